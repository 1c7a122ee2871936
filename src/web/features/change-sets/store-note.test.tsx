import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, rowsOf, rowsOfSold, STORE_ID, storeRow } from '#test/page/store-pages.ts'
import { rowChanges } from './row-changes.ts'
import { StoreNote } from './store-note.tsx'
import { storeNoteMessages as messages } from './store-note-messages.ts'
import { useRowContext } from './use-row-context.ts'

const EUR = 1_000_000
const SET = '00000000-0000-4000-8000-0000000000c1'
type Header = Parameters<typeof StoreNote>[0]['header']
const header = (values: Partial<Header>): Header =>
  emptyRowOf('changeSet', SET, { title: 'Prices', version: 1, size: 2, effect: { storeId: STORE_ID }, ...values })

const [mug, plate] = (['none', 'waiting'] as const).map((pushState, index) =>
  rowsOfSold({ name: ['Mug', 'Plate'][index] ?? '', listing: { pushState }, offers: [{ price: 20 * EUR }] }, index),
)
const sold = [...(mug ?? []), ...(plate ?? [])]
const listings = sold.flatMap(({ kind, row }) => (kind === 'storeListing' ? [row] : []))

async function open(values: Partial<Header>, store: object = {}) {
  openAt('/change-sets')
  const person = await signIn([], 0, [...rowsOf('store', storeRow(store)), ...sold])
  const items = listings.map(({ id }) => ({ id, kind: 'storeListing' }))
  answerCalls([['GET /change-sets/', () => ({ items, more: false })]])
  draw(<StoreNote header={header(values)} isOnline />)
  return person
}

it('STORE-06 the preview says that its prices go to the store, before anything is sent', async () => {
  await open({ origin: 'storePush', state: 'checked' })
  expect(screen.getByText(messages.sends('Lighthouse'))).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
  await expectAccessible()
})

it('STORE-06 what was sent is followed until it has arrived, with the way back to the store', async () => {
  const { arrive } = await open({ origin: 'storePush', state: 'applied' })
  const status = await screen.findByRole('status')
  expect(status.textContent).toBe([messages.arrived(1, 2), messages.waiting(1)].join(' · '))
  const link = screen.getByRole('link', { name: messages.toStore('Lighthouse') })
  expect(link.getAttribute('href')).toContain(`id=${STORE_ID}`)
  await arrive('storeListing', { ...listings[1]!, pushState: 'failed' })
  expect(status.textContent).toBe([messages.arrived(1, 2), messages.failed(1)].join(' · '))
  await arrive('storeListing', { ...listings[1]!, pushState: 'none' })
  expect(status.textContent).toBe(messages.allArrived('Lighthouse'))
})

it('STORE-09 a first import leads back to its store, and other changes to none', async () => {
  await open({ origin: 'storePull', state: 'applied', effect: {} }, { firstChangeSetId: SET })
  expect(screen.getByRole('link', { name: messages.toStore('Lighthouse') })).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
  draw(<StoreNote header={header({ origin: 'bulk', state: 'applied' })} isOnline />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

function Margins({ values }: { readonly values: Partial<Header> }) {
  const context = useRowContext(header(values))
  const offers = (price: number) => ({ offers: listings[0]!.offers.map((offer) => ({ ...offer, price })) })
  const row = { n: 1, kind: 'storeListing', id: listings[0]!.id, state: 'update', title: 'Mug' } as const
  const sides = { before: offers(20 * EUR), after: offers(25 * EUR) }
  const changes = rowChanges({ ...row, ...sides, problems: [], input: null, kept: [], isKept: false }, context)
  const told = changes.filter(({ label }) => label.startsWith(messages.margin))
  return <output>{told.map(({ before, after }) => `${before} → ${after}`).join()}</output>
}

it('STORE-06 the preview tells the margin after fees before and after; what was sent does not', async () => {
  await open({ origin: 'storePush', state: 'checked' }, { feePercent: 100_000 })
  // 20.00 less 2.00 and 10.00 leaves 8.00 of 20.00; 25.00 less 2.50 and 10.00 leaves 12.50 of 25.00.
  draw(<Margins values={{ origin: 'storePush', state: 'checked' }} />)
  draw(<Margins values={{ origin: 'storePush', state: 'applied' }} />)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['40.0% → 50.0%', ''])
})
