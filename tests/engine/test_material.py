"""Assembling a game's functions into one namespace."""

from types import ModuleType
from typing import Any

import pytest

from terrae.engine.material import assemble, is_table


def module(name: str, source: str) -> ModuleType:
    made = ModuleType(name)
    exec(source, vars(made))
    return made


def plain(*modules: ModuleType, **replaced: Any) -> Any:
    return assemble(modules, lambda function: function, lambda table: table, replaced)


RULES = "LIMIT = 8\nVALUES = (1, 2, 3)\ndef top(): return VALUES[-1]\ndef limit(): return LIMIT + top()\n"


def test_functions_find_each_other_across_modules() -> None:
    loops = module("loops", "def twice(): return limit() * 2\n")
    run = plain(loops, module("rules", RULES))
    assert run.twice() == 22


def test_a_replaced_function_is_used_by_all_the_others() -> None:
    def lower() -> int:
        return 1

    rules = module("rules", RULES)
    assert plain(rules, top=lower).limit() == 9
    assert plain(rules).limit() == 11
    assert vars(rules)["limit"]() == 11


def test_the_module_s_own_functions_stay_as_they_are() -> None:
    rules = module("rules", RULES)
    run = plain(rules)
    assert run.limit is not vars(rules)["limit"]
    assert run.limit.__name__ == "limit"
    assert run.limit.__module__ == "rules"


def test_functions_and_tables_go_through_their_wraps() -> None:
    run = assemble([module("rules", RULES)], lambda f: lambda: -f(), lambda t: [n * 10 for n in t], {})
    assert run.VALUES == [10, 20, 30]
    assert run.top() == -30
    assert run.limit() == -(8 - 30)


def test_defaults_are_kept() -> None:
    assert plain(module("rules", "def more(n=3): return n + 1\n")).more() == 4


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("def f(): return 1\n", "def f(): return 1\n"),
        ("LIMIT = 8\n", "LIMIT = 9\n"),
        ("VALUES = (1, 2)\n", "VALUES = (1, 3)\n"),
        ("LIMIT = 8\n", "def LIMIT(): return 8\n"),
    ],
)
def test_a_name_that_means_two_things_is_refused(one: str, other: str) -> None:
    with pytest.raises(ValueError, match=r"(f|LIMIT|VALUES) means two things in second"):
        plain(module("first", one), module("second", other))


def test_the_same_thing_imported_twice_is_one_thing() -> None:
    first = module("first", RULES)
    second = module("second", "")
    vars(second).update(LIMIT=8, VALUES=(1, 2, 3), top=vars(first)["top"])
    assert plain(first, second).limit() == 11


def test_only_functions_of_the_modules_themselves_are_taken() -> None:
    rules = module("rules", "from json import dumps\nfrom random import Random\nname = 'x'\ndef f(): return 1\n")
    assert sorted(vars(plain(rules))) == ["f"]


def test_tables_are_tuples_of_whole_numbers() -> None:
    assert is_table(())
    assert is_table((1, 2))
    assert is_table(((1, 2), (3,)))
    assert not is_table((1, "a"))
    assert not is_table([1, 2])
    assert not is_table((1.5,))
