import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw } from '#test/page/page.ts'
import { answerCalls } from '#test/page/store-pages.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { newId } from '#test/client-model/world.ts'
import { askForRates } from '#web/kit/currency/rates.ts'
import { useDatedRates } from '#web/kit/currency/use-dated-rates.ts'
import { provideApi } from '#web/kit/data/api.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { setAuthState } from '#web/kit/shell/auth-state.ts'
import { useWaiting } from './use-waiting.ts'

afterEach(() => setAuthState({ status: 'signed-out' }))

function Waiting() {
  const waiting = useWaiting(useDatedRates('EUR'))
  const lines = waiting.status === 'ready' ? waiting.result : []
  return <p>{lines.map(({ kind, amount }) => `${kind} ${amount ?? '–'}`).join(', ')}</p>
}

it('PAGE-01 CUR-02 rates that are newer take the place of old ones on Home, in what waits and in its amounts', async () => {
  openAt('/dashboard')
  const { store, settle } = await signIn()
  const due = addDays(businessToday(), -3)
  const shipment = { name: 'Late', supplier: 'Acme', currency: 'USD', arrivesOn: due }
  const id = newId()
  await store.mutate({ op: 'put', kind: 'shipment', id, data: shipment })
  const line = { shipmentId: id, description: 'Mugs', unitCost: 1_000_000, currency: 'USD', quantity: 1_000_000 }
  await store.mutate({ op: 'put', kind: 'shipmentLine', id: newId(), data: line })
  await settle()
  draw(<Waiting />)
  const old = await screen.findByText(/toLand \d+, oldRates –/)
  const before = old.textContent ?? ''
  const newest = { ...SHIPPED_RATES, date: businessToday(), rates: { ...SHIPPED_RATES.rates, USD: '2' }, stale: false }
  provideApi(() => Promise.resolve(Response.json(newest)))
  await act(askForRates)
  expect(await screen.findByText('toLand 50000000')).toBeTruthy()
  expect(before).not.toContain('toLand 50000000')
})

it('PAGE-01 DOC-14 SUB-06 a disputed payment, a refused key and an unpaid plan come first on Home, for the owner alone', async () => {
  const told = {
    disputes: [{ documentId: newId(), amount: 100, currency: 'EUR', answerBy: '2026-07-10T12:00:00.000Z' }],
    isKeyRefused: true,
    unpaidPlan: { accessUntil: '2026-07-12T12:00:00.000Z' },
  }
  openAt('/dashboard')
  const store = emptyRowOf('store', newId(), { name: 'Shop', state: 'lost' })
  await signIn([], 0, [{ kind: 'store', row: store }])
  let asked = 0
  answerCalls([['GET /payments/waiting', () => (asked += 1) && told]])
  const owner = { userId: newId(), email: 'ann@example.test', name: 'Ann', role: 'user' } as const
  setAuthState({ status: 'signed-in', user: owner })
  const { remove } = draw(<Waiting />)
  expect(await screen.findByText('disputes 100000000, refusedKey –, unpaidPlan –, lostStores –')).toBeTruthy()
  remove()
  const member = { personId: newId(), role: 'editor', account: 'Tea' } as const
  setAuthState({ status: 'signed-in', user: { ...owner, member } })
  const before = asked
  draw(<Waiting />)
  expect(await screen.findByText('lostStores –')).toBeTruthy()
  expect(asked).toBe(before)
})

it('PAGE-01 STORE-05 a store without access and what differs in one arrive on Home, and go when they are settled', async () => {
  openAt('/dashboard')
  const store = emptyRowOf('store', newId(), { name: 'Shop', state: 'lost' })
  const difference = emptyRowOf('storeConflict', newId(), { storeId: store.id, field: 'price' })
  const { arrive } = await signIn([], 0, [
    { kind: 'store', row: store },
    { kind: 'storeConflict', row: difference },
  ])
  draw(<Waiting />)
  expect(await screen.findByText('lostStores –, storeDifferences –')).toBeTruthy()
  await arrive('storeConflict', { ...difference, state: 'resolved' })
  expect(await screen.findByText('lostStores –')).toBeTruthy()
})
