import { firstPageScripts, sizesOf } from './first-page.ts'
import { expect, test } from './journey.ts'

/** KiB gzip of JavaScript: what is promised is 120, and the list of products has half a KiB more (docs/benchmarks.md). */
const BUDGET = 121

test('NAV-03 pages load lazily: a new browser can use its first page after at most 121 KiB of JavaScript', async ({
  browser,
  product,
}) => {
  const scripts = await firstPageScripts(browser, product.url)
  for (const [page, kib] of Object.entries(sizesOf(scripts))) {
    expect(kib, `${page} was measured`).toBeGreaterThan(40)
    expect(kib, `${page}: ${JSON.stringify(scripts, undefined, 1)}`).toBeLessThanOrEqual(BUDGET)
  }
})
