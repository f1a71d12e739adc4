"""What a finger reaches: elements as large as it and with nothing on them, where they are or after scrolling to them.

On a phone nothing that a decision needs is scrolled to: there it must lie on the screen as it stands.
"""

from __future__ import annotations

from collections.abc import Iterable

from .looks import DRAWN
from .windows import Window

Size = tuple[int, int]
Step = tuple[list[str], list[str]]
"""What is tapped, and what must be in reach then."""
WIDE: tuple[Size, ...] = ((820, 1180), (1024, 768), (1366, 768), (1440, 900))
UPRIGHT: tuple[Size, ...] = ((320, 568), (360, 640), (390, 664), (360, 740), (390, 844))
SIDEWAYS: tuple[Size, ...] = ((667, 375), (740, 360), (844, 390))
PHONES = (*UPRIGHT, *SIDEWAYS)
TOUCH = 44
STRIP = 24
"""So much of each card is seen in the fullest hand on the narrowest phone."""

# A way through a decision: at each step, tap some elements, then look at others. What a finger does not reach of those,
# and why. An option is touched by its list.
WALK = """async ([steps, least, isStill]) => {
  const spots = [0.5, 0.1, 0.9, 0.3, 0.7].flatMap((x) => [0.5, 0.1, 0.3, 0.7, 0.9].map((y) => [x, y]))
  const why = (selector, e) => {
    if (!isStill) e.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { left, top, right, bottom, width, height } = e.getBoundingClientRect()
    if (width < least - 0.5 || height < least - 0.5) return `${selector} is ${width | 0}x${height | 0}`
    if (isStill && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
      return `${selector} is off the screen`
    if (spots.some(([x, y]) => e.contains(document.elementFromPoint(left + x * width, top + y * height)))) return ''
    const on = document.elementFromPoint(left + width / 2, top + height / 2)
    return `${selector} lies under ${on ? on.outerHTML.slice(0, 80) : 'the edge'}`
  }
  const look = (selector) => {
    const all = [...document.querySelectorAll(selector)].map((e) => e.closest('label') ?? e)
    const seen = all.filter((e) => e.checkVisibility({ checkVisibilityCSS: true }))
    if (!seen.length) return [`${selector} ${all.length ? 'is hidden' : 'is not there'}`]
    const wrong = seen.map((e) => why(selector, e))
    return wrong.includes('') ? [] : [wrong[0]]
  }
  const found = []
  for (const [taps, looks] of steps) {
    for (const selector of taps) {
      const element = document.querySelector(selector)
      if (!element) found.push(`${selector} cannot be tapped`)
      element?.click()
      await new Promise((done) => setTimeout(done))
    }
    found.push(...looks.flatMap(look))
  }
  return found
}"""

# Of these, each must show a square that a finger finds, wherever its neighbours lie on it.
SHOWN = """([selector, least, isStill]) => [...document.querySelectorAll(selector)].flatMap((e, nth) => {
  if (!isStill) e.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { left, top, right, bottom } = e.getBoundingClientRect()
  const step = 4
  let best = 0, above = []
  for (let y = top; y <= bottom; y += step) {
    const row = []
    for (let x = left; x <= right; x += step) {
      const i = row.length
      const is = e.contains(document.elementFromPoint(x, y))
      row.push(is ? Math.min(row[i - 1] ?? 0, above[i] ?? 0, above[i - 1] ?? 0) + 1 : 0)
      best = Math.max(best, row[i])
    }
    above = row
  }
  return best * step < least ? [`${selector} ${nth} shows ${best * step}`] : []
})"""

# Whether the page, or a part of it that is always there, can be scrolled. Lists that one opens may.
SCROLLS = """() => [document.documentElement, ...document.querySelectorAll('main, main *')].flatMap((e) => {
  if (e.closest('dialog, .talkdrop, .log, .vh, .tale')) return []
  const isRoot = e === document.documentElement
  const { overflowY, overflowX } = getComputedStyle(e)
  const may = (how) => isRoot || how === 'auto' || how === 'scroll'
  const isHigher = may(overflowY) && e.scrollHeight > (isRoot ? innerHeight : e.clientHeight) + 1
  const isWider = may(overflowX) && e.scrollWidth > (isRoot ? innerWidth : e.clientWidth) + 1
  return isHigher || isWider ? [`${e.tagName}.${e.className} scrolls`] : []
})"""

# Wait until everything that moves has come to its place.
STILL = """async () => {
  const isPassing = (one) => one.effect?.getComputedTiming().endTime !== Infinity
  const moving = () => document.getAnimations().filter((one) => one.playState === 'running' && isPassing(one))
  while (moving().length) await Promise.allSettled(moving().map((one) => one.finished))
}"""

# Where these parts stand.
PLACES = """(selectors) => selectors.map((selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
})"""


def is_phone(size: Size) -> bool:
    return size in PHONES


def resize(window: Window, size: Size) -> None:
    window.page.set_viewport_size({"width": size[0], "height": size[1]})
    window.page.evaluate(DRAWN)
    window.page.evaluate(STILL)


def unreached(window: Window, steps: Iterable[Step], size: Size) -> list[str]:
    """What no finger reaches on this way through a decision at this size."""
    found: list[str] = window.page.evaluate(WALK, [list(steps), TOUCH, is_phone(size)])
    return found


def untouchable(window: Window, selectors: Iterable[str], size: Size) -> list[str]:
    """What of these no finger reaches at this size, as things stand."""
    return unreached(window, [([], list(selectors))], size)


def covered(window: Window, selector: str, size: Size) -> list[str]:
    """Which of these show too little to be touched."""
    least = STRIP if is_phone(size) else TOUCH
    found: list[str] = window.page.evaluate(SHOWN, [selector, least, is_phone(size)])
    return found


def scrolling(window: Window, size: Size) -> list[str]:
    """What can be scrolled on a phone; elsewhere a page may be longer than the screen."""
    found: list[str] = window.page.evaluate(SCROLLS) if is_phone(size) else []
    return found


def told(wrong: dict[str, list[str]]) -> str:
    """What is wrong, and where."""
    return "\n".join(f"{problem}: {', '.join(dict.fromkeys(where))}" for problem, where in wrong.items())


def places(window: Window, *selectors: str) -> list[list[int]]:
    found: list[list[int]] = window.page.evaluate(PLACES, list(selectors))
    return found
