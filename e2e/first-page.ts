import type { Browser, Page } from '@playwright/test'
import { type Language, LANGUAGE_COOKIE, LANGUAGES } from '#contract/languages.ts'
import { createAccount } from './journey.ts'
import { loadSampleShop } from './steps.ts'

/** What a browser that has nothing of the product yet downloads for a page. */
interface FirstPage {
  readonly path: string
  /** What stands on the page when it can be worked with. */
  readonly usable: string
  readonly signedIn: boolean
}

/** The pages that people come to first: a visitor's, and a shop's own in a new browser. */
const FIRST_PAGES = {
  home: { path: '/', usable: 'main h1', signedIn: false },
  start: { path: '/', usable: 'main h1', signedIn: true },
  list: { path: '/products', usable: 'main table tbody tr', signedIn: true },
} as const satisfies Readonly<Record<string, FirstPage>>

/** JavaScript in KiB gzip, as transferred, by page and language: `list, de`. */
export type FirstPageSizes = Readonly<Record<string, number>>

/** One script of a page: its address, and its gzip body in bytes. */
export interface LoadedScript {
  readonly url: string
  readonly bytes: number
}

/** Every script that a new browser has asked for by the moment at which the page can be worked with. */
export type FirstPageScripts = Readonly<Record<string, readonly LoadedScript[]>>

/** Opens first pages in a browser profile of its own against a running product, as somebody whose shop has products. */
export async function firstPageScripts(
  browser: Browser,
  baseURL: string,
  isWanted: (page: keyof typeof FIRST_PAGES, language: Language) => boolean = () => true,
): Promise<FirstPageScripts> {
  const state = await shopWithProducts(browser, baseURL)
  const measure = async (first: FirstPage, language: string): Promise<readonly LoadedScript[]> => {
    const context = await browser.newContext({ baseURL, ...(first.signedIn ? { storageState: state } : {}) })
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL }])
    const page = await context.newPage()
    try {
      return await scriptsOf(page, first)
    } finally {
      await context.close()
    }
  }
  const scripts: [string, readonly LoadedScript[]][] = []
  for (const language of LANGUAGES) {
    for (const name of ['home', 'start', 'list'] as const) {
      if (isWanted(name, language)) scripts.push([`${name}, ${language}`, await measure(FIRST_PAGES[name], language)])
    }
  }
  return Object.fromEntries(scripts)
}

/** The sizes of the first pages. */
export function sizesOf(scripts: FirstPageScripts): FirstPageSizes {
  const sizes = Object.entries(scripts).map(([name, of]) => [
    name,
    of.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024,
  ])
  return Object.fromEntries(sizes) as FirstPageSizes
}

/** Only the cookie goes with the person: the new browser has no rows, no service worker and nothing cached. */
async function shopWithProducts(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  try {
    await createAccount(page, { email: `first-${Date.now()}@example.test`, password: 'correct horse battery' })
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await loadSampleShop(page)
    return { cookies: await context.cookies(), origins: [] }
  } finally {
    await context.close()
  }
}

async function scriptsOf(page: Page, { path, usable }: FirstPage): Promise<readonly LoadedScript[]> {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Network.enable')
  await debug.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  const packed = new Map<string, string>()
  page.on('response', (response) => packed.set(response.url(), response.headers()['content-encoding'] ?? 'none'))
  await page.addInitScript(noteWhenUsable, usable)
  await page.goto(path)
  await page.locator(usable).first().waitFor({ state: 'attached' })
  const scripts = await page.evaluate(scriptsUntilUsable)
  for (const { url } of scripts) {
    if (packed.get(url) !== 'gzip') throw new Error(`${url} came with the encoding ${packed.get(url)}, not gzip`)
  }
  return scripts
}

/** Runs in the page, before everything else: notes when the page can first be worked with. It names no function, which tools would mark. */
function noteWhenUsable(selector: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    Object.assign(globalThis, { usableAt: performance.now() })
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page: what was asked for until then counts, also where it was still on its way. */
function scriptsUntilUsable(): readonly LoadedScript[] {
  const { usableAt } = globalThis as unknown as { usableAt: number }
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return loaded
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= usableAt)
    .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize }))
}
