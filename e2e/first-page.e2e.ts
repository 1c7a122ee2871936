import { builtModuleSizes, largestModules } from '../scripts/bundle/module-sizes.ts'
import { firstPageScripts, type LoadedScript, sizesOf } from './first-page.ts'
import { expect, test } from './journey.ts'

/** KiB gzip of JavaScript. */
const BUDGET = 120
/** So many modules are named where it is not kept. */
const NAMED = 40

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
    expect(kib, tooLarge(page, scripts[page] ?? [])).toBeLessThanOrEqual(BUDGET)
  }
})

/** What to look at. */
function tooLarge(page: string, loaded: readonly LoadedScript[]): string {
  const files = loaded.map(({ url, bytes }) => `${String(bytes).padStart(7)}  ${url}`).join('\n')
  const modules = largestModules(
    loaded.map(({ url }) => url),
    builtModuleSizes(),
    NAMED,
  )
  return `${page} loads too much before it can be used. Its files, in bytes of gzip:
${files}
The largest modules in them, in characters before they are made small; what the page does not need at once belongs behind a lazyPart:
${modules}`
}
