"""What can be wrong with a page for those who see it, touch it or have it read to them, found in the page itself."""

from __future__ import annotations

from pathlib import Path

from .windows import Window

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# Text that is cut off or runs out of its box, and pages wider than the screen. What can be scrolled to is fine.
OVERFLOW = """() => {
  const found = new Set()
  const name = (e) => e.tagName.toLowerCase() + (e.id ? '#' + e.id : '') +
    [...e.classList].filter((c) => !c.startsWith('svelte-')).map((c) => '.' + c).join('')
  const path = (e) => [e.parentElement?.parentElement, e.parentElement, e].filter(Boolean).map(name).join(' ')
  if (document.documentElement.scrollWidth > innerWidth) {
    const all = [...document.querySelectorAll('body *')]
    const wide = all.filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
    found.add(`page ${document.documentElement.scrollWidth} > ${innerWidth}: ${wide.slice(-1).map(path)}`)
  }
  // Clipped to nothing by a style sheet: it is there to be read aloud, as what bears the class `vh` is.
  const isSpokenOnly = (e) => e && (getComputedStyle(e).clipPath === 'inset(50%)' || isSpokenOnly(e.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const own = text.parentElement
    if (!text.textContent.trim() || !own.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue
    if (own.closest('svg, .vh, select, script, style, .sky') || isSpokenOnly(own)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (!box.width) continue
    const say = (what) => found.add(`${what}: ${path(own)} "${text.textContent.trim().slice(0, 40)}"`)
    for (let e = own; e && e !== document.documentElement; e = e.parentElement) {
      const style = getComputedStyle(e)
      const around = e.getBoundingClientRect()
      const turned = style.transform !== 'none' || style.rotate !== 'none'
      if (turned) break
      const outX = box.left < around.left - 2 || box.right > around.right + 2
      const outY = box.top < around.top - 4 || box.bottom > around.bottom + 4
      if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) {
        if (outX && style.overflowX === 'hidden') say('cut')
        break
      }
      if (style.overflowX === 'hidden' && outX) { say('cut'); break }
      if (style.overflowY === 'hidden' && outY) { say('cut below'); break }
      if (outX && e.matches('button, .btn, a.tool, .chip')) { say('out of ' + name(e)); break }
      if (style.position === 'fixed' && box.right > innerWidth + 1) { say('off the screen'); break }
    }
  }
  return [...found]
}"""

# What is to be touched and smaller than a finger: links inside sentences may be.
SMALL = """(least) => {
  const found = []
  for (const e of document.querySelectorAll('a, button, input, select, textarea, [role="button"], [tabindex="0"]')) {
    if (!e.checkVisibility({ checkVisibilityCSS: true })) continue
    const target = e.matches('input, select') ? e.closest('label') ?? e : e
    if (e.matches('a') && getComputedStyle(e).display === 'inline') continue
    const { width, height } = target.getBoundingClientRect()
    if (width < 2 || (width >= least - 0.5 && height >= least - 0.5)) continue
    found.push(`${Math.round(width)}x${Math.round(height)} ${target.outerHTML.slice(0, 110)}`)
  }
  return [...new Set(found)]
}"""

# Wait until everything is there, in its own fonts, and drawn.
DRAWN = """async () => {
  const began = performance.now()
  const frame = () => new Promise(requestAnimationFrame)
  do {
    if (performance.now() - began > 60_000) throw new Error('it is never drawn')
    await frame()
    await frame()
    await document.fonts.ready
  } while (document.fonts.status === 'loading' || !document.querySelector('main'))
}"""

# From now on lay the page out, but draw nothing of it: drawing takes longer than all else that a test does to a page.
# Clipped, it is all there for who measures boxes and styles; transparent, also for a pointer.
CLIP = "() => document.documentElement.style.setProperty('clip-path', 'circle(0)')"
CLEAR = "() => document.documentElement.style.setProperty('opacity', '0')"

# Speak another language, where the page stands.
SPEAK = """async (language) => {
  const select = document.querySelector(`option[value="${language}"]`).parentElement
  select.value = language
  select.dispatchEvent(new Event('change', { bubbles: true }))
  const began = performance.now()
  while (document.documentElement.lang !== language) {
    if (performance.now() - began > 60_000) throw new Error(`it does not speak ${language}`)
    await new Promise(requestAnimationFrame)
  }
}"""


# What axe looks for: everything, or only what depends on colours.
ASK_AXE = """(colours) => {
  const runOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
  return axe.run({ resultTypes: ['violations'], ...(colours ? { runOnly } : {}) })
}"""


def axe_finds(window: Window, colours: bool = False) -> list[tuple[str, str, str]]:
    """What axe has to say against the page, or against its colours alone: the rule, the element and why."""
    if not window.page.evaluate("() => 'axe' in window"):
        window.page.evaluate(AXE.read_text("utf-8"))
    found = window.page.evaluate(ASK_AXE, colours)
    return [
        (violation["id"], node["html"][:160], node["failureSummary"][:200])
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
