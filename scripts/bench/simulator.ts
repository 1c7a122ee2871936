import { launchBrowser } from './chromium.ts'
import type { Figure } from './figure.ts'
import { pageScript } from './page-script.ts'
import { SIMULATOR_FRAME } from './scoreboard.ts'
import { summary } from './statistics.ts'

const PRODUCTS = 100_000

/** How long a frame of the price simulator takes over a whole catalogue in the browser, with all that its pictures show (PAGE-04). */
export async function benchSimulator(frames: number): Promise<Figure[]> {
  const script = await pageScript('simulator')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    const times = await page.evaluate(([products, count]) => window.simulator(products, count), [
      PRODUCTS,
      frames,
    ] as const)
    const name = `${PRODUCTS.toLocaleString('en')} products simulated in one frame`
    const levers = Object.entries(times.frames).flatMap(([lever, all]): Figure[] => {
      const { p50, p95 } = summary(all)
      const work = summary(times.work[lever] ?? [])
      return [
        { part: 'simulator', name: `${name}, ${lever}, figures alone: p50`, value: work.p50, unit: 'ms' },
        { part: 'simulator', name: `${name}, ${lever}, with pictures: p50`, value: p50, unit: 'ms' },
        {
          part: 'simulator',
          name: `${name}, ${lever}, with pictures: p95`,
          value: p95,
          unit: 'ms',
          target: SIMULATOR_FRAME,
        },
      ]
    })
    const fill: Figure = {
      part: 'simulator',
      name: 'The catalogue read for the simulator',
      value: times.fill,
      unit: 'ms',
    }
    return [...levers, fill]
  } finally {
    await browser.close()
  }
}
