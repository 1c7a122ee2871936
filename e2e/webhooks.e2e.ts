import { fileURLToPath } from 'node:url'
import { startReceiver, isSignedWith, type Receiver } from '#test/simulators/receiver.ts'
import { webhooksMessages as messages } from '#web/features/webhooks/messages.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts'
import { expect, test as base } from './journey.ts'
import { type RunningProduct, runProduct } from './product.ts'
import { expectLabelsWhole, expectNoSidewaysScroll, followSystemTheme } from './steps.ts'
import { layoutFaults } from './whole-texts.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1360, height: 900 }
const PAGE = '/settings/connections'

/** The product from its sources, which may post to this computer, and who takes what it posts. */
const test = base.extend<object, { readonly receiver: Receiver; readonly product: RunningProduct }>({
  receiver: [
    async ({}, use) => {
      const receiver = await startReceiver()
      await use(receiver)
      await receiver.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ receiver }, use) => {
      const main = fileURLToPath(new URL('./outgoing-main.ts', import.meta.url))
      const settings = { TEST_CERTIFICATE: receiver.outgoing.certificate }
      const product = await runProduct(settings, { main, execArgv: ['--liftoff-only', '--import', 'tsx'] })
      await use(product)
      await product.drop()
    },
    { scope: 'worker' },
  ],
})

test('API-05 a webhook is made, tried, told of a new price, fails in words, and is sent again', async ({
  shop,
  rest,
  receiver,
}) => {
  await followSystemTheme(shop)
  await shop.goto(PAGE)
  await shop.getByRole('button', { name: messages.add, exact: true }).click()
  const form = shop.getByRole('dialog', { name: messages.add })
  await expect(form.getByRole('button', { name: messages.create })).toBeDisabled()
  await form.getByLabel(messages.address).fill(receiver.address('/till'))
  await form.getByRole('checkbox', { name: messages.eventNames['product.priced'] }).check()
  await expectAccessible(shop, 'the form of a webhook')
  await form.getByRole('button', { name: messages.create }).click()
  const shown = shop.getByRole('dialog', { name: messages.secretTitle })
  const secret = await shown.locator('output').innerText()
  await shown.getByRole('button', { name: messages.done }).click()
  await expect(shop.getByText(secret)).toHaveCount(0)

  await shop.getByRole('button', { name: new RegExp(`^${messages.acts.test}`) }).click()
  const log = shop.getByRole('region', { name: messages.log.label })
  await expect.poll(() => receiver.arrived.map(({ event }) => event.type)).toEqual(['test'])
  const product = await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 }, pricingValue: 50 })
  await expect.poll(() => receiver.arrived.map(({ event }) => event.record.id)).toContain(product)
  for (const call of receiver.arrived) expect(isSignedWith(secret, call)).toBe(true)

  receiver.answer([422], '/till')
  await rest.call('PATCH', `/products/${product}`, { pricingValue: 60 })
  await expect.poll(() => receiver.arrived.length).toBe(3)
  await shop.goto(PAGE)
  await shop.getByRole('button', { name: messages.acts.log, exact: true }).click()
  await expect(log.getByText(messages.log.status(422)).first()).toBeVisible()
  const before = receiver.arrived.length
  await log
    .getByRole('button', { name: new RegExp(messages.log.replay) })
    .last()
    .click()
  await expect.poll(() => receiver.arrived.length).toBeGreaterThan(before)
  for (const size of [WIDE, PHONE]) {
    await shop.setViewportSize(size)
    await expectAccessibleInBothThemes(shop, `webhooks with their log, ${size.width}`)
    await expectNoSidewaysScroll(shop, 'webhooks with their log')
    await expectLabelsWhole(shop, 'webhooks with their log')
  }
})

for (const [language, locale] of [
  ['de', 'de-DE'],
  ['fr', 'fr-FR'],
  ['es', 'es-ES'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale })

    test(`API-05 SHELL-10 the panel of webhooks speaks ${language}, and no label of it is cut @deep`, async ({
      shop,
    }) => {
      await shop.goto(PAGE)
      await expect(shop.locator('html')).toHaveAttribute('lang', language)
      const faults: string[] = []
      for (const size of [WIDE, PHONE]) {
        await shop.setViewportSize(size)
        faults.push(...(await layoutFaults(shop, `connections, ${size.width}`)))
      }
      expect(faults).toEqual([])
    })
  })
}
