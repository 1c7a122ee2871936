import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { adminScreens } from '#contract/admin-screens.ts'
import { screenTitles } from '#contract/screen-messages.ts'
import { diagnosticsMessages } from '#web/features/administration/diagnostics-messages.ts'
import { administrationMessages as messages } from '#web/features/administration/messages.ts'
import { answerTo, loseThumbnail, uploadPicture } from './administered.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts'
import { complaintsOf, expect, expectNoComplaints, hideHowTo, signIn, test as base } from './journey.ts'
import { PEOPLE, type Person, personNumber } from './people.ts'
import { type RunningProduct, runProduct } from './product.ts'
import { expectLabelsWhole, expectNoSidewaysScroll, followSystemTheme } from './steps.ts'
import { said, textsIn } from './spoken.ts'
import { layoutFaults } from './whole-texts.ts'

const WIDE = { width: 1360, height: 900 }
const PHONE = { width: 390, height: 844 }
const REASON = 'Sells what is not theirs'
/** The administrator of the product of these journeys. */
const ADMIN = personNumber(PEOPLE - 1)

interface Fixtures {
  /** Somebody else with an account, in a browser of their own. */
  readonly other: { readonly person: Person; readonly page: Page }
}

/** Journeys of an administrator: `person` and `shop` are theirs. */
const test = base.extend<Fixtures, { readonly product: RunningProduct }>({
  product: [
    async ({}, use) => {
      const product = await runProduct({ ADMIN_EMAILS: ADMIN.email })
      await use(product)
      await product.drop()
    },
    { scope: 'worker' },
  ],
  person: ({}, use) => use(ADMIN),
  other: async ({ browser, nextPerson, product: { url } }, use) => {
    const context = await browser.newContext({ baseURL: url })
    await hideHowTo(context)
    const complaints = complaintsOf(context)
    const [page, person] = [await context.newPage(), nextPerson()]
    await signIn(page, url, person)
    await use({ person, page })
    await context.close()
    expectNoComplaints(complaints)
  },
})

test.use({ provoked: /status of 403/ })

test('ADMIN-02 ADMIN-04 an administrator finds somebody, suspends them with a reason, lets them in again, and finds both in the audit log', async ({
  shop,
  other: { person, page },
}) => {
  const { people, acts, person: words, audit } = messages
  expect(await answerTo(page)).toBe('200')
  await shop.goto('/user-management')
  await shop.getByRole('searchbox', { name: people.search }).fill(person.email)
  await expect(shop.getByRole('row')).toHaveCount(2)
  await shop.getByRole('row', { name: new RegExp(person.email) }).click()
  const about = shop.getByRole('dialog', { name: person.email })
  const act = async (name: 'suspend' | 'restore', reason: string): Promise<void> => {
    await about.getByRole('button', { name: words.buttons[name] }).click()
    const dialog = shop.getByRole('dialog', { name: acts[name].title(person.email) })
    await expect(dialog.getByRole('button', { name: acts[name].submit })).toBeDisabled()
    await dialog.getByLabel(messages.reason).fill(reason)
    await dialog.getByRole('button', { name: acts[name].submit }).click()
    await expect(dialog).toHaveCount(0)
  }
  await act('suspend', REASON)
  await expect(about.getByText(REASON)).toBeVisible()
  expect(await answerTo(page)).toMatch(/^403 suspended|^401/)
  await act('restore', 'Was somebody else')
  await expect(about.getByRole('button', { name: words.buttons.suspend })).toBeVisible()
  expect(await answerTo(page)).toBe('200')

  await shop.goto('/admin-audit')
  const rows = shop.getByRole('row').filter({ hasText: person.email })
  await expect(rows.filter({ hasText: 'admin.suspend' })).toContainText(REASON)
  await expect(rows.filter({ hasText: 'admin.restore' })).toContainText('Was somebody else')
  await shop.getByRole('button', { name: audit.check }).click()
  await expect(shop.getByText(audit.headOf('').trim(), { exact: false })).toBeVisible()
  const [download] = await Promise.all([
    shop.waitForEvent('download'),
    shop.getByRole('button', { name: audit.export }).click(),
  ])
  const file = await readFile((await download.path()) ?? '', 'utf8')
  expect(file.split('\r\n').filter((line) => line.includes(REASON))).toHaveLength(1)
})

test('DIAG-02 DIAG-03 DIAG-04 a fault is found, told before it is repaired, repaired, and gone', async ({
  shop,
  rest,
  product,
}) => {
  const { scan, faults } = diagnosticsMessages
  const id = await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 4 } })
  await shop.goto('/diagnostics')
  const thumbnail = await shop.evaluate(uploadPicture, id)
  const look = shop.getByRole('button', { name: scan.look, exact: true })
  await look.click()
  await expect(shop.getByText(scan.sound)).toBeVisible()
  await loseThumbnail(product, thumbnail)
  await look.click()
  await expect(shop.getByText(faults['thumbnail-missing'])).toBeVisible()
  await shop.getByRole('button', { name: scan.dryRun, exact: true }).click()
  await expect(shop.getByText(`${scan.would}: 1`)).toBeVisible()
  await shop.getByRole('button', { name: scan.repair, exact: true }).click()
  const question = shop.getByRole('alertdialog', { name: scan.repairTitle })
  await question.getByRole('button', { name: scan.repair, exact: true }).click()
  await expect(shop.getByText(`${scan.did}: 1`)).toBeVisible()
  await expectAccessible(shop, 'what was repaired')
  await look.click()
  await expect(shop.getByText(scan.sound)).toBeVisible()
})

test('SHELL-08 SHELL-09 every screen of administration stands, light where it is wide and dark on a phone', async ({
  shop,
}) => {
  test.setTimeout(240_000)
  await followSystemTheme(shop)
  for (const { id, path } of adminScreens) {
    await shop.setViewportSize(WIDE)
    await shop.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await shop.goto(path)
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(screenTitles[id])
    await expect(shop.getByRole('main').locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0)
    await expectAccessible(shop, `${id}, wide`)
    await shop.setViewportSize(PHONE)
    await shop.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(shop, `${id}, on a phone`)
    await expectNoSidewaysScroll(shop, id)
    await expectLabelsWhole(shop, id)
  }
})

test('SHELL-08 every screen of administration is accessible in both themes @deep', async ({ shop }) => {
  test.setTimeout(400_000)
  await followSystemTheme(shop)
  for (const { id, path } of adminScreens) {
    await shop.goto(path)
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(screenTitles[id])
    for (const size of [WIDE, PHONE]) {
      await shop.setViewportSize(size)
      await expectAccessibleInBothThemes(shop, `${id}, ${size.width}`)
    }
  }
})

for (const [language, locale] of [
  ['de', 'de-DE'],
  ['fr', 'fr-FR'],
  ['es', 'es-ES'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale })

    test(`SHELL-10 administration speaks ${language}, and no label of it is cut @deep`, async ({ shop }) => {
      test.setTimeout(240_000)
      const texts = await textsIn(language)
      const faults: string[] = []
      for (const { id, path } of adminScreens) {
        await shop.setViewportSize(WIDE)
        await shop.goto(path)
        await expect(shop.locator('html')).toHaveAttribute('lang', language)
        await expect(shop.getByRole('heading', { level: 1 })).toHaveText(
          said(texts, `contract/screen-messages screenTitles.${id}`),
        )
        for (const size of [WIDE, PHONE]) {
          await shop.setViewportSize(size)
          faults.push(...(await layoutFaults(shop, `${id}, ${size.width}`)))
        }
      }
      expect(faults).toEqual([])
    })
  })
}
