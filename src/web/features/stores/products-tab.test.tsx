import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storeMessages } from '#contract/store-messages.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible, takePhone } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, type Answers, rowsOf, rowsOfSold, type Sold, STORE_ID, storeRow } from '#test/page/store-pages.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { storesMessages } from './messages.ts'
import { StorePage } from './store-page.tsx'

const messages = storesMessages.products
const EUR = 1_000_000
const CHANGES = '00000000-0000-4000-8000-0000000000c1'
const CATEGORY = '00000000-0000-4000-8000-0000000000d1'
let titles: string[]
let untake: () => void

beforeEach(() => {
  titles = []
  untake = toastQueue.take(({ title }) => void titles.push(title))
})
afterEach(() => untake())

async function open(sold: readonly Sold[], store: object = {}, answers: Answers = []) {
  openAt(`/store?id=${STORE_ID}&view=products`)
  const category = emptyRowOf('category', CATEGORY, { name: 'Lamps', nameKey: 'lamps' })
  const rows = [...rowsOf('store', storeRow(store)), ...rowsOf('category', category)]
  const person = await signIn([], 0, [...rows, ...sold.flatMap(rowsOfSold)])
  const calls = answerCalls(answers)
  const { user } = draw(<StorePage />)
  await screen.findByRole('heading', { level: 1, name: 'Lighthouse' })
  return { ...person, calls, user }
}

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

it('STORE-06 fee and margin are those of the offer that earns least, at the cost of its variant', async () => {
  const variants = [
    { id: 'small', totalCost: 8 * EUR, effectivePrice: null },
    { id: 'large', totalCost: 18 * EUR, effectivePrice: null },
  ]
  const offers = [
    { variantId: 'small', price: 20 * EUR },
    { variantId: 'large', price: 24 * EUR },
  ]
  const sold = [
    { name: 'Mug', product: { variants }, offers },
    { name: 'Plate', offers: [{ price: 20 * EUR }] },
  ]
  await open(sold, { feePercent: 25_000, feeFixed: 0.25 * EUR })
  // 24.00 less 2.5% and 0.25 leaves 23.15, which is 5.15 above 18.00.
  const money = (amount: number) => formatMoney(amount * EUR, 'EUR')
  const margin = Math.round((5.15 / 24) * 1_000_000)
  expect(cellsOf('Mug').slice(0, 6)).toEqual([
    messages.least(money(24)),
    '–',
    money(0.85),
    money(23.15),
    money(5.15),
    expect.stringContaining(formatPercent(margin)),
  ])
  // 20.00 less 0.75, and the cost of 10.00.
  expect(cellsOf('Plate').slice(0, 6)).toEqual([
    money(20),
    '–',
    money(0.75),
    money(19.25),
    money(9.25),
    expect.stringContaining(formatPercent(462_500)),
  ])
  expect(screen.getByText(messages.averageLeast(formatPercent(Math.round((margin + 462_500) / 2))))).toBeTruthy()
  await expectAccessible()
})

it('STORE-06 a fee of the category takes the place of the usual one, and without a cost in the currency there is no margin', async () => {
  const categoryFees = [{ id: 'f', categoryId: CATEGORY, percent: 150_000, fixed: 0 }]
  const sold = [
    { name: 'Lamp', product: { categoryId: CATEGORY }, offers: [{ price: 20 * EUR }] },
    { name: 'Vase', listing: { currency: 'USD' }, offers: [{ price: 20 * EUR }] },
  ]
  await open(sold, { feePercent: 25_000, categoryFees })
  expect(cellsOf('Lamp').slice(2, 4)).toEqual([formatMoney(3 * EUR, 'EUR'), formatMoney(17 * EUR, 'EUR')])
  expect(cellsOf('Vase').slice(0, 6)).toEqual([
    formatMoney(20 * EUR, 'USD'),
    '–',
    formatMoney(0.5 * EUR, 'USD'),
    formatMoney(19.5 * EUR, 'USD'),
    '–',
    '–',
  ])
})

