import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '#web/kit/data/store.ts'
import type { ToastMessage } from '#web/kit/ui/toast.ts'
import { makeWorld, newId } from '#test/client-model/world.ts'
import { listenToToasts } from '#test/toasts.ts'
import { productActions } from './use-product-actions.ts'

describe('what is done with products', () => {
  let told: readonly ToastMessage[] = []
  let store: Store
  const id = newId()
  const names = () => store.all('product').map(({ name }) => name)
  const undo = () => told.at(-1)?.action?.run()

  beforeEach(async () => {
    told = listenToToasts()
    ;({ store } = await makeWorld().browser.openTab())
    await store.mutate({
      op: 'put',
      kind: 'product',
      id,
      data: { name: 'Mug', sku: 'MUG', tags: ['new'], baseCost: 5 },
    })
  })

  it('PROD-06 CHANGE-02 a deleted product comes back with everything that was written of it', async () => {
    const before = store.get('product', id)
    expect(await productActions(store).remove(id)).toBe(true)
    expect([names(), told.map(({ title }) => title)]).toEqual([[], ['Mug deleted']])
    undo()
    await expect.poll(names).toEqual(['Mug'])
    const { tags, baseCost, sku } = store.get('product', id) ?? {}
    expect({ tags, baseCost, sku }).toEqual({ tags: before?.tags, baseCost: before?.baseCost, sku: before?.sku })
  })

  it('PROD-04 PROD-02 a copy is told and goes again, and a new product is made once per press', async () => {
    const actions = productActions(store)
    const copy = await actions.duplicate(id)
    expect(store.get('product', copy ?? '')?.name).toBe('Mug (Copy)')
    expect(told.map(({ title }) => title)).toEqual(['Mug (Copy) made'])
    undo()
    await expect.poll(names).toEqual(['Mug'])
    await Promise.all([actions.create({}), actions.create({})])
    expect(names()).toEqual(['Mug', 'New Product'])
  })

  it('PROD-10 CHANGE-01 several are deleted as one change set', async () => {
    expect(await productActions(store).removeMany([id])).toBe(true)
    expect(store.all('changeSet').map(({ title, origin }) => [title, origin])).toEqual([['Deleted 1 product', 'bulk']])
    expect(told.map(({ title, action }) => [title, action?.label])).toEqual([['1 product deleted', 'Undo']])
  })
})
