"""What can't be a configuration is refused, by whoever gives it."""

from __future__ import annotations

import pytest

from arnak_core import BadConfiguration, GameConfig, new_game


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": "3"}, "Expected `int`, got `str` - at `$.players`"),
        ({"players": 2.0}, "Expected `int`, got `float` - at `$.players`"),
        ({"seed": None}, "Expected `int`, got `null` - at `$.seed`"),
        ({"board": 1}, "Expected `str`, got `int` - at `$.board`"),
        ({"without": [3]}, "at `$.without"),
        ({"options": {"base": 3}}, "Expected `object`, got `int` - at `$.options"),
        ({"leaders": [object()]}, "the configuration is wrong"),
        ({"expansions": "base"}, "expansions is a list of ids: ['base'], not 'base'"),
        ({"expansions": ["base:"]}, "'base:': after the colon comes content or rules"),
    ],
)
def test_values_of_wrong_types_are_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(BadConfiguration) as refused:
        new_game(GameConfig(**given))  # type: ignore[arg-type]
    assert said in str(refused.value)


def test_seeds_may_be_of_any_size() -> None:
    for seed in (-1, 10**30):
        assert new_game(GameConfig(seed=seed)).config.seed == seed
