import { LANGUAGE_COOKIE } from '#contract/languages.ts'
import type { Page } from '@playwright/test'
import { screens } from '#contract/screens.ts'
import type { Screen } from '#contract/screen.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { expectLabelsWhole, expectNoSidewaysScroll } from './steps.ts'

const WIDTHS = [1360, 360] as const
/** What stands alike in every language: names of formats and keys, codes of currencies, what `Intl` says of days and countries. */
const ALIKE =
  /Pricewright|\b(?:CSV|XLSX|PDF|SKU|ID|IBAN|BIC|VAT|ISO|EUR|USD|GBP|Ctrl|Shift|Enter|Esc|Tab|Alt|Del|UTC|Linux|HeadlessChrome|Chrome)\b|@|\d|^[A-Z]{3} · |· [A-Z]{3}$|^now$/
/** What stands in rows that the product itself made. */
const STORED = /^(My Business|Uncategorized|\s*Test)$/
const SIGNED_OUT: ReadonlySet<string> = new Set(['logout', 'login', 'sign-up'])

/** A row of each kind with Greek names, so that every Latin letter on a page is a text of ours. */
async function fill(rest: Rest): Promise<ReadonlyMap<string, string>> {
  const category = await rest.create('categories', { name: 'Ωμέγα' })
  const product = await rest.create('products', {
    name: 'Άλφα',
    sku: 'Α-1',
    categoryId: category,
    costBreakdown: { baseCost: 4 },
  })
  const rows: [string, string, Readonly<Record<string, unknown>>][] = [
    ['service', 'services', { name: 'Βήτα' }],
    ['customer', 'customers', { name: 'Γάμμα' }],
    ['shipment', 'shipments', { name: 'Δέλτα' }],
    ['priceList', 'price-lists', { title: 'Έψιλον', productIds: [product] }],
    ['document', 'documents', { documentType: 'invoice', items: [{ description: 'Ζήτα', quantity: 1, unitPrice: 4 }] }],
  ]
  const ids = new Map([['product', product]])
  for (const [kind, path, row] of rows) ids.set(kind, await rest.create(path, row))
  return ids
}

const addressOf = ({ path, record }: Screen, ids: ReadonlyMap<string, string>): string =>
  record !== undefined && path !== '/products' && ids.has(record) ? `${path}?id=${ids.get(record)}` : path

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
  return texts.filter((text) => /[a-z]{3}/.test(text) && !isMade(text) && !ALIKE.test(text) && !STORED.test(text))
}

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
    test.setTimeout(240_000)
    const ids = await fill(rest)
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: shop.url() }])
    await shop.goto('/')
    await expect(shop.locator('html')).toHaveAttribute('lang', language)
    const found: string[] = []
    for (const screen of screens as readonly Screen[]) {
      if (SIGNED_OUT.has(screen.id)) continue
      await shop.setViewportSize({ width: WIDTHS[0], height: 860 })
      await shop.goto(addressOf(screen, ids))
      await expect(shop.getByRole('heading').first()).toBeVisible()
      for (const width of WIDTHS) {
        await shop.setViewportSize({ width, height: 860 })
        await expectNoSidewaysScroll(shop, `${screen.id}, ${width},`)
        await expectLabelsWhole(shop, `${screen.id}, ${width}`)
      }
      if (language === 'en-XB') await expectAccessible(shop, screen.id)
      found.push(...(await untouched(shop, isMade)).map((text) => `${screen.id}: ${text}`))
    }
    expect(found).toEqual([])
  })
}
