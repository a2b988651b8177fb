"""A bot that tries every option and takes the one after which its player stands best.

The look-ahead is one step: an option is followed until the question it belongs to is settled, that is until the next
choice of an action, the end of the turn or of the round; questions that come up on the way are answered by the same
measure, two questions deep. Hidden information is not looked at: everything happens on `Game.sample`, in which the
piles and the others' hands are drawn anew.

The measure, in points of the final scoring (`standing`): the score as it stands, and what may still come of

- tokens, each with a worth of its own, less towards the end of the game;
- archaeologists on the board and cards in hand, as long as the player has not passed;
- the deck: the mean quality of its cards for every card that will be drawn in later rounds;
- assistants, for each round that they can still be used in;
- rows climbed on the research track, more in earlier rounds;
- unused boons and unused idols with a free slot;
- less a Fear for each archaeologist at a guarded site.
"""

from __future__ import annotations

from typing import ClassVar

from arnak_core import Game, Option
from arnak_core.base.flow import ChooseMainAction, EndTurn
from arnak_core.components import Artifact, BasicCard, Card
from arnak_core.events import TurnEnded
from arnak_core.ruleset import Ruleset, derived
from arnak_core.state import Player
from arnak_core.vocabulary import ROUNDS

from . import Bot

TOKEN_WORTH = (0.65, 0.9, 0.75, 1.4, 1.9)
"""Points that a coin, compass, tablet, arrowhead and jewel are worth before the last round."""
LAST_ROUND = 0.85
"""How much of that is left in the last round, before passing; after it, nothing is."""
ARCHAEOLOGIST = 1.1
CARD_IN_HAND = 0.35
"""Any card in hand, beside its quality: it pays for travel."""
ASSISTANT, GOLD_ASSISTANT = 0.9, 0.9
"""An assistant for each use."""
BOON = 1.3
IDOL_SLOT = 2.4
"""The effect of a free idol slot."""
GUARDED = 1.3
"""The Fear of an archaeologist at a guarded site."""
GLASS_ROW, NOTEBOOK_ROW = 1.6, 1.0
"""Each row climbed, beside its points: higher rows give more."""
USUAL_CARD, PRICE_WORTH, ARTIFACT_LESS = 0.38, 0.17, 0.14
"""The quality of a card of the row: without its price, for each coin or compass of it, and less for an artifact."""
CARDS_A_ROUND = 5
DEPTH = 2
"""How many questions on the way are answered by looking ahead in their turn."""
MOST_QUESTIONS = 40
"""Questions followed at most before the position is judged as it is."""


class Greedy(Bot):
    """Takes the option after which its player stands best."""

    name: ClassVar[str] = "greedy"
    description: ClassVar[str] = "tries every option and takes the one after which it stands best"

    def choose(self, game: Game, chance: int) -> str:
        decision = game.decision
        seat = decision.player
        guess = game.sample(seat, chance)
        if guess.is_over or guess.decision.player != seat:
            return decision.options[0].key
        likely = {option.key for option in guess.decision.options}
        candidates = [option.key for option in decision.options if option.key in likely]
        if not candidates:
            return decision.options[0].key
        return max(candidates, key=lambda key: follow(guess, key, seat, DEPTH))


def follow(game: Game, key: str, seat: int, depth: int) -> float:
    """How good the option is for the seat."""
    turn = game.state.turn
    round_ = game.state.round
    game = game.copy()
    game.choose(key)
    for _ in range(MOST_QUESTIONS):
        state = game.state
        if game.is_over:
            return float(points(game, seat))
        if state.round != round_:
            return standing(game, seat, out=True)
        if turn == seat and (state.turn != seat or any(isinstance(event, TurnEnded) for event in game.events)):
            return standing(game, seat)
        decision = game.decision
        if decision.player != seat or isinstance(state.stack[-1], (ChooseMainAction, EndTurn)):
            return standing(game, seat)
        options = own_options(decision.options)
        if depth > 0 and decision.free_actions:
            return max(follow(game, option.key, seat, depth - 1) for option in options)
        game.choose(best_now(game, options, seat))
    return standing(game, seat)


def own_options(options: list[Option]) -> list[Option]:
    """The answers to the question itself, without the free actions offered beside it."""
    return [option for option in options if not option.free] or options


def best_now(game: Game, options: list[Option], seat: int) -> str:
    """The key of the option after which the position looks best at once."""

    def at_once(option: Option) -> float:
        after = game.copy()
        after.choose(option.key)
        return standing(after, seat, out=after.state.round != game.state.round)

    return max(options, key=at_once).key


def points(game: Game, seat: int) -> int:
    """The seat's score as it stands."""
    table = game.table
    leader = table.state.players[seat].leader
    return sum(rule.points(table, seat) for rule in table.rules.scoring[leader])


def standing(game: Game, seat: int, *, out: bool = False) -> float:
    """The measure: the score and what may still come. `out`: the round is over for the seat."""
    state = game.state
    rules = game.rules
    player = state.players[seat]
    out = out or player.passed
    rounds_left = ROUNDS - state.round
    worth = float(points(game, seat))
    if not rounds_left and out:
        return worth
    share = 1.0 if rounds_left else LAST_ROUND
    worth += share * sum(number * each for number, each in zip(player.tokens, TOKEN_WORTH, strict=True))
    quality = card_qualities(rules)
    cards = player.cards
    usual = sum(quality[card] for card in cards) / len(cards) if cards else 0.0
    worth += rounds_left * CARDS_A_ROUND * usual * min(1.0, len(cards) / CARDS_A_ROUND)
    if out:
        worth += sum(quality[card] - usual for card in player.hand)
    else:
        worth += sum(quality[card] + CARD_IN_HAND for card in player.hand)
        worth += share * (ARCHAEOLOGIST * player.archaeologists + 0.3 * sum(player.travel))
    for assistant in player.assistants:
        each = GOLD_ASSISTANT if assistant.gold else ASSISTANT
        worth += each * (rounds_left + (0.8 if assistant.ready and not out else 0.0))
    worth += BOON * sum(not guardian.used for guardian in player.guardians)
    worth += _idols_to_slot(rules, player)
    rows = rules.spaces
    climbed = GLASS_ROW * rows[player.magnifying_glass].row + NOTEBOOK_ROW * rows[player.notebook].row
    worth += climbed * rounds_left / ROUNDS
    worth -= GUARDED * sum(site.figures.count(seat) for site in state.sites if site.guardian and seat in site.figures)
    return worth


def _idols_to_slot(rules: Ruleset, player: Player) -> float:
    """What putting unused idols into free slots would still give, beyond the points that the slots lose."""
    free = [slot.points for slot, idol in zip(rules.idol_slots(player).slots, player.slots, strict=False) if not idol]
    return sum(max(0.0, IDOL_SLOT - points) for points in free[: len(player.idols)])


@derived
def card_qualities(rules: Ruleset) -> dict[str, float]:
    """What drawing each card once is worth."""
    return {card.id: card_quality(card) for card in rules.cards.values()}


def card_quality(card: Card) -> float:
    """What drawing the card once is worth: its price says how good its effect is."""
    if isinstance(card, BasicCard):
        return 0.1 if card.is_fear else 0.5
    price = getattr(card, "cost", 0)
    return USUAL_CARD + PRICE_WORTH * price - (ARTIFACT_LESS if isinstance(card, Artifact) else 0.0)
