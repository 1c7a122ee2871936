import { expect, it } from 'vitest'
import { makeWorld } from '#test/client-model/world.ts'
import { listenToToasts } from '#test/toasts.ts'
import { typedRates } from './known-rate.ts'
import { shipmentActions } from './use-shipment-actions.ts'

it('SHIP-01 PRICE-15 another currency of a shipment says how many typed rates it replaces, and they come back with it', async () => {
  const { store } = await makeWorld().browser.openTab()
  const actions = shipmentActions(store)
  const told = listenToToasts()
  const id = store.newId()
  await store.mutate({ op: 'put', kind: 'shipment', id, data: { name: 'From abroad' } })
  const before = store.get('shipment', id)?.currency ?? ''
  const line = (currency: string, rate: string, rateDate: string | null = null) => ({
    id: store.newId(),
    data: { sku: 'MUG', description: 'Mug', quantity: 10_000, unitCost: 10_000, currency, rate, rateDate },
  })
  const dated = line('JPY', '0.006', '2026-07-06')
  await actions.addLines(id, [line('CNY', '0.14'), line('CNY', '0.14'), line('CHF', '1.1'), dated, line(before, '')])
  const lines = () => store.all('shipmentLine').map(({ currency, rate, rateDate }) => ({ currency, rate, rateDate }))
  const first = lines()
  const rates = [
    ['CNY', { rate: '0.12', date: '2026-07-06', source: 'ECB' }],
    ['CHF', { rate: '0.9', date: '2026-07-06', source: 'ECB' }],
  ] as const
  const row = store.get('shipment', id)
  if (!row) throw new Error('there is no shipment')
  await actions.setCurrency(row, 'GBP', rates, typedRates(store.all('shipmentLine'), before))
  expect(lines().find(({ currency }) => currency === 'CNY')?.rate).toBe('0.12')
  expect(told.map(({ title }) => title)).toEqual(['Costs are in GBP now: 2 rates entered by hand replaced'])
  told[0]?.action?.run()
  await expect.poll(() => store.get('shipment', id)?.currency).toBe(before)
  await expect.poll(lines).toEqual(first)
})

it('SHIP-01 a change of currency that replaces no typed rate is made without a word', async () => {
  const { store } = await makeWorld().browser.openTab()
  const actions = shipmentActions(store)
  const told = listenToToasts()
  const id = store.newId()
  await store.mutate({ op: 'put', kind: 'shipment', id, data: { name: 'From abroad' } })
  const row = store.get('shipment', id)
  if (!row) throw new Error('there is no shipment')
  await actions.setCurrency(row, 'GBP', [], 0)
  expect([store.get('shipment', id)?.currency, told]).toEqual(['GBP', []])
})

it.each(['currency', 'rate'] as const)(
  'SHIP-01 PRICE-15 a later change of the %s takes the message away whose way back leads elsewhere',
  async (change) => {
    const { store } = await makeWorld().browser.openTab()
    const actions = shipmentActions(store)
    const told = listenToToasts()
    const id = store.newId()
    await store.mutate({ op: 'put', kind: 'shipment', id, data: { name: 'From abroad' } })
    const row = () => {
      const found = store.get('shipment', id)
      if (!found) throw new Error('there is no shipment')
      return found
    }
    await actions.setCurrency(row(), 'GBP', [], 1)
    expect(told.map(({ signal }) => signal?.aborted)).toEqual([false])
    if (change === 'currency') await actions.setCurrency(row(), 'CHF', [], 0)
    else actions.setRate(id, 'CNY', { rate: '0.12', date: null, source: 'typed' })
    expect(told.map(({ signal }) => signal?.aborted)).toEqual([true])
  },
)
