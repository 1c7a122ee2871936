import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storeListMessages } from '#contract/store-list-messages.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, rowsOf, rowsOfSold, type Sold, STORE_ID, storeRow } from '#test/page/store-pages.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { type ComparedListing, useComparedListings } from './compared-listings.ts'
import { storesMessages } from './messages.ts'
import { StorePage } from './store-page.tsx'

const messages = storesMessages.products
const { fields } = storesMessages.conflicts
const EUR = 1_000_000
const LIST = '00000000-0000-4000-8000-0000000000e1'
const idOf = (kind: number, index: number) =>
  `00000000-0000-4000-8000-${String(kind * 1_000 + index).padStart(12, '0')}`
const money = (amount: number) => formatMoney(amount * EUR, 'EUR')
const pricedAt = (price: number) => ({ effectivePrice: price * EUR, retailPrice: price * EUR })

async function open(sold: readonly Sold[], store: object = {}, others: Parameters<typeof signIn>[2] = []) {
  openAt(`/store?id=${STORE_ID}&view=products`)
  answerCalls()
  const person = await signIn([], 0, [...rowsOf('store', storeRow(store)), ...others, ...sold.flatMap(rowsOfSold)])
  const { user } = draw(<StorePage />)
  await screen.findByRole('heading', { level: 1, name: 'Lighthouse' })
  return { ...person, user }
}

