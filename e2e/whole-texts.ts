import type { Page } from '@playwright/test'

/** What of a page is cut, lies over something else or makes it scroll sideways, in words; nothing where it stands well (SHELL-09). */
export async function layoutFaults(page: Page, what: string): Promise<readonly string[]> {
  // What is drawn later than the page may push it once more.
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await page.evaluate(faultsOf)).length === 0) return []
    await page.waitForTimeout(LOOK_MS)
  }
  return (await page.evaluate(faultsOf)).map((fault) => `${what}: ${fault}`)
}

const LOOKS = 4
const LOOK_MS = 300

/** Runs in the page. */
function faultsOf(): readonly string[] {
  const root = document.documentElement
  const isSeen = (element: Element): boolean =>
    element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true })
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen)
  const named = (element: HTMLElement): string =>
    (element.getAttribute('aria-label') ?? element.innerText).trim().slice(0, 60) || element.tagName

  const sideways = root.scrollWidth - root.clientWidth
  const beyond = all('main *').filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
  const faults = sideways > 0 ? [`scrolls sideways by ${sideways}: ${beyond.slice(0, 2).map(named).join(', ')}`] : []

  // What people wrote is as long as it is: an e-mail address, the title of an event in the calendar.
  const cut = all('button, nav a, nav span, button span, label span, legend, h1, h2, h3, dt').filter(
    (label) =>
      label.scrollWidth > label.clientWidth + 1 &&
      getComputedStyle(label).overflowX !== 'visible' &&
      !label.closest('[data-entry]'),
  )
  faults.push(...cut.filter(({ innerText }) => !innerText.includes('@')).map((label) => `cut: ${named(label)}`))

  const pen = document.createElement('canvas').getContext('2d')
  for (const select of all('select') as HTMLSelectElement[]) {
    const { fontWeight, fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
    if (pen) pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    // A currency is known by its code, which comes first; of its name the list tells the rest.
    const words = (select.selectedOptions[0]?.label ?? '').replace(/^([A-Z]{3}) · .*$/, '$1 · …')
    const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    if ((pen?.measureText(words).width ?? 0) > room + 1) faults.push(`cut: the choice ${words}`)
  }

  const isPlaced = (element: Element): boolean => {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
      if (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(each).position)) return true
    return false
  }
  // An entry of the calendar lies over the day whose press adds another.
  const isOverDay = (...pair: readonly Element[]): boolean =>
    pair.filter((each) => each.closest('[data-entry]')).length === 1
  const controls = all('main :is(button, a[href], input, select, textarea)').filter((control) => !isPlaced(control))
  const boxes = controls.map((control) => control.getBoundingClientRect())
  for (const [index, one] of controls.entries()) {
    for (const [step, other] of controls.slice(index + 1).entries()) {
      const [a, b] = [boxes[index], boxes[index + 1 + step]]
      if (!a || !b || one.contains(other) || other.contains(one) || isOverDay(one, other)) continue
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > 2 && down > 2) faults.push(`over each other: ${named(one)} and ${named(other)}`)
    }
  }
  return faults
}
