import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { emptyRow, type Entity, general } from '#contract/entity.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { store as storeEntity } from '#contract/entities/store.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { newId } from '#test/client-model/world.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { InStores } from './in-stores.tsx'
import { inStoresMessages as messages } from './in-stores-messages.ts'
import { useEditing } from './use-editing.ts'

const id = newId()
const NO_CONTEXT = { before: undefined, get: () => undefined, flagged: () => undefined }

function Shown() {
  const row = useRow('product', id)
  return row && <Earned row={row} />
}

function Earned({ row }: { readonly row: NonNullable<ReturnType<typeof useRow<'product'>>> }) {
  return <InStores row={row} price={useEditing(row).editing.price} />
}

beforeEach(() => setFormatLocale('en-US'))

it('STORE-06 a product tells for each connected store what is left after its fees', async () => {
  openAt('/')
  const { store, settle, arrive } = await signIn()
  await store.mutate({
    op: 'put',
    kind: 'product',
    id,
    data: {
      name: 'Mug',
      baseCurrency: 'EUR',
      baseCost: 6_000_000,
      pricingMode: 'retailPrice',
      retailPrice: 10_000_000,
    },
  })
  const [shop, left] = [newId(), newId()]
  const base = (kind: Entity, of: string) => emptyRow(kind, of, 0, NO_CONTEXT)
  const fees = { feePercent: 20_000, feeFixed: 300_000, currency: 'EUR' }
  await arrive('store', { ...base(general(storeEntity), shop), ...fees, name: 'Shop' })
  await arrive('store', { ...base(general(storeEntity), left), ...fees, name: 'Former shop', state: 'disconnected' })
  const offer = { id: 'o', variantId: '', price: 10_000_000, compareAt: null, cost: null, stock: null }
  for (const storeId of [shop, left]) {
    const listing = base(general(storeListing), newId())
    await arrive('storeListing', {
      ...listing,
      storeId,
      productId: id,
      currency: 'EUR',
      offers: [offer],
      pushState: 'failed',
    })
  }
  draw(<Shown />)
  await settle()
  const section = screen.getByRole('region', { name: messages.title })
  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Shop'])
  const told = within(section)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  expect(told).toEqual(['€10.00', '€0.50', '€9.50', '35.0%'])
  expect(within(section).getByText(messages.failed)).toBeTruthy()
  await expectAccessible()
})
