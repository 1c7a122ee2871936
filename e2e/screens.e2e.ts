import type { Page } from '@playwright/test'
import type { Screen } from '#contract/screen.ts'
import { loginHref, screens } from '#contract/screens.ts'
import { errorPageMessages } from '#web/features/errors/page-messages.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts'
import { complaintsOf, expect, test } from './journey.ts'
import { expectLabelsWhole, expectNoSidewaysScroll, followSystemTheme } from './steps.ts'

const WIDTHS = { wide: 1360, tablet: 820, phone: 320 } as const
/** Signing out is an act, and covered by the account journeys. */
const VISITED = screens.filter(({ id }) => id !== 'logout' && id !== 'login' && id !== 'sign-up')

/** Those of administration show others one refusal alone. */
const OF_USERS = VISITED.filter((screen: Screen) => screen.access !== 'admin')

/** Each half takes as long as the other, side by side. */
const HALVES = [0, 1].map((half) => OF_USERS.filter((_, index) => index % 2 === half))

for (const [half, visited] of HALVES.entries()) {
  test(`SHELL-08 SHELL-09 NAV-01 every screen opens, light where it is wide or dark on the narrowest phone, and cuts no label: part ${half + 1}`, async ({
    shop,
  }) => {
    test.setTimeout(240_000)
    expect(visited.length).toBeGreaterThan(8)
    await followSystemTheme(shop)
    for (const [index, { path, title }] of visited.entries()) {
      await shop.goto(path)
      // Each screen is looked at in one width and theme; in all of them, in the deep run.
      const width = index % 2 === half ? 'wide' : 'phone'
      await visitWidths(shop, title, [width], async () => {
        await shop.emulateMedia({ colorScheme: width === 'wide' ? 'light' : 'dark', reducedMotion: 'reduce' })
        await expectAccessible(shop, `${title}, ${width}`)
      })
    }
  })
}

test('SHELL-08 every screen is accessible in both themes, wide and on the narrowest phone @deep', async ({ shop }) => {
  test.setTimeout(600_000)
  await followSystemTheme(shop)
  for (const { path, title } of OF_USERS) {
    await shop.goto(path)
    await visitWidths(shop, title, ['wide', 'tablet', 'phone'], async (width) => {
      if (width !== 'tablet') await expectAccessibleInBothThemes(shop, `${title}, ${width}`)
    })
  }
})

async function visitWidths(
  page: Page,
  title: string,
  names: readonly (keyof typeof WIDTHS)[],
  look: (width: keyof typeof WIDTHS) => Promise<void>,
): Promise<void> {
  for (const name of names) {
    await page.setViewportSize({ width: WIDTHS[name], height: 860 })
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('heading').first()).toBeVisible()
    await look(name)
    await expectNoSidewaysScroll(page, `${title}, ${name},`)
    await expectLabelsWhole(page, `${title}, ${name}`)
  }
}

test('NAV-01 aliases and any case show the same screen @deep', async ({ shop, rest }) => {
  // The home page of an empty shop welcomes its owner, once it is known to be empty.
  await rest.create('products', { name: 'Kettle' })
  const titles = new Map<string, string>()
  const visit = (to: string): Promise<void> => visitWithin(shop, to)
  await shop.goto('/products')
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { id, path } of OF_USERS) {
    await visit('/nothing-here')
    await expect(shop).toHaveTitle(new RegExp(errorPageMessages.notFoundTitle))
    await visit(path)
    await expect(shop).not.toHaveTitle(new RegExp(errorPageMessages.notFoundTitle))
    titles.set(id, await shop.title())
  }
  const most = Math.max(...OF_USERS.map(({ aliases }) => aliases.length))
  // Screen after screen, never two addresses of one: each must change what is shown.
  for (let nth = -1; nth < most; nth += 1) {
    for (const { id, path, aliases } of OF_USERS) {
      const address = nth < 0 ? path.toUpperCase() : aliases[nth]
      if (address === undefined) continue
      await visit(address)
      await expect(shop, address).toHaveTitle(titles.get(id) ?? '')
    }
  }
})

/** Within the page: that each address opens anew is the server's, and the same for all. */
function visitWithin(page: Page, to: string): Promise<void> {
  return page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)
}

test('NAV-05 NAV-06 every guarded route sends a stranger to sign in, and every public one is there for anybody', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { path, access } of VISITED) {
    await visitWithin(page, path)
    if (access === 'public') await expect(page).toHaveURL(path)
    else await expect(page).toHaveURL(({ pathname, search }) => pathname + search === loginHref(path))
  }
})

test('NAV-02 any other path shows the not-found page, signed in or out', async ({ page, shop }) => {
  await shop.goto('/nothing-here')
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(errorPageMessages.notFoundTitle)
  await page.context().clearCookies()
  await page.goto('/nothing-here')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPageMessages.notFoundTitle)
})

test('NAV-05 AUTH-05 a guarded page sends a signed-out visitor to sign in and remembers where they were going', async ({
  page,
}) => {
  await page.goto('/Products?view=categories&x=1')
  await expect(page).toHaveURL(/\/login\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toBe('/Products?view=categories&x=1')
})

test.describe('control', () => {
  test.use({ provoked: /./ })

  test('a logged error, a thrown one and each breach of the content policy would fail a journey', async ({ page }) => {
    const complaints = complaintsOf(page.context())
    await page.goto('/')
    await page.evaluate(() => {
      globalThis.console.error('said')
      setTimeout(() => {
        throw new Error('thrown')
      })
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
      setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<p>'))
    })
    for (const complaint of [/^said$/, /thrown/, /inline style/, /TrustedHTML/]) {
      await expect.poll(() => complaints.some((each) => complaint.test(each)), complaints.join('\n')).toBe(true)
    }
  })
})
