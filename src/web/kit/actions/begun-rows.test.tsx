import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { actionsOn } from './actions.ts'

async function begun(kind: 'product' | 'service' | 'shipment' = 'product') {
  const router = openAt('/products')
  const { store, settle } = await signIn()
  await settle()
  const id = String(await actionsOn(store, kind).begin(kind === 'shipment' ? { name: 'New shipment' } : {}))
  const goTo = async (href: string): Promise<void> => {
    await act(async () => router.go(href))
    await settle()
    await act(() => new Promise((resolve) => setTimeout(resolve)))
  }
  await goTo(`/products?id=${id}`)
  return { store, id, goTo, row: () => store.get(kind, id) }
}

it.each(['product', 'service', 'shipment'] as const)(
  'PROD-02 a new %s that was left as it was made goes again when its panel is closed',
  async (kind) => {
    const { goTo, row } = await begun(kind)
    expect(row()).toBeDefined()
    await goTo('/products')
    expect(row()).toBeUndefined()
  },
)

it('PROD-02 it stays while it moves from its panel to its page, and goes when that is left', async () => {
  const { id, goTo, row } = await begun()
  await goTo(`/product-detail?id=${id}`)
  expect(row()).toBeDefined()
  await goTo('/settings')
  expect(row()).toBeUndefined()
})

it('PROD-02 a new product stays for good once something was saved in it', async () => {
  const { store, id, goTo, row } = await begun()
  await store.mutate({ op: 'patch', kind: 'product', id, data: { stock: 3 } })
  await goTo('/products')
  expect(row()).toMatchObject({ stock: 3 })
})

it('PROD-02 a new product stays once something was typed on its page, even if it was not saved', async () => {
  const { goTo, row } = await begun()
  const { user } = draw(<input aria-label="Name" />)
  await user.type(screen.getByRole('textbox'), 'P')
  await goTo('/products')
  expect(row()).toBeDefined()
})

it('PROD-02 a new shipment stays where another row names it', async () => {
  const { store, id, goTo, row } = await begun('shipment')
  await store.mutate({
    op: 'put',
    kind: 'shipmentLine',
    id: store.newId(),
    data: { description: 'Mug', shipmentId: id },
  })
  await goTo('/products')
  expect(row()).toBeDefined()
})