const FOUR: readonly Sold[] = [
  { name: 'Sound', offers: [{ price: 20 * EUR }] },
  { name: 'Losing', offers: [{ price: 9 * EUR }] },
  { name: 'Waiting', listing: { pushState: 'waiting' }, offers: [{ price: 20 * EUR }] },
  {
    name: 'Failed',
    listing: { pushState: 'failed', pushProblem: 'refused', said: 'Price is too low.' },
    offers: [{ price: 20 * EUR }],
  },
]

it('STORE-06 products are found by name, by what waits or failed, and by what loses money after fees', async () => {
  const { user } = await open(FOUR)
  expect(names()).toEqual(['Failed', 'Losing', 'Sound', 'Waiting'])
  const show = screen.getByRole('combobox', { name: messages.show })
  for (const [filter, found] of [
    ['waiting', 'Waiting'],
    ['failed', 'Failed'],
    ['losing', 'Losing'],
  ] as const) {
    await user.selectOptions(show, messages.filters[filter])
    expect(names()).toEqual([found])
  }
  const search = screen.getByRole('searchbox', { name: messages.search })
  await user.type(search, 'sou')
  expect(screen.getByText(messages.noneFound)).toBeTruthy()
  await user.selectOptions(show, messages.filters.all)
  expect(names()).toEqual(['Sound'])
})

it('STORE-06 what was not sent says why in the row, and is sent again when asked', async () => {
  const { calls, user } = await open(FOUR, {}, [['POST /stores', () => ({ waiting: 1 })]])
  const row = screen.getByRole('row', { name: /Failed/ })
  expect(row.textContent).toContain(`${storeMessages.reasons.refused.title} Price is too low.`)
  await user.click(screen.getByRole('button', { name: messages.retry(1) }))
  await waitFor(() => expect(titles).toEqual([messages.retried(1)]))
  expect(calls).toEqual([{ call: `POST /stores/${STORE_ID}/retry`, body: {} }])
})

it('STORE-06 what would be sent is a change set to look at first', async () => {
  const { calls, user } = await open(FOUR, {}, [['POST /stores', () => ({ id: CHANGES })]])
  await user.click(screen.getByRole('button', { name: messages.send }))
  await waitFor(() => expect(location.search).toContain(CHANGES))
  expect(location.pathname).toContain('change-sets')
  expect(calls).toEqual([{ call: `POST /stores/${STORE_ID}/push`, body: {} }])
})

it('STORE-06 nothing can be sent to a store that lost its access', async () => {
  await open(FOUR, { state: 'lost' })
  for (const name of [messages.send, messages.retry(1)])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
})

it('PAGE-08 a page in the store is opened only where its address is one of the web', async () => {
  const offers = [{ price: 20 * EUR }]
  await open([
    { name: 'Good', listing: { pageUrl: 'https://lamps.example/good' }, offers },
    { name: 'Bad', listing: { pageUrl: 'data:text/html,<script>alert(1)</script>' }, offers },
  ])
  const link = screen.getByRole('link', { name: messages.open('Good') })
  expect(link.getAttribute('href')).toBe('https://lamps.example/good')
  expect(screen.queryByRole('link', { name: messages.open('Bad') })).toBeNull()
})

it('STORE-06 a product that is gone here is still named and said to be deleted here', async () => {
  const { arrive } = await open([])
  const gone = { storeId: STORE_ID, productId: CHANGES, title: 'Old lamp', currency: 'EUR' }
  await arrive('storeListing', emptyRowOf('storeListing', CATEGORY, gone))
  expect(await screen.findByText('Old lamp')).toBeTruthy()
  expect(cellsOf('Old lamp')).toEqual(['–', '–', '–', '–', expect.stringContaining(messages.states.deleted)])
})

