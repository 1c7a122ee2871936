import type { Page } from '@playwright/test'
import { INFO_PAGES } from '#contract/info-pages.ts'
import { LANGUAGE_COOKIE } from '#contract/languages.ts'
import { findingsInBothThemes } from './axe.ts'
import { everyPlace, fillEveryKind } from './every-place.ts'
import { expect, test } from './journey.ts'
import { followSystemTheme } from './steps.ts'
import { layoutFaults } from './whole-texts.ts'

const WIDTHS = [1360, 360] as const
const HEIGHT = 860
const ENGLISH_DAYS = namesOf('weekday', 'day').join('|')
const ENGLISH_MONTHS = namesOf('month', 'month').join('|')
/** What stands alike in every language: names of formats and keys, codes of currencies, what `Intl` says of days and countries. */
const ALIKE =
  /Pricewright|\b(?:CSV|XLSX|PDF|SKU|ID|IBAN|BIC|VAT|ISO|EUR|USD|GBP|Ctrl|Shift|Enter|Esc|Tab|Alt|Del|UTC|Linux|HeadlessChrome|Chrome)\b|@|\d|^[A-Z]{3} · |· [A-Z]{3}$|^now$/
/** The country of a browser that speaks as Playwright's does. */
const OWN_COUNTRY = new Intl.DisplayNames('en', { type: 'region' }).of('US')
const BY_INTL = new RegExp(`^(?:${ENGLISH_DAYS}|${ENGLISH_MONTHS}|${OWN_COUNTRY})$`)
/** What stands in rows that the product itself made, and what the server says of them, which speaks no test language. */
const STORED = /^(My Business|Uncategorized|\s*Test|Marked as sent)$/

function namesOf(part: 'weekday' | 'month', unit: 'day' | 'month'): readonly string[] {
  const days = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, unit === 'day' ? 0 : at, at + 1)))
  return (['long', 'short'] as const).flatMap((length) =>
    days.map((day) => new Intl.DateTimeFormat('en', { [part]: length, timeZone: 'UTC' }).format(day)),
  )
}

/** What is read or said on the page in letters of ours that no test language has made. */
async function untouched(page: Page, isMade: (text: string) => boolean): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>()
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('style, script, noscript, option')) continue
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'data-tip'])
        found.add(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) if (node.nodeType === 3) found.add(node.textContent ?? '')
    }
    return [...found]
  })
  return texts.filter(
    (text) => /[a-z]{3}/.test(text) && ![isMade, ...[ALIKE, BY_INTL, STORED].map(matches)].some((known) => known(text)),
  )
}

const matches = (known: RegExp) => (text: string) => known.test(text)

const MADE = {
  'en-XA': (text: string) => /[⟦⟧]/.test(text),
  'en-XB': (text: string) => text.includes('\u202E'),
} as const

for (const [language, isMade] of Object.entries(MADE)) {
  test(`SHELL-10 SHELL-09 every screen stands in the test language ${language}, wide and on a phone: nothing is cut, overlaps or stays English @deep`, async ({
    shop,
    rest,
    context,
  }) => {
    test.setTimeout(900_000)
    const places = everyPlace(await fillEveryKind(rest))
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: shop.url() }])
    await shop.goto('/')
    await expect(shop.locator('html')).toHaveAttribute('lang', language)
    const found: string[] = []
    for (const { what, address } of places) {
      await shop.setViewportSize({ width: WIDTHS[0], height: HEIGHT })
      await open(shop, address)
      for (const width of WIDTHS) {
        await shop.setViewportSize({ width, height: HEIGHT })
        found.push(...(await layoutFaults(shop, `${what}, ${width}`)))
      }
      found.push(...(await untouched(shop, isMade)).map((text) => `${what}: stays English: ${text}`))
    }
    expect(found).toEqual([])
  })
}

for (const language of ['de', 'fr', 'es', 'en-XB']) {
  test(`SHELL-08 SHELL-09 SHELL-10 PAGE-05 every screen and page of information is accessible in both themes in ${language}, and nothing is cut, wide and on a phone @deep`, async ({
    shop,
    rest,
    context,
  }) => {
    test.setTimeout(1_800_000)
    // The pages of information are the server's, which speaks no test language.
    const info = INFO_PAGES.map(({ id, path }) => ({ what: id, address: path }))
    const places = [...everyPlace(await fillEveryKind(rest)), ...(language === 'en-XB' ? [] : info)]
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: shop.url() }])
    await followSystemTheme(shop)
    const found: string[] = []
    for (const { what, address } of places) {
      for (const width of WIDTHS) {
        await shop.setViewportSize({ width, height: HEIGHT })
        await open(shop, address)
        found.push(...(await layoutFaults(shop, `${what}, ${width}`)))
        found.push(...(await findingsInBothThemes(shop, `${what}, ${width}`)))
      }
    }
    expect(found).toEqual([])
  })
}

test.describe('what opens over a page', () => {
  test.use({ hasHowTo: true })

  for (const language of ['de', 'en-XA', 'en-XB'] as const) {
    test(`SHELL-10 SHELL-09 SHELL-08 the how-to, a new event and the notes of a page stand in ${language}, in both themes, wide and on a phone @deep`, async ({
      shop,
      rest,
      context,
    }) => {
      test.setTimeout(300_000)
      await rest.create('sticky-notes', { content: 'Θήτα' })
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: shop.url() }])
      await followSystemTheme(shop)
      const found: string[] = []
      const look = async (what: string): Promise<void> => {
        found.push(...(await layoutFaults(shop, what)), ...(await findingsInBothThemes(shop, what)))
        if (language !== 'de') found.push(...(await untouched(shop, MADE[language])).map((text) => `${what}: ${text}`))
      }
      for (const width of WIDTHS) {
        await shop.setViewportSize({ width, height: HEIGHT })
        await open(shop, '/')
        await expect(shop.locator('html')).toHaveAttribute('lang', language)
        await expect(shop.getByRole('dialog')).toBeVisible()
        await look(`the how-to, ${width}`)
      }
      await shop.getByRole('dialog').getByRole('button').last().click()
      // Found by where they stand: each language calls them otherwise.
      for (const width of WIDTHS) {
        await shop.setViewportSize({ width, height: HEIGHT })
        await open(shop, '/calendar?view=month')
        await shop.locator('[data-day] > button').first().click()
        await expect(shop.getByRole('complementary').or(shop.getByRole('dialog')).last()).toBeVisible()
        await look(`a new event, ${width}`)
      }
      await open(shop, '/brands')
      await shop.locator('[data-floating-row] button').click()
      await shop.getByRole('menuitem').last().click()
      await expect(shop.getByRole('dialog')).toBeVisible()
      await look('the notes of a page on a phone')
      expect(found).toEqual([])
    })
  }
})

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading').first()).toBeVisible()
}
