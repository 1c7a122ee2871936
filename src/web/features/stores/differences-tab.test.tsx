import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible, takePhone } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, type Answers, rowsOf, rowsOfSold, STORE_ID, storeRow } from '#test/page/store-pages.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { ConfirmHost } from '#web/kit/ui/confirm-host.tsx'
import { type ToastMessage, toastQueue } from '#web/kit/ui/toast.ts'
import { storesMessages } from './messages.ts'
import { StorePage } from './store-page.tsx'

const messages = storesMessages.conflicts
const EUR = 1_000_000
const DECIDED = { id: '00000000-0000-4000-8000-0000000000c1' }
let toasts: ToastMessage[]
let untake: () => void

beforeEach(() => {
  toasts = []
  untake = toastQueue.take((toast) => void toasts.push(toast))
})
afterEach(() => untake())

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
function differing(index: number, values: Partial<RowOfKind<'storeConflict'>>): RowOfKind<'storeConflict'> {
  return emptyRowOf('storeConflict', idOf(index), { storeId: STORE_ID, currency: 'EUR', title: `P${index}`, ...values })
}
const PRICE = differing(1, { field: 'price', base: 10 * EUR, local: 12 * EUR, store: 11 * EUR })

async function open(
  rows: readonly RowOfKind<'storeConflict'>[],
  answers: Answers = [],
  others: Parameters<typeof signIn>[2] = [],
) {
  openAt(`/store?id=${STORE_ID}&view=differences`)
  const person = await signIn([], 0, [
    ...rowsOf('store', storeRow()),
    ...rowsOf('storeConflict', ...rows),
    ...(others ?? []),
  ])
  const calls = answerCalls([...answers, ['POST /woocommerce/conflicts', () => DECIDED]])
  const { user } = draw(
    <>
      <StorePage />
      <ConfirmHost />
    </>,
  )
  return { ...person, calls, user }
}

it.each([
  ['local', messages.keepLocal],
  ['store', messages.takeStore],
] as const)('STORE-05 a difference is decided for one side, with the way back: %s', async (choice, label) => {
  const { calls, user } = await open([PRICE])
  const row = await screen.findByRole('row', { name: /P1/ })
  for (const amount of [10, 12, 11]) expect(within(row).getByText(formatMoney(amount * EUR, 'EUR'))).toBeTruthy()
  await expectAccessible()
  await user.click(within(row).getByRole('button', { name: label }))
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual([messages.decided(1)]))
  expect(toasts[0]?.action?.label).toBe(actionMessages.undo)
  const body = { conflictIds: [PRICE.id], choice }
  expect(calls).toEqual([{ call: 'POST /woocommerce/conflicts/resolve', body }])
})

it.each([
  ['price', 12 * EUR, '13.50', 13.5 * EUR],
  ['stock', 12, '7', 7],
  ['name', 'Lamp', 'Green lamp', 'Green lamp'],
  ['description', 'A lamp.', 'A green lamp.', 'A green lamp.'],
] as const)(
  'STORE-05 another value is typed for a %s, beside what both sides have',
  async (field, local, typed, value) => {
    const theirs = typeof local === 'number' ? local + EUR : `${local} of theirs`
    const { calls, user } = await open([differing(1, { field, local, store: theirs })])
    await user.click(await screen.findByRole('button', { name: messages.other }))
    const dialog = await screen.findByRole('dialog', { name: messages.otherTitle(messages.fields[field], 'P1') })
    const input = within(dialog).getByRole('textbox', { name: new RegExp(`^${messages.fields[field]}`) })
    await expectAccessible()
    await user.clear(input)
    await user.type(input, typed)
    await user.click(within(dialog).getByRole('button', { name: storesMessages.doubts.settle }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({ conflictIds: [idOf(1)], choice: 'value', value })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

it.each([
  ['isActive', false, messages.no],
  ['compareAt', 30 * EUR, formatMoney(30 * EUR, 'EUR')],
] as const)('STORE-05 no third value is typed for %s', async (field, local, shown) => {
  await open([differing(1, { field, local, store: null })])
  await screen.findByRole('button', { name: messages.keepLocal })
  expect(screen.queryByRole('button', { name: messages.other })).toBeNull()
  expect(screen.getByText(shown)).toBeTruthy()
})

it.each([
  ['local', messages.allLocal],
  ['store', messages.allStore],
] as const)('STORE-05 all differences are decided by one rule once that is confirmed: %s', async (choice, label) => {
  const { calls, user } = await open([PRICE, differing(2, { field: 'name', local: 'a', store: 'b' })])
  await user.click(await screen.findByRole('button', { name: messages.all }))
  await user.click(await screen.findByRole('menuitem', { name: label }))
  const question = await screen.findByRole('alertdialog', { name: messages.sure(2) })
  expect(calls).toEqual([])
  await user.click(within(question).getByRole('button', { name: label }))
  await waitFor(() => expect(toasts[0]?.title).toBe(messages.decided(2)))
  expect(toasts[0]?.action?.label).toBe(actionMessages.undo)
  const query = new URLSearchParams({ store: STORE_ID, choice }).toString()
  expect(calls).toEqual([{ call: `POST /woocommerce/conflicts/resolve-all?${query}`, body: undefined }])
})

it('STORE-05 decided differences are cleared, and without an open one the page says that nothing differs', async () => {
  const rows = [differing(1, { state: 'resolved' }), differing(2, { state: 'resolved' })]
  const { calls, user } = await open(rows, [['DELETE /woocommerce/conflicts', () => ({ cleared: 2 })]])
  expect(await screen.findByText(messages.none)).toBeTruthy()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: messages.clear(2) }))
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual([messages.cleared(2)]))
  const call = `DELETE /woocommerce/conflicts/clear-resolved?store=${STORE_ID}`
  expect(calls).toEqual([{ call, body: undefined }])
})

