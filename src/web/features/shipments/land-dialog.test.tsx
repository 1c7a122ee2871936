import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { openAt, type SignedIn, signIn } from '#test/page/signed-in.ts'
import { provideApi } from '#web/kit/data/api.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { LandDialog } from './land-dialog.tsx'
import { landMessages as messages } from './page-messages.ts'
import { useShipmentActions } from './use-shipment-actions.ts'
import { useShipmentWork } from './use-shipment.ts'

const CHANGE_SET = '0190f2c0-0000-7000-8000-000000000001'
const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ code, title: 'Refused', status }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

let person: SignedIn

function Landing() {
  const [row] = useRows('shipment')
  return row ? <Dialog row={row} /> : null
}

function Dialog({ row }: { readonly row: Parameters<typeof useShipmentWork>[0] }) {
  const work = useShipmentWork(row, null)
  return <LandDialog work={work} actions={useShipmentActions()} mode="land" onClose={() => undefined} />
}

/** A server on which the shipment has landed with another device's change set, or has not. */
function serverWith(changeSetId: string | null, proposes: boolean): void {
  provideApi((path, init = {}) => {
    const call = `${init.method ?? 'GET'} ${path}`
    if (call.endsWith('/land')) {
      const proposal = { id: '0190f2c0-0000-7000-8000-000000000002', size: 1, effect: {} }
      return Promise.resolve(proposes ? Response.json(proposal) : problem(422, 'rule-broken'))
    }
    if (call.startsWith('GET /api/shipments/')) return Promise.resolve(Response.json({ changeSetId }))
    if (call.endsWith('/apply')) return Promise.resolve(problem(409, 'conflict'))
    return Promise.resolve(Response.json({ items: [] }))
  })
}

beforeEach(async () => {
  person = await signIn()
  openAt('/')
  const { store } = person
  const put = (kind: string, id: string, data: object) => store.mutate({ op: 'put', kind, id, data: { ...data } })
  const shipmentId = store.newId()
  await put('shipment', shipmentId, { name: 'S-1' })
  await person.settle()
})

describe('landing a shipment that landed on another device', () => {
  it.each([
    ['while the proposal was looked at', true],
    ['before anything was proposed', false],
  ])('SHIP-03 the dialog says so %s, and offers no second landing', async (_when, proposes) => {
    serverWith(CHANGE_SET, proposes)
    const { user } = draw(<Landing />)
    await user.click(screen.getByRole('button', { name: messages.prepare }))
    await person.settle()
    if (proposes) await user.click(await screen.findByRole('button', { name: messages.apply(false) }))
    expect(await screen.findByRole('dialog', { name: messages.landedTitle })).toBeTruthy()
    expect(screen.queryByRole('button', { name: messages.prepare })).toBeNull()
    expect(screen.getByRole('link', { name: messages.change }).getAttribute('href')).toContain(CHANGE_SET)
  })

  it('SHIP-03 one that was only changed is looked at again', async () => {
    serverWith(null, true)
    const { user } = draw(<Landing />)
    await user.click(screen.getByRole('button', { name: messages.prepare }))
    await person.settle()
    await user.click(await screen.findByRole('button', { name: messages.apply(false) }))
    expect(await screen.findByText(messages.changedMeanwhile)).toBeTruthy()
    expect(screen.getByRole('button', { name: messages.prepare })).toBeTruthy()
  })
})

describe('a landing whose goods are deleted while it is looked at', () => {
  it('SHIP-03 names the deleted product, not its line, and cannot be applied until it is there again', async () => {
    serverWith(null, true)
    const { store } = person
    const shipmentId = store.all('shipment')[0]?.id
    const productId = store.newRandomId()
    const bowl = { op: 'put', kind: 'product', id: productId, data: { name: 'Bowl' } } as const
    await store.mutate(bowl)
    const data = { shipmentId, productId, description: 'L20', quantity: 10_000 }
    await store.mutate({ op: 'put', kind: 'shipmentLine', id: store.newId(), data })
    await person.settle()
    const { user } = draw(<Landing />)
    await user.click(screen.getByRole('button', { name: messages.prepare }))
    await person.settle()
    const apply = await screen.findByRole<HTMLButtonElement>('button', { name: messages.apply(false) })
    expect(apply.disabled).toBe(false)
    await store.mutate({ op: 'delete', kind: 'product', id: productId })
    await person.settle()
    expect(await screen.findByText(messages.deletedSince(['Bowl']))).toBeTruthy()
    expect(apply.disabled).toBe(true)
    await store.mutate(bowl)
    await person.settle()
    expect(apply.disabled).toBe(false)
    expect(screen.queryByText(messages.deletedSince(['Bowl']))).toBeNull()
  })
})
