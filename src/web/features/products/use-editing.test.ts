import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '#web/kit/data/store.ts'
import { lastDone } from '#web/kit/ui/last-undo.ts'
import type { ToastMessage } from '#web/kit/ui/toast.ts'
import { makeWorld, newId } from '#test/client-model/world.ts'
import { listenToToasts } from '#test/toasts.ts'
import type { Edit } from './editing.ts'
import { savePatch } from './use-editing.ts'

describe('a product while it is edited', () => {
  let told: readonly ToastMessage[] = []
  let store: Store
  const id = newId()
  const field = { title: 'Margin saved', isTold: false }
  const product = () => store.get('product', id)
  const refused: string[] = []
  const save = (edit: Edit, telling: Parameters<typeof savePatch>[3] = field) =>
    savePatch(store, id, edit, telling, ({ message }) => void refused.push(message))

  beforeEach(async () => {
    told = listenToToasts()
    refused.length = 0
    ;({ store } = await makeWorld().browser.openTab())
    await store.mutate({ op: 'put', kind: 'product', id, data: { name: 'Mug', baseCost: 60_000 } })
  })

  it('NAV-07 a field that is saved says so itself, without a message, and is taken back as the last change', async () => {
    expect(await save({ name: 'Cup' }, { title: 'Name saved', isTold: false })).toBe(true)
    expect([product()?.name, told, lastDone()?.title]).toEqual(['Cup', [], 'Name saved'])
    lastDone()?.run()
    await expect.poll(() => product()?.name).toBe('Mug')
  })

  it('PRICE-06 a change that depends on the product sees what the field that was left by the same press saved', async () => {
    const left = save({ baseCost: 90_000 })
    await save((now) => ({ pricingMode: 'manual', pricingAmount: now.effectivePrice }))
    await left
    expect(product()).toMatchObject({ baseCost: 90_000, effectivePrice: product()?.pricingAmount })
    expect(product()?.pricingAmount).toBeGreaterThan(90_000)
  })

  it('CHANGE-02 what is more than a field is told with the product and the way back, and what changes nothing is not', async () => {
    expect(await save({ baseCost: 90_000 }, { title: 'Supplier price taken', isTold: true })).toBe(false)
    expect(told.map(({ title, action }) => [title, action?.label])).toEqual([['Supplier price taken: Mug', 'Undo']])
    told.at(-1)?.action?.run()
    await expect.poll(() => product()?.baseCost).toBe(60_000)
    expect(await save({ baseCost: 60_000 })).toBe(false)
  })

  it('PRICE-12 taking back a raise brings a price below the lowest margin back without a question, and says why it is there', async () => {
    await save({ pricingPercent: 200_000 })
    await store.mutate({
      op: 'put',
      kind: 'businessProfile',
      id: newId(),
      data: { isDefault: true, floorMargin: 300_000, floorAction: 'block' },
    })
    await save({ pricingPercent: 100_000 })
    expect([refused.length, product()?.pricingPercent]).toEqual([1, 200_000])
    await save({ pricingPercent: 500_000 })
    lastDone()?.run()
    await expect.poll(() => product()?.pricingPercent).toBe(200_000)
    expect(product()).toMatchObject({ belowFloor: true, floorOverride: 'Undone: the earlier price is back' })
  })
})