const hereAndState = (name: string) => {
  const row = screen.getByRole('row', { name: new RegExp(name) })
  const cells = within(row).getAllByRole('cell')
  return [cells[1]?.textContent, cells.at(-1)?.textContent?.replace(/^.*: /, '')]
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

it('STORE-06 a price that is another one here stands beside that there, can be found, and is counted', async () => {
  const { user, arrive } = await open([
    { name: 'Same', product: pricedAt(20), offers: [{ price: 20 * EUR }] },
    { name: 'Other', product: pricedAt(21), offers: [{ price: 20 * EUR }] },
    { name: 'Sent', product: pricedAt(21), listing: { pushState: 'waiting' }, offers: [{ price: 21 * EUR }] },
  ])
  expect(hereAndState('Same')).toEqual([money(20), messages.states.none])
  expect(hereAndState('Other')).toEqual([money(21), messages.states.differs])
  expect(hereAndState('Sent')).toEqual([money(21), messages.states.waiting])
  expect(screen.getByText(messages.differ(1))).toBeTruthy()
  await expectAccessible()
  await user.selectOptions(screen.getByRole('combobox', { name: messages.show }), messages.filters.differs)
  expect(names()).toEqual(['Other'])
  // The price that is changed here shows at once.
  const [{ row } = { row: emptyRowOf('product', '', {}) }] = rowsOfSold(
    { name: 'Same', product: pricedAt(22), offers: [] },
    0,
  )
  await arrive('product', row)
  expect(names()).toEqual(['Other', 'Same'])
  expect(screen.getByText(messages.differ(2))).toBeTruthy()
})

it('STORE-06 of a product in the price list of the store its price counts, of the others their own', async () => {
  const list = { title: 'Web shop', currency: 'EUR', status: 'active', ruleKind: 'percentOff', rulePercent: 0 }
  const rows = [
    ...rowsOf('priceList', emptyRowOf('priceList', LIST, { ...list, productIds: [idOf(1, 0)] })),
    {
      kind: 'priceListPrice',
      row: emptyRowOf('priceListPrice', LIST, {
        priceListId: LIST,
        productId: idOf(1, 0),
        minQuantity: 10_000,
        price: 25 * EUR,
        currency: 'EUR',
      }),
    },
  ]
  const sold = [
    { name: 'Listed', product: pricedAt(20), offers: [{ price: 20 * EUR }] },
    { name: 'Plain', product: pricedAt(20), offers: [{ price: 20 * EUR }] },
  ]
  await open(sold, { priceListId: LIST }, rows)
  expect(hereAndState('Listed')).toEqual([money(25), messages.states.differs])
  expect(hereAndState('Plain')).toEqual([money(20), messages.states.none])
})

it('STORE-06 a planned price that has begun counts as the server counts it', async () => {
  const planned = {
    productId: idOf(1, 0),
    variantId: '',
    priceListId: null,
    patchKind: 'price',
    amount: 18 * EUR,
    currency: 'EUR',
    status: 'planned',
    startsAt: 1,
    endsAt: null,
  }
  const rows = [{ kind: 'scheduledPrice', row: emptyRowOf('scheduledPrice', LIST, planned) }]
  await open([{ name: 'Planned', product: pricedAt(20), offers: [{ price: 20 * EUR }] }], {}, rows)
  expect(hereAndState('Planned')).toEqual([money(18), messages.states.differs])
})

it('STORE-06 nothing is claimed of a price that cannot be worked out on this device', async () => {
  const sold = [
    { name: 'Priced', product: pricedAt(30), offers: [{ price: 20 * EUR }] },
    { name: 'Unpriced', offers: [{ price: 20 * EUR }] },
  ]
  // The list of the store is not here.
  await open(sold, { priceListId: LIST })
  expect(screen.getByText(storeListMessages.gone)).toBeTruthy()
  for (const name of ['Priced', 'Unpriced']) expect(hereAndState(name)).toEqual(['–', '–'])
  expect(screen.queryByText(messages.differ(1))).toBeNull()
})

it.each([
  ['archived', { status: 'archived' }],
  ['over', { status: 'active', validTo: '2020-01-01' }],
])('STORE-06 of a price list that is %s nothing is said to differ, and the remedy is named', async (_, terms) => {
  const list = { title: 'Web shop', currency: 'EUR', ruleKind: 'percentOff', productIds: [idOf(1, 0)], ...terms }
  const sold = ['Listed', 'Plain'].map((name) => ({ name, product: pricedAt(30), offers: [{ price: 20 * EUR }] }))
  await open(sold, { priceListId: LIST }, rowsOf('priceList', emptyRowOf('priceList', LIST, list)))
  expect(screen.getByText(storeListMessages.notInForce('Web shop'))).toBeTruthy()
  for (const name of ['Listed', 'Plain']) expect(hereAndState(name)).toEqual(['–', '–'])
})

it('STORE-06 what else is sent differs too, in how many variants, and what a person has to decide first is said to be so', async () => {
  const variants = [
    { id: 'small', totalCost: 8 * EUR, effectivePrice: 20 * EUR, stock: 4 },
    { id: 'large', totalCost: 8 * EUR, effectivePrice: 24 * EUR, stock: 4 },
  ]
  const offers = [
    { variantId: 'small', price: 20 * EUR, stock: 4 },
    { variantId: 'large', price: 24 * EUR, stock: 5 },
  ]
  const sold = [
    { name: 'Shirt', product: { ...pricedAt(20), variants }, offers },
    { name: 'Torn', product: pricedAt(21), offers: [{ price: 20 * EUR }] },
  ]
  const conflict = { storeId: STORE_ID, listingId: idOf(2, 1), field: 'price', state: 'open' }
  await open(sold, { pushesStock: true }, rowsOf('storeConflict', emptyRowOf('storeConflict', LIST, conflict)))
  expect(hereAndState('Shirt')[1]).toBe(`${messages.states.differs}${fields.stock} · ${messages.ofVariants(1, 2)}`)
  expect(hereAndState('Torn')[1]).toBe(messages.states.conflict)
})

it('STORE-06 ten thousand products are compared in one pass, and not each with all others', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => index)
  const rows = many.flatMap((index) => {
    const base = { baseCurrency: 'EUR', totalCost: 10 * EUR, nameKey: `p${index}`, ...pricedAt(20 + (index % 2)) }
    const none = { variantId: '', compareAt: null, cost: null, stock: null }
    const offers = [{ id: 'o', ...none, price: 20 * EUR }]
    const listing = { storeId: STORE_ID, productId: idOf(100, index), currency: 'EUR', offers }
    return [
      ...rowsOf('product', emptyRowOf('product', idOf(100, index), base)),
      ...rowsOf('storeListing', emptyRowOf('storeListing', idOf(200, index), listing)),
    ]
  })
  await signIn([], 0, [...rowsOf('store', storeRow()), ...rows])
  let found: readonly ComparedListing[] = []
  let tookMs = Infinity
  const store = storeRow()
  function Compared() {
    const begun = performance.now()
    found = useComparedListings(store)
    tookMs = performance.now() - begun
    return null
  }
  draw(<Compared />)
  expect(found.filter(({ state }) => state === 'differs')).toHaveLength(5_000)
  // A pass over pairs would take minutes; the bound leaves room for a busy machine.
  expect(tookMs).toBeLessThan(3_000)
})
