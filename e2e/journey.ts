import { test as base, type BrowserContext, expect, type Page } from '@playwright/test'
import { LANGUAGE_HEADER } from '#contract/languages.ts'
import { joiningPath, register } from '#test/registering.ts'
import { TestBrowser, type Visit } from '#test/test-browser.ts'
import { type Person, personNumber } from './people.ts'
import { type RunningProduct, runProduct } from './product.ts'
import { type Rest, restOf } from './rest.ts'
import { holdServiceWorker } from './service-worker.ts'

export interface Fixtures {
  /** A page of the person, signed in; it shows nothing yet, so that a journey opens no screen but its own. */
  readonly shop: Page
  /** Somebody with an account, who has never been in the product; every test gets another one. */
  readonly person: Person
  /** The person's own program, beside their browser. */
  readonly rest: Rest
  /** Opens another device of the person, signed in; its complaints count too. */
  readonly newDevice: () => Promise<Page>
  /** What a browser may say in this test, because the test provokes it. */
  readonly provoked: RegExp | undefined
  /** When the service worker comes, which fetches every file of the product: only for `readyForOffline` unless told. */
  readonly serviceWorker: 'when asked' | 'at once'
  /** Whether the how-to comes after a sign-in, which it does until it is hidden for good (SHELL-03). */
  readonly hasHowTo: boolean
}

export interface WorkerFixtures {
  readonly product: RunningProduct
  readonly nextPerson: () => Person
}

/** What a browser may say without a test failing: nothing but answers that the test provoked. */
const EXPECTED =
  /Failed to load resource: (net::ERR_|the server responded with a status of (401|403|404|409|422|503|507))/

/** Browser tests against the built product. Console errors and reports of the content policy fail the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const product = await runProduct()
      await use(product)
      await product.drop()
    },
    { scope: 'worker' },
  ],
  nextPerson: [
    async ({}, use) => {
      let number = 0
      await use(() => personNumber(number++))
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  provoked: [undefined, { option: true }],
  serviceWorker: ['when asked', { option: true }],
  hasHowTo: [false, { option: true }],
  context: async ({ context, provoked, serviceWorker, hasHowTo }, use) => {
    if (!hasHowTo) await hideHowTo(context)
    if (serviceWorker === 'when asked') await holdServiceWorker(context)
    const complaints = complaintsOf(context)
    await use(context)
    expectNoComplaints(complaints.filter((text) => !provoked?.test(text)))
  },
  person: ({ nextPerson }, use) => use(nextPerson()),
  shop: async ({ page, person, baseURL }, use) => {
    await signIn(page, baseURL ?? '', person)
    await use(page)
  },
  rest: async ({ shop }, use) => {
    await use(await restOf(shop))
  },
  newDevice: async ({ browser, baseURL, person }, use) => {
    const devices: { context: BrowserContext; complaints: readonly string[] }[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' })
      await hideHowTo(context)
      await holdServiceWorker(context)
      devices.push({ context, complaints: complaintsOf(context) })
      const page = await context.newPage()
      await signIn(page, baseURL ?? '', person)
      return page
    })
    for (const { context, complaints } of devices) {
      await context.close()
      expectNoComplaints(complaints)
    }
  },
})

export { expect }

/** As somebody who chose never to see it again. */
export async function hideHowTo(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('pricewright.tools', 'hidden')
    } catch {
      // A page without an address has no storage.
    }
  })
}

/** Console errors and policy reports of a browser; the list grows while it runs. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  return complaints
}

export function expectNoComplaints(complaints: readonly string[]): void {
  expect(complaints, 'console errors and policy reports').toEqual([])
}

/** Makes an account on the provider's own pages, as a newcomer would, and comes back signed in. */
export async function createAccount(page: Page, person: Person, next = '/'): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: 'Sign in' })
    .or(main.getByRole('button', { name: 'Sign in' }))
    .last()
    .click()
  const other = page.getByRole('link', { name: 'Create another account' })
  const heading = page.getByRole('heading', { name: /Create your account|Sign in/ })
  await heading.waitFor()
  if (await other.isVisible()) await other.click()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  const mailed = page.getByRole('heading', { name: 'Check your mail' })
  await mailed.or(page.getByRole('navigation')).first().waitFor()
  if (await mailed.isVisible()) {
    await page.goto(await joiningPath(await page.getByRole('main').innerText(), person.email))
    await page.getByRole('button', { name: 'Yes, finish' }).click()
  }
  await signedIn(page)
}

/** Signs in, in a browser that has not seen the account; the provider's pages are passed without drawing them. */
export async function signIn(page: Page, origin: string, { email, password }: Person): Promise<void> {
  const { agent, language } = await page.evaluate(() => ({ agent: navigator.userAgent, language: navigator.language }))
  const browser = new TestBrowser(origin, { 'user-agent': agent })
  const { status } = await browser.submit(await browser.open('/api/auth/sign-in?next=/robots.txt'), { email, password })
  expect(status).toBe(200)
  await browser.takeBearer()
  expect(await browser.call('POST', '/api/auth/initialize', undefined, { [LANGUAGE_HEADER]: language })).toMatchObject({
    status: 200,
  })
  await takeCookies(page, origin, browser)
  await page.goto('/robots.txt')
}

/** Makes an account without drawing the pages. */
export async function registerAs(browser: TestBrowser, person: Person): Promise<Visit> {
  return register(browser, person, '/api/auth/sign-in?registration=1&next=/')
}

/** Gives a page's browser what another one has: whoever signed in there is signed in here. */
export async function takeCookies(page: Page, origin: string, browser: TestBrowser): Promise<void> {
  const { hostname: domain } = new URL(origin)
  await page.context().addCookies(
    [...browser.cookies].map(([key, { value, path }]) => ({
      name: key.split(' ')[0] ?? '',
      value,
      path,
      domain,
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  )
}

async function signedIn(page: Page): Promise<void> {
  await page.waitForURL((url) => !/^\/(identity|api|login)/.test(url.pathname))
  await expect(page.getByRole('navigation').first()).toBeVisible()
}
