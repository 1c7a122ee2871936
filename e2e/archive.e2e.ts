import { archiveMessages as messages } from '#web/features/archive/messages.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { expect, test } from './journey.ts'

const MADE = { seconds: 1_709_290_800, nanoseconds: 0 }

/** A shop of the old product. */
const ARCHIVE = {
  users: [{ uid: 'u1', email: 'somebody@old.example', displayName: 'Some Body' }],
  categories: [{ id: 'c1', userId: 'u1', name: 'Kitchen' }],
  products: [
    {
      id: 'p1',
      userId: 'u1',
      name: 'Old kettle',
      categoryId: 'c1',
      baseCurrency: 'EUR',
      costBreakdown: { baseCost: 10 },
      pricingStrategy: 'margin',
      pricingValue: 50,
    },
    { id: 'p2', userId: 'u1', name: 'Too dear', costBreakdown: { baseCost: 1e30 } },
    {
      id: 'n1',
      userId: 'u1',
      name: 'Sticky Note',
      type: 'sticky-note',
      description: 'Call the forwarder',
      isSticky: true,
      x: 300,
      y: 90,
      createdAt: MADE,
    },
  ],
  events: [{ id: 'e1', title: 'Trade fair', eventDate: '2024-05-01', status: 'unheard of' }],
  subscriptionPlans: [{ id: 'pro', name: 'Pro' }],
}

/** A file that is no archive is refused, which the console tells too. */
test.use({ provoked: /status of 400/ })

test('SYNC-06 NOTE-04 CAL-02 an archive of the old product is looked at, comes in, and is taken back', async ({
  shop,
}) => {
  await shop.goto('/settings/data')
  await shop.getByRole('button', { name: messages.start }).click()
  const dialog = shop.getByRole('dialog', { name: messages.title })
  const choose = (name: string, text: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

  await choose('notes.json', '[1, 2]')
  await expect(dialog.getByText(/This is no archive/)).toBeVisible()

  await choose('shop.json', JSON.stringify(ARCHIVE))
  await expect(dialog.getByText(messages.refused(1))).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Products 2 2 0/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Sticky notes/ })).toBeVisible()
  await expect(dialog.getByText(/^Product Too dear: Supplier price/)).toBeVisible()
  await expect(dialog.getByText(/^Event Trade fair: Status/)).toBeVisible()
  await expect(dialog.getByText(/^subscriptionPlans/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Import / }).click()
  await expect(shop.getByText(/imported$/)).toBeVisible()
  await expect(shop.getByText('Call the forwarder')).toBeVisible()

  await shop.getByRole('button', { name: actionMessages.undo }).click()
  await expect(shop.getByText('Call the forwarder')).toBeHidden()
})
