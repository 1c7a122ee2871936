import { screenHref } from '#contract/screens.ts'
import { plansMessages as messages } from '#web/features/plans/messages.ts'
import { adminPlansMessages as adminMessages } from '#web/features/plans/admin/messages.ts'
import { menuMessages } from '#web/kit/shell/menu-messages.ts'
import { shellMessages } from '#web/kit/shell/messages.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test as base } from './journey.ts'
import { personNumber } from './people.ts'
import { type RunningProduct, runProduct } from './product.ts'
import { expectLabelsWhole, expectNoSidewaysScroll, followSystemTheme } from './steps.ts'

const PHONE = { width: 390, height: 844 } as const
const WIDE = { width: 1360, height: 900 } as const

/** The first person of the worker is an administrator. */
const test = base.extend<object, { readonly product: RunningProduct }>({
  product: [
    async ({}, use) => {
      const product = await runProduct({ ADMIN_EMAILS: personNumber(0).email })
      await use(product)
      await product.drop()
    },
    { scope: 'worker' },
  ],
})

test('SUB-01 SUB-04 SUB-05 SUB-06 SUB-07 a plan is chosen in the test mode, changed after a preview, canceled and resumed; the administrator sees who has it', async ({
  shop,
}) => {
  test.setTimeout(120_000)
  await followSystemTheme(shop)
  await shop.goto(screenHref('admin-subscriptions'))
  await shop.getByRole('button', { name: adminMessages.createDefaults }).click()
  await expect(shop.getByRole('row', { name: new RegExp(adminMessages.edit('Monthly')) })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'the page of plans for administrators')

  // The menu of the account leads to the plan, now that plans are sold.
  await shop.goto('/')
  await shop.getByRole('button', { name: new RegExp(`^${shellMessages.account}`) }).click()
  await shop.getByRole('menuitem', { name: menuMessages.plan, exact: true }).click()
  await expect(shop.getByText(messages.testTitle)).toBeVisible()
  await expect(shop).toHaveURL(/\/settings\/plan$/)
  await expectAccessibleInBothThemes(shop, 'the page of the plan')
  await shop.setViewportSize(PHONE)
  await expectNoSidewaysScroll(shop, 'the page of the plan')
  await expectLabelsWhole(shop, 'the page of the plan')
  await shop.setViewportSize(WIDE)

  await shop.getByRole('button', { name: messages.chooseNamed('Monthly') }).click()
  const payment = shop.getByRole('dialog', { name: messages.testCheckoutTitle })
  await expect(payment).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'the test payment')
  await payment.getByRole('button', { name: messages.pay }).click()
  await expect(payment).toHaveCount(0)
  await expect(shop.getByRole('heading', { name: messages.currentTitle })).toBeVisible()
  await expect(shop.getByText(messages.testLabel).first()).toBeVisible()

  await shop.getByRole('button', { name: messages.changeNamed('Annual') }).click()
  const change = shop.getByRole('dialog', { name: messages.changeTitle('Annual') })
  await expect(change.getByText(messages.dueNow).or(change.getByText(messages.creditNow)).first()).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'the preview of a change of plan')
  await change.getByRole('button', { name: messages.changeNow }).click()
  await expect(change).toHaveCount(0)
  await expect(shop.getByRole('button', { name: messages.changeNamed('Monthly') })).toBeVisible()

  await shop.getByRole('button', { name: messages.cancel, exact: true }).click()
  await shop.getByRole('alertdialog').getByRole('button', { name: messages.cancel }).click()
  await shop.getByRole('button', { name: messages.resume }).click()
  await expect(shop.getByRole('button', { name: messages.cancel, exact: true })).toBeVisible()

  await shop.goto(screenHref('admin-subscriptions'))
  await expect(shop.getByText(adminMessages.testSubscribers(1))).toBeVisible()
  await expect(shop.getByRole('main').getByText(personNumber(0).email)).toBeVisible()
  // What was made in the test mode is no revenue.
  await expect(shop.getByText(adminMessages.noRevenue).first()).toBeVisible()
  await shop.setViewportSize(PHONE)
  await expectNoSidewaysScroll(shop, 'plans for administrators')
})
