import type { Figure } from './figure.ts'
import { type BrowserDeps, type BrowserShop, prepareBrowserDeps } from './browser-shop.ts'
import { type Device, type Loaded, openDevice } from './device.ts'
import { editFirstRow, editFromElsewhere, moveWhatIf, typeInSearch } from './interactions.ts'
import type { Options } from './options.ts'
import type { Moment } from './page/probe.ts'
import { pageScript } from './page-script.ts'
import { BROWSER } from './scoreboard.ts'
import { median, summary } from './statistics.ts'

const EDITS = 20
/** Until the service worker holds the pages and the rows lie in chunks. */
const SETTLE_MS = 4_000

/** Measures the product in Chromium as people meet it, on shops of several sizes. */
export async function benchBrowser(options: Options): Promise<Figure[]> {
  const start = performance.now()
  const deps = await prepareBrowserDeps(options.browserProducts)
  console.log(
    `browser: shops filled and the product started after ${((performance.now() - start) / 1_000).toFixed(1)} s`,
  )
  const figures: Figure[] = []
  try {
    const probe = await pageScript('probe')
    for (const shop of deps.shops) figures.push(...(await benchShop({ deps, shop, probe, loads: options.loads })))
  } finally {
    await deps.drop()
  }
  return figures
}

interface Visit {
  readonly deps: BrowserDeps
  readonly shop: BrowserShop
  readonly probe: string
  readonly loads: number
}

async function benchShop(visit: Visit): Promise<Figure[]> {
  const { deps, shop, probe } = visit
  const targets = BROWSER[shop.products]
  const label = shop.products.toLocaleString('en')
  const figure = (name: string, value: number, target?: Figure['target'], note?: string): Figure => ({
    part: `browser, ${label} products`,
    name,
    value,
    unit: 'ms',
    ...(target ? { target } : {}),
    ...(note ? { note } : {}),
  })
  const { device, first } = await visitFirst(visit)
  try {
    await device.page.waitForTimeout(SETTLE_MS)
    const restarted = await repeated(visit.loads, async () => {
      await device.restart()
      return device.load()
    })
    const warm = await repeated(visit.loads, () => device.reload())
    const typed = await typeInSearch(device.page)
    await device.load()
    const tried = await moveWhatIf(device.page, EDITS)
    await device.load('name')
    const edited = await editFirstRow(device.page, EDITS)
    const other = await openDevice(deps, shop, probe)
    await other.load('name')
    const elsewhere = await editFromElsewhere(device.page, other.page, EDITS)
    await other.drop()
    const usable = (loads: readonly Loaded[]): number => median(loads.map((each) => each.usable))
    return [
      figure('first visit of a device to the first rows', usable(first), targets.firstRows),
      figure('first visit of a device to the whole list', median(first.map(({ whole }) => whole)), targets.cold),
      figure('first sync', median(first.map(({ synced }) => synced)), targets.firstSync),
      figure('usable list, cold: browser started anew', usable(restarted), targets.cold),
      figure('usable list, warm: reloaded', usable(warm), targets.warm),
      ...interaction('keystroke in the search', typed, figure, [targets.keystroke, targets.keystrokeWork]),
      ...interaction('one row edited', edited, figure, [targets.interaction, targets.editWork]),
      ...interaction('what-if margin, list sorted by price', tried, figure, []),
      figure('change on a second device to this screen: p50', median(elsewhere), targets.elsewhere, spread(elsewhere)),
    ]
  } finally {
    await device.drop()
  }
}

async function visitFirst({ deps, shop, probe, loads }: Visit): Promise<{ device: Device; first: Loaded[] }> {
  const first: Loaded[] = []
  for (;;) {
    const device = await openDevice(deps, shop, probe)
    first.push(await device.load())
    if (first.length === loads) return { device, first }
    await device.drop()
  }
}

async function repeated<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < times) results.push(await run())
  return results
}

function interaction(
  name: string,
  moments: readonly Moment[],
  figure: (name: string, value: number, target?: Figure['target'], note?: string) => Figure,
  [toScreen, ofWork]: readonly Figure['target'][],
): Figure[] {
  const painted = moments.map((each) => each.painted - each.acted)
  const work = moments.map((each) => each.work)
  return [
    figure(`${name} to the screen: p50`, median(painted), toScreen, spread(painted)),
    figure(`${name}, our own code: p50`, median(work), ofWork, spread(work)),
  ]
}

function spread(values: readonly number[]): string {
  const { p95, max, count } = summary(values)
  return `p95 ${p95.toFixed(1)}, max ${max.toFixed(1)} of ${count}`
}
