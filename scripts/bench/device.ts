import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { BrowserDeps, BrowserShop } from './browser-shop.ts'
import { launchDevice } from './chromium.ts'

const WAIT_MS = 120_000
const BROWSER_START_MS = 1_000
const TOTAL = 'nav[aria-label=Pages] > span'

/** The list that is measured: the active products, 50 to a page. */
const listPath = (sort: string): string => `/products?status=active&pageSize=50&sort=${sort}`

/** What is told of the whole shop, once it is here. */
const FACTS = 'main header p'
const FACT = 'average margin'

/** Where the list says how many products it has. */
export const totalSelector = TOTAL
/** The first row of the list that has a price, and that price. */
export const firstPricedRowSelector = 'tbody tr:has([data-price-story])'
export const firstPriceSelector = `${firstPricedRowSelector} [data-price-story]`

/** What a page took to show its list; milliseconds. */
export interface Loaded {
  /** From the beginning of the navigation to the list with all of its products counted, painted. */
  readonly usable: number
  /** The same until all rows are on the device. */
  readonly whole: number
  /** What of that came after the first request for all rows; NaN where none was made before. */
  readonly synced: number
}

/** A signed-in device: a browser with a folder of its own, which can be closed and opened again. */
export interface Device {
  readonly page: Page
  /** Opens the list and waits until all of it stands there. */
  load(sort?: string): Promise<Loaded>
  /** Loads the same page once more. */
  reload(): Promise<Loaded>
  /** Ends the browser and starts it anew with what it kept. */
  restart(): Promise<void>
  drop(): Promise<void>
}

/** Opens a device that has never been here, signed in by its cookie. */
export async function openDevice({ url }: BrowserDeps, shop: BrowserShop, probe: string): Promise<Device> {
  const folder = await mkdtemp(join(tmpdir(), 'pw-device-'))
  const cookie = { name: 'sid', value: shop.session, url, httpOnly: true, sameSite: 'Lax' as const, expires: inADay() }
  let context: BrowserContext
  let page: Page

  async function open(): Promise<void> {
    context = await launchDevice(folder)
    context.setDefaultTimeout(WAIT_MS)
    await context.addInitScript({ content: probe })
    await context.addCookies([cookie])
    page = context.pages()[0] ?? (await context.newPage())
    // What is measured is the page, not the browser's own start.
    await page.waitForTimeout(BROWSER_START_MS)
  }

  const expected = `of ${shop.listed.toLocaleString('en-US')}`
  function listed(): Promise<Loaded> {
    return page.evaluate(
      async ([selector, text, facts, word]) => {
        const { probe } = window
        const [rows, all] = await Promise.all([probe.standing(selector, text), probe.standing(facts, word)])
        const [usable, whole] = [rows - performance.timeOrigin, all - performance.timeOrigin]
        const pulls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/sync?'))
        return { usable, whole, synced: whole - (pulls[0]?.startTime ?? NaN) }
      },
      [TOTAL, expected, FACTS, FACT] as const,
    )
  }

  await open()
  return {
    get page() {
      return page
    },
    async load(sort = 'price') {
      await page.goto(url + listPath(sort), { waitUntil: 'commit' })
      return listed()
    },
    async reload() {
      await page.reload({ waitUntil: 'commit' })
      return listed()
    },
    async restart() {
      await context.close()
      await open()
    },
    async drop() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const DAY_SECONDS = 86_400
const inADay = (): number => Math.floor(Date.now() / 1_000) + DAY_SECONDS
