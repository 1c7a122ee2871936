import { firstPageScripts, sizesOf } from './first-page.ts'
import { expect, test } from './journey.ts'

/** KiB gzip of JavaScript. */
const BUDGET = 120

test('NAV-03 SHELL-10 pages load lazily: a new browser can use its first page after at most 120 KiB of JavaScript, in each language', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000)
  const scripts = await firstPageScripts(
    browser,
    product.url,
    // The list has the most of all; the others differ between languages as it does.
    (page, language) => page === 'list' || language === 'en',
  )
  for (const [page, kib] of Object.entries(sizesOf(scripts))) {
    expect(kib, `${page} was measured`).toBeGreaterThan(40)
    expect(kib, `${page}: ${JSON.stringify(scripts, undefined, 1)}`).toBeLessThanOrEqual(BUDGET)
  }
})
