import { type FirstPageSizes, firstPageScripts, sizesOf } from '#e2e/first-page.ts'
import { runProduct } from '#e2e/product.ts'
import { launchBrowser } from './chromium.ts'

/** Measures the JavaScript of the first pages, in KiB gzip as transferred, in Chromium against the built product. */
export async function firstPageSizes(): Promise<FirstPageSizes> {
  const product = await runProduct()
  try {
    const browser = await launchBrowser()
    try {
      return sizesOf(await firstPageScripts(browser, product.url))
    } finally {
      await browser.close()
    }
  } finally {
    await product.drop()
  }
}

/** Prints them: `tsx scripts/bench/first-page.ts`. */
if (import.meta.filename === process.argv[1]) {
  for (const [page, kib] of Object.entries(await firstPageSizes())) {
    console.log(`first-page JavaScript, ${page.padEnd(9)} ${kib.toFixed(1).padStart(6)} KiB gzip`)
  }
}
