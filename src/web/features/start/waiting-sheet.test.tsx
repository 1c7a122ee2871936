import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ProductWait } from '#domain/analytics/product-waits.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { newId } from '#test/client-model/world.ts'
import { waitingMessages as messages } from './waiting-messages.ts'
import { WaitingSheet } from './waiting-sheet.tsx'

const EUR = 1_000_000

/** The sheet behind what a product waits for, in a shop whose prices are with VAT or without. */
async function shown(kind: ProductWait, pricesIncludeVat: boolean) {
  openAt('/dashboard')
  const { store, settle } = await signIn()
  const [profile, id] = [newId(), newId()]
  const business = { name: 'Ann’s', isDefault: true, vatRegistered: true, taxRate: 200_000, pricesIncludeVat }
  await store.mutate({ op: 'put', kind: 'businessProfile', id: profile, data: business })
  await store.mutate({ op: 'put', kind: 'product', id, data: { name: 'Mug', baseCurrency: 'EUR', baseCost: 8 * EUR } })
  await settle()
  const products = [{ kind, productId: id, amount: null, each: EUR }]
  const line = { kind, count: 1, ids: [id], amount: null, products }
  draw(<WaitingSheet line={line} currency="EUR" act={null} onClose={() => undefined} />)
  await screen.findByText('Mug')
  return screen.queryByText(messages.withVat) !== null
}

it.each([
  ['losing', true, true],
  ['withoutCost', true, true],
  ['belowFloor', true, false],
  ['losing', false, false],
] as const)(
  'PAGE-01 the sheet of what is %s, prices with VAT %s, says that prices are with VAT and costs without: %s',
  async (kind, pricesIncludeVat, isSaid) => {
    expect(await shown(kind, pricesIncludeVat)).toBe(isSaid)
  },
)