it('STORE-06 PAGE-08 many products are drawn in steps, and on a phone as a list', async () => {
  takePhone()
  const many = Array.from({ length: 120 }, (_, index) => ({ name: `P${index}`, offers: [{ price: 20 * EUR }] }))
  const { user } = await open(many)
  const items = () => within(screen.getByRole('list', { name: messages.label })).getAllByRole('listitem')
  expect(items()).toHaveLength(100)
  await user.click(screen.getByRole('button', { name: messages.more }))
  expect(items()).toHaveLength(120)
})

it('STORE-06 NAV-04 a product is opened with the store that it was opened from', async () => {
  await open([{ name: 'Mug', offers: [{ price: 20 * EUR }] }])
  const href = screen.getByRole('link', { name: 'Mug' }).getAttribute('href')
  expect(href).toContain(`store=${STORE_ID}`)
})

it('STORE-09 without linked products the page says what to do next, by how far the store is', async () => {
  const { arrive, calls, user } = await open([], { pulledAt: null })
  expect(screen.getByText(messages.notRead)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: storesMessages.overview.look }))
  expect(calls).toEqual([{ call: `POST /stores/${STORE_ID}/pull`, body: {} }])
  await arrive('store', storeRow({ run: { doing: 'pull', done: 1, total: null, startedAt: 1 } }))
  expect(screen.getByText(messages.isRead)).toBeTruthy()
  await arrive('store', storeRow({ pulledAt: 5 }))
  expect(screen.getByText(messages.emptyStore)).toBeTruthy()
  await expectAccessible()
  const first = { pulledAt: 5, firstChangeSetId: CHANGES }
  await arrive('changeSet', emptyRowOf('changeSet', CHANGES, { state: 'checked' }))
  await arrive('store', storeRow(first))
  expect(screen.getByText(messages.firstWaits)).toBeTruthy()
  expect(screen.getByRole('link', { name: storesMessages.overview.review }).getAttribute('href')).toContain(CHANGES)
  await arrive('changeSet', emptyRowOf('changeSet', CHANGES, { state: 'reverted' }))
  expect(screen.getByText(messages.notLinked)).toBeTruthy()
})

it('STORE-06 a product that the store has no more shows no figures and does not count, nor does an inactive one', async () => {
  const offers = [{ price: 20 * EUR }]
  const missing = { pushState: 'failed', pushProblem: 'missing' } as const
  await open(
    [
      { name: 'Gone', listing: missing, offers: [{ price: 5 * EUR }] },
      { name: 'Hidden', product: { isActive: false }, offers: [{ price: 5 * EUR }] },
      { name: 'Mug', offers },
    ],
    { feePercent: 100_000 },
  )
  expect(cellsOf('Gone').slice(0, 6)).toEqual(['–', '–', '–', '–', '–', '–'])
  expect(cellsOf('Gone').at(-1)).toContain(messages.states.missing)
  expect(screen.getByRole('row', { name: /Hidden/ }).textContent).toContain(messages.inactive)
  // 20.00 less 2.00 leaves 8.00 above the cost of 10.00.
  expect(screen.getByText(messages.average(formatPercent(400_000)))).toBeTruthy()
})

it('STORE-06 without any fee nothing is said of what is left after fees, and the page leads to the settings', async () => {
  const { user } = await open([{ name: 'Mug', offers: [{ price: 20 * EUR }] }])
  for (const name of [messages.columns.fee, messages.columns.left])
    expect(screen.queryByRole('columnheader', { name })).toBeNull()
  expect(screen.getByText(messages.figuresNoteBefore)).toBeTruthy()
  expect(cellsOf('Mug')[2]).toBe(formatMoney(10 * EUR, 'EUR'))
  await user.click(screen.getByRole('link', { name: messages.noFees }))
  expect(await screen.findByRole('heading', { name: storesMessages.settings.fees })).toBeTruthy()
})
