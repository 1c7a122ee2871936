import type { Page } from '@playwright/test'
import { unpricedMessages, whatIfMessages } from '#web/features/products/what-if-messages.ts'
import { firstPricedRowSelector, firstPriceSelector, totalSelector } from './device.ts'
import type { Moment } from './page/probe.ts'

/** Article numbers, so that every further digit finds fewer products, and every digit taken back finds more. */
const TERMS = ['7531', '4286', '1937', '6408', '2759']
const PAUSE_MS = 400

async function after(page: Page, selector: string, act: () => Promise<void>): Promise<Moment> {
  await page.evaluate((watched) => window.probe.watch(watched), selector)
  await act()
  return page.evaluate(() => window.probe.changed())
}

/** Types and deletes in the search, one key after the other: each changes how many products are found. */
export async function typeInSearch(page: Page): Promise<Moment[]> {
  const moments: Moment[] = []
  await page.getByRole('searchbox').click()
  for (const term of TERMS) {
    for (const key of [...Array.from(term), ...Array.from(term, () => 'Backspace')]) {
      moments.push(await after(page, totalSelector, () => page.keyboard.press(key)))
      // People do not type faster than this, and the address follows in the meantime.
      await page.waitForTimeout(PAUSE_MS)
    }
  }
  return moments
}

/** Opens the first product with a price beside its list and gives it another cost, again and again. */
export async function editFirstRow(page: Page, edits: number): Promise<Moment[]> {
  await openFirstRow(page)
  const moments: Moment[] = []
  for (let n = 0; n < edits; n += 1) {
    await costInput(page).fill(`${100 + n}.50`)
    moments.push(await after(page, firstPriceSelector, () => page.keyboard.press('Enter')))
    await page.waitForTimeout(PAUSE_MS)
  }
  return moments
}

/** Milliseconds from the key press on one device to the changed price on the screen of another. */
export async function editFromElsewhere(page: Page, other: Page, edits: number): Promise<number[]> {
  await openFirstRow(other)
  const times: number[] = []
  for (let n = 0; n < edits; n += 1) {
    await costInput(other).fill(`${200 + n}.50`)
    await page.evaluate((watched) => window.probe.watch(watched), firstPriceSelector)
    const there = await after(other, firstPriceSelector, () => other.keyboard.press('Enter'))
    const here = await page.evaluate(() => window.probe.changed())
    times.push(here.painted - there.acted)
    await page.waitForTimeout(PAUSE_MS)
  }
  return times
}

/** Moves the what-if margin, one percent a key press: the price of every product without pricing of its own changes. */
export async function moveWhatIf(page: Page, steps: number): Promise<Moment[]> {
  await page.getByRole('button', { name: unpricedMessages.tryOut }).click()
  await page.getByLabel(whatIfMessages.retailMargin).click()
  const moments: Moment[] = []
  for (let n = 0; n < steps; n += 1) {
    moments.push(await after(page, 'tbody', () => page.keyboard.press(n % 2 === 0 ? 'ArrowUp' : 'ArrowDown')))
    await page.waitForTimeout(PAUSE_MS)
  }
  return moments
}

const costInput = (page: Page) => page.getByRole('textbox', { name: 'Supplier price ($)', exact: true })

async function openFirstRow(page: Page): Promise<void> {
  await page
    .locator(firstPricedRowSelector)
    .first()
    .click({ position: { x: 120, y: 10 } })
  await costInput(page).waitFor()
}
