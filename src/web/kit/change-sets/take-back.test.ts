import { expect, it } from 'vitest'
import { deleteProducts } from '#contract/commands/products.ts'
import { makeWorld } from '#test/client-model/world.ts'
import { actionsOn } from '../actions/actions.ts'
import { type ToastMessage, toastQueue } from '../ui/toast.ts'
import { takeBackMessages as messages } from './messages.ts'
import { tellTakenBack, watchWaiting } from './take-back.ts'

const told: ToastMessage[] = []
toastQueue.take((message) => told.push(message))

const set = (id: string, state: string, skipped: number) => ({ id, title: `Set ${id}`, state, skipped, size: 3 })

it('CHANGE-02 what went back not at all is not said to be taken back', () => {
  tellTakenBack('a', { title: 'Set a', state: 'waiting', skipped: 3, size: 3 }, [])
  expect(told.at(-1)).toMatchObject({ title: messages.waiting('Set a'), detail: messages.waitingUnder(3) })
})

it('STORE-06 prices that were sent to a store are said to go back there, as far as anything went back', () => {
  const sent = { title: 'Prices', size: 3, origin: 'storePush' } as const
  tellTakenBack('a', { ...sent, state: 'reverted', skipped: 0 }, [])
  expect(told.at(-1)).toMatchObject({ title: messages.done('Prices'), detail: messages.sentBack })
  tellTakenBack('a', { ...sent, state: 'partly', skipped: 1 }, [])
  expect(told.at(-1)?.detail).toBe(`${messages.skipped(1, 2)} ${messages.sentBack}`)
  tellTakenBack('a', { ...sent, state: 'waiting', skipped: 3 }, [])
  expect(told.at(-1)?.detail).toBe(messages.waitingUnder(3))
})

it('CHANGE-02 the earlier change sets that went back with a later one are named', () => {
  let sets = [set('a', 'waiting', 3), set('b', 'applied', 0), set('c', 'partly', 2), set('d', 'waiting', 1)]
  const goneWith = watchWaiting({ all: () => sets as unknown as never } as never)
  expect(goneWith()).toEqual([])
  sets = [set('a', 'reverted', 0), set('b', 'reverted', 0), set('c', 'partly', 1), set('d', 'waiting', 1)]
  expect(goneWith()).toEqual(['Set a', 'Set c'])
  tellTakenBack('b', { title: 'Set b', state: 'reverted', skipped: 0, size: 3 }, goneWith())
  expect(told.at(-1)).toMatchObject({ title: messages.done('Set b'), detail: messages.goneWith(['Set a', 'Set c'], 0) })
})

it('CHANGE-02 SHELL-07 a deletion that is taken back without a network says that what was deleted will be back', async () => {
  const { browser, network, clock } = makeWorld()
  const { store } = await browser.openTab()
  const actions = actionsOn(store, 'product')
  const [mug, pan] = [await actions.create({ name: 'Mug' }), await actions.create({ name: 'Pan' })].map(String)
  network.fate = () => 'refused'
  await clock.advance(1_000)
  const undoLast = async () => {
    const undo = told.at(-1)?.action
    told.length = 0
    undo?.run()
    await expect.poll(() => told.length).toBe(1)
    return [told[0]?.title, told[0]?.detail]
  }
  const input = { changeSetId: store.newId(), title: 'Mug deleted', ids: [String(mug)] }
  await actions.run('delete', deleteProducts, input, { title: 'Mug deleted' })
  expect(await undoLast()).toEqual([messages.deletion.under('Mug'), messages.deletion.waits('Mug')])
  await actions.removeAll([{ id: String(pan), name: 'Pan' }])
  expect(await undoLast()).toEqual([messages.deletion.under('Pan'), messages.deletion.waits('Pan')])
})

it('CHANGE-02 a deletion that went back says what is there again', () => {
  tellTakenBack('a', { title: '3 products deleted', state: 'reverted', skipped: 0, size: 3 }, [], {
    deleted: '3 products',
  })
  expect(told.at(-1)?.title).toBe('Restored: 3 products')
})
