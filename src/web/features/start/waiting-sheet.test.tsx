import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, recorder } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { documentIndex } from '#web/kit/documents/document-index.ts'
import { vatMessages } from '#web/kit/price/vat-messages.ts'
import { WaitingSheet } from './waiting-sheet.tsx'

const EUR = 1_000_000

it('PAGE-01 PRICE-06 a price is told with VAT where it was made so, whatever the setting is now', async () => {
  openAt('/')
  const { store, settle } = await signIn()
  const [profile, mug, pan] = [store.newId(), store.newId(), store.newId()]
  const vat = { name: 'Shop', isDefault: true, taxRate: 200_000, pricesIncludeVat: true, preferredCurrency: 'EUR' }
  const product = { baseCurrency: 'EUR', baseCost: 0, pricingMode: 'retailPrice', retailPrice: 12 * EUR }
  await store.mutate({ op: 'put', kind: 'businessProfile', id: profile, data: vat })
  await store.mutate({ op: 'put', kind: 'product', id: mug, data: { ...product, name: 'Mug' } })
  await store.mutate({ op: 'patch', kind: 'businessProfile', id: profile, data: { pricesIncludeVat: false } })
  await store.mutate({ op: 'put', kind: 'product', id: pan, data: { ...product, name: 'Pan' } })
  await settle()
  const products = [mug, pan].map((productId) => ({
    kind: 'withoutCost' as const,
    productId,
    each: null,
    amount: null,
  }))
  const line = { kind: 'withoutCost' as const, count: 2, ids: [mug, pan], amount: null, products }
  draw(<WaitingSheet line={line} currency="EUR" act={null} onClose={() => undefined} />)
  const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')?.textContent
  expect(rowOf('Mug')).toContain(vatMessages.withVat)
  expect(rowOf('Pan')).not.toContain(vatMessages.withVat)
})

it('PAGE-01 each of several overdue invoices has its own act', async () => {
  openAt('/')
  const { store, settle } = await signIn([documentIndex])
  const ids = [store.newId(), store.newId()]
  for (const id of ids) await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice' } })
  await settle()
  const { told, record } = recorder()
  const line = { kind: 'overdue' as const, count: 2, ids, amount: null }
  const { user } = draw(
    <WaitingSheet line={line} currency="EUR" act={null} onRemind={record('remind')} onClose={() => undefined} />,
  )
  const [, second] = within(screen.getByRole('table')).getAllByRole('button')
  await user.click(second!)
  expect(told).toEqual([['remind', ids[1]]])
})

it('PAGE-01 SHIP-03 a landed shipment says which of its charges have no bill, and how much they are', async () => {
  openAt('/')
  const { store, settle } = await signIn()
  const [id, other] = [store.newId(), store.newId()]
  const shipment = { supplier: 'Acme', currency: 'EUR' }
  await store.mutate({ op: 'put', kind: 'shipment', id, data: { ...shipment, name: 'Spring' } })
  await store.mutate({ op: 'put', kind: 'shipment', id: other, data: { ...shipment, name: 'Autumn' } })
  const charge = { shipmentId: id, kind: 'freight', label: 'Sea freight', currency: 'EUR' }
  const amounts = [
    { estimatedAmount: 140 * EUR, actualAmount: null },
    { label: 'Paid', estimatedAmount: 20 * EUR, actualAmount: 21 * EUR },
    { label: 'Duty', shipmentId: other, estimatedAmount: 0, actualAmount: null },
  ]
  for (const each of amounts)
    await store.mutate({ op: 'put', kind: 'shipmentCharge', id: store.newId(), data: { ...charge, ...each } })
  await settle()
  const line = { kind: 'toTrueUp' as const, count: 2, ids: [id, other], amount: 140 * EUR }
  draw(<WaitingSheet line={line} currency="EUR" act={null} onClose={() => undefined} />)
  const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')?.textContent
  expect(rowOf('Spring')).toContain('Sea freight €140.00')
  expect(rowOf('Spring')).not.toContain('Paid')
  expect(rowOf('Spring')).not.toContain('Duty')
  expect(rowOf('Autumn')).toContain('Duty €0.00')
})
