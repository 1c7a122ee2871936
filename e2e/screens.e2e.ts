import { screens } from '#contract/screens.ts'
import { errorPageMessages } from '#web/features/errors/page-messages.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts'
import { complaintsOf, expect, test } from './journey.ts'
import { expectLabelsWhole, expectNoSidewaysScroll, followSystemTheme } from './steps.ts'

const WIDTHS = { wide: 1360, tablet: 820, phone: 320 } as const
/** Signing out is an act, and covered by the account journeys. */
const VISITED = screens.filter(({ id }) => id !== 'logout' && id !== 'login' && id !== 'sign-up')

test('SHELL-08 SHELL-09 NAV-01 every screen opens by each of its paths, in both themes, wide, on a tablet and on the narrowest phone, and cuts no label', async ({
  shop,
}) => {
  test.setTimeout(240_000)
  expect(VISITED.length).toBeGreaterThan(8)
  await followSystemTheme(shop)
  for (const { path, title } of VISITED) {
    await shop.goto(path)
    for (const [name, width] of Object.entries(WIDTHS)) {
      await shop.setViewportSize({ width, height: 860 })
      await expect(shop.getByRole('main')).toBeVisible()
      await expect(shop.getByRole('heading').first()).toBeVisible()
      // The colours are those of the wide page.
      if (name === 'wide') await expectAccessibleInBothThemes(shop, title)
      else if (name === 'phone') await expectAccessible(shop, `${title}, ${name}`)
      await expectNoSidewaysScroll(shop, `${title}, ${name},`)
      await expectLabelsWhole(shop, `${title}, ${name}`)
    }
  }
})

test('NAV-01 aliases and any case show the same screen @deep', async ({ shop }) => {
  const titles = new Map<string, string>()
  // Within the page: that each address opens anew is the server's, and the same for all.
  const visit = (to: string): Promise<void> =>
    shop.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, to)
  await shop.goto('/products')
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { id, path } of VISITED) {
    await visit('/nothing-here')
    await expect(shop).toHaveTitle(new RegExp(errorPageMessages.notFoundTitle))
    await visit(path)
    await expect(shop).not.toHaveTitle(new RegExp(errorPageMessages.notFoundTitle))
    titles.set(id, await shop.title())
  }
  const most = Math.max(...VISITED.map(({ aliases }) => aliases.length))
  // Screen after screen, never two addresses of one: each must change what is shown.
  for (let nth = -1; nth < most; nth += 1) {
    for (const { id, path, aliases } of VISITED) {
      const address = nth < 0 ? path.toUpperCase() : aliases[nth]
      if (address === undefined) continue
      await visit(address)
      await expect(shop, address).toHaveTitle(titles.get(id) ?? '')
    }
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