it('STORE-05 of a thousand differences as many are drawn as are looked at, and a long text is cut short', async () => {
  const long = 'x'.repeat(20_000)
  const rows = Array.from({ length: 1_000 }, (_, index) => differing(index + 1, { field: 'description', local: long }))
  const { user } = await open(rows)
  await screen.findByRole('tab', { name: storesMessages.tabs.differences(1_000) })
  expect(screen.getAllByRole('row')).toHaveLength(101)
  expect(screen.getAllByText(/^x+…$/)[0]?.textContent?.length).toBeLessThan(200)
  await user.click(screen.getByRole('button', { name: storesMessages.products.more }))
  expect(screen.getAllByRole('row')).toHaveLength(201)
})

it('STORE-05 PAGE-08 on a phone each difference is a row of its own with both values and the choices', async () => {
  takePhone()
  await open([PRICE])
  const list = await screen.findByRole('list', { name: messages.label })
  const item = within(list).getByRole('listitem')
  // Each value stands in a line of its own, with its label.
  for (const [column, amount] of [
    ['base', 10],
    ['local', 12],
    ['store', 11],
  ] as const) {
    const value = within(item).getByText(formatMoney(amount * EUR, 'EUR'))
    const line = value.closest('div')
    expect(line?.textContent).toBe(`${messages.columns[column]} ${formatMoney(amount * EUR, 'EUR')}`)
  }
  expect(within(item).getByRole('button', { name: messages.takeStore })).toBeTruthy()
  await expectAccessible()
})

it('STORE-05 STORE-06 a price that is kept is said to be unsent, and what would be sent can be looked at from there', async () => {
  const sold = { name: 'P1', product: { effectivePrice: 12 * EUR }, offers: [{ price: 11 * EUR }] }
  const conflict = { ...PRICE, listingId: '00000000-0000-4000-8000-000000002000' }
  const answers = [['POST /stores', () => ({ id: DECIDED.id })]] as const
  const { calls, user, arrive } = await open([conflict], answers, rowsOfSold(sold, 0))
  expect(screen.queryByRole('button', { name: storesMessages.products.send })).toBeNull()
  await user.click(await screen.findByRole('button', { name: messages.keepLocal }))
  await waitFor(() => expect(toasts.map(({ detail }) => detail)).toEqual([messages.stillItsOwn]))
  await arrive('storeConflict', { ...conflict, state: 'resolved', choice: 'local' })
  expect(screen.getByText(messages.none)).toBeTruthy()
  expect(screen.getByText(storesMessages.products.differ(1))).toBeTruthy()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: storesMessages.products.send }))
  await waitFor(() => expect(location.pathname).toContain('change-sets'))
  expect(calls.at(-1)).toEqual({ call: `POST /stores/${STORE_ID}/push`, body: {} })
})

it.each([
  ['the value of the store', PRICE, messages.takeStore],
  ['a name, which is not sent', differing(1, { field: 'name', local: 'a', store: 'b' }), messages.keepLocal],
] as const)('STORE-05 nothing is said to be unsent after %s', async (_, conflict, label) => {
  const { user } = await open([conflict])
  await user.click(await screen.findByRole('button', { name: label }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]?.detail).toBeUndefined()
})
