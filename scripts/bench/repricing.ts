import { launchBrowser } from './chromium.ts'
import type { Figure } from './figure.ts'
import { pageScript } from './page-script.ts'
import { REPRICING } from './scoreboard.ts'
import { summary } from './statistics.ts'

const PRODUCTS = 100_000

/** How long one pass over a whole catalogue takes in the browser, with everything that a list shows of each price. */
export async function benchRepricing(frames: number): Promise<Figure[]> {
  const script = await pageScript('repricing')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    const times = await page.evaluate(([products, count]) => window.repricing(products, count), [
      PRODUCTS,
      frames,
    ] as const)
    const [ours, floor] = [summary(times.ours), summary(times.floor)]
    const name = `${PRODUCTS.toLocaleString('en')} products repriced in one frame`
    return [
      { part: 'repricing', name: `${name}: p50`, value: ours.p50, unit: 'ms', floor: floor.p50, target: REPRICING },
      { part: 'repricing', name: `${name}: p95`, value: ours.p95, unit: 'ms', floor: floor.p95 },
    ]
  } finally {
    await browser.close()
  }
}
