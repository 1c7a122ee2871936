import { expect, it } from 'vitest'
import { bulkEditProducts } from '#contract/commands/bulk-edit.ts'
import { deleteServices, duplicateService } from '#contract/commands/services.ts'
import { makeWorld } from '#test/client-model/world.ts'
import { listenToToasts } from '#test/toasts.ts'
import { dataMessages } from '#web/kit/data/messages.ts'
import { lastDone } from '#web/kit/ui/last-undo.ts'
import { actionsOn } from './actions.ts'

async function openActions() {
  const { store } = await makeWorld().browser.openTab()
  return { store, actions: actionsOn(store, 'service') }
}

it('SERV-04 copies are made once per press, and their ids are answered', async () => {
  const { store, actions } = await openActions()
  const ids = [await actions.create({ name: 'Repair' }), await actions.create({ name: 'Training' })].map(String)
  const [copies, again] = await Promise.all([actions.copy(ids, duplicateService), actions.copy(ids, duplicateService)])
  expect(copies.map((id) => store.get('service', id)?.name)).toEqual(['Repair (Copy)', 'Training (Copy)'])
  expect(again).toEqual([])
  expect(store.all('service')).toHaveLength(4)
})

it('CHANGE-01 SYNC-02 what changes many rows is done once per press, as one change set, and again when it is asked for anew', async () => {
  const { store } = await makeWorld().browser.openTab()
  const actions = actionsOn(store, 'product')
  const id = String(await actions.create({ name: 'Kettle', baseCost: 100_000 }))
  const raise = (title: string, costChange: number) =>
    actions.run(
      'change',
      bulkEditProducts,
      { changeSetId: store.newId(), title, ids: [id], edit: { costChange }, whatIf: null },
      { title },
    )
  // The words of a change may count what it changes, which the first press has changed by then.
  expect(await Promise.all([raise('1 product', 100_000), raise('No product', 100_000)])).toEqual([true, false])
  expect([store.get('product', id)?.baseCost, store.all('changeSet').length]).toEqual([110_000, 1])
  expect(await raise('1 product', 200_000)).toBe(true)
  expect([store.get('product', id)?.baseCost, store.all('changeSet').length]).toEqual([132_000, 2])
})

it('CHANGE-01 a batch is done once per press, and a patch as often as it is pressed', async () => {
  const { store, actions } = await openActions()
  const told = listenToToasts()
  const id = String(await actions.create({ name: 'Repair' }))
  const name = (to: string) =>
    actions.write('change', [{ op: 'patch', kind: 'service', id, data: { name: to } }], { title: to })
  expect(await Promise.all([name('Mending'), name('Repair'), name('Mending')])).toEqual([true, true, true])
  expect(store.get('service', id)?.name).toBe('Mending')
  told.length = 0
  const remove = () => actions.removeAll([{ id, name: 'Mending' }])
  expect(await Promise.all([remove(), remove()])).toEqual([true, false])
  expect([told.length, store.all('changeSet').length]).toEqual([1, 1])
})

it('NAV-07 a saved field is called by its name and that of the row when it is taken back, any other change by the row', async () => {
  const { store, actions } = await openActions()
  const told = listenToToasts()
  const id = String(await actions.create({ name: 'Repair' }))
  await actions.save(id, { description: 'Of boots' }, 'Description')
  expect([told.at(-1)?.title, lastDone()?.title]).toEqual(['Description saved', 'description of Repair'])
  await actions.save(id, { description: 'Of shoes' }, null)
  expect(lastDone()?.title).toBe('change of Repair')
  const quote = store.newId()
  await store.mutate({ op: 'put', kind: 'document', id: quote, data: { documentType: 'quote' } })
  await actionsOn(store, 'document').save(quote, { notes: 'By hand' }, 'VAT id')
  expect(lastDone()?.title).toBe(`VAT id of ${store.get('document', quote)?.documentNumber}`)
})

it('CHANGE-02 what is made is taken back from its message, by one command where that is given', async () => {
  const { store, actions } = await openActions()
  const told = listenToToasts()
  const id = String(await actions.create({ name: 'Repair' }, undefined, { title: 'Here it is' }))
  expect(told.map(({ title }) => title)).toEqual(['Here it is'])
  told[0]?.action?.run()
  await expect.poll(() => store.get('service', id)).toBeUndefined()

  const kept = String(await actions.create({ name: 'Training' }))
  const [copy = ''] = await actions.copy([kept], duplicateService, (ids, name) => ({
    title: `Another: ${name}`,
    takenBackBy: {
      op: 'command',
      name: deleteServices.name,
      input: { changeSetId: actions.newId(), title: 'Not wanted', ids },
    },
  }))
  expect(told[1]?.title).toBe('Another: Training (Copy)')
  told[1]?.action?.run()
  await expect.poll(() => store.get('service', copy)).toBeUndefined()
  expect(store.pending().at(-1)?.body).toMatchObject({ op: 'command', name: deleteServices.name })
})

it('PLIST-03 a failure has the title that is fixed for it, and says below it what it was', async () => {
  const { store } = await openActions()
  const told = listenToToasts()
  const actions = actionsOn(store, 'service', (act) => (act === 'change' ? 'Failed to update' : undefined))
  expect(await actions.save(actions.newId(), { name: 'Nobody' }, null)).toBe(false)
  const patch = { op: 'patch', kind: 'service', id: actions.newId(), data: { name: 'Nobody' } } as const
  expect(await actions.attempt('rename', () => store.mutate(patch))).toBeUndefined()
  expect(told[0]).toMatchObject({ title: 'Failed to update', detail: dataMessages.gone })
  expect(told[1]?.title).toBe(dataMessages.gone)
})

it('CHANGE-02 SHELL-11 an undo that is refused says so once, with the name of what stays', async () => {
  const { store } = await makeWorld().browser.openTab()
  const actions = actionsOn(store, 'category')
  const told = listenToToasts()
  const home = String(await actions.create({ name: 'Home' }))
  const kitchen = String(await actions.create({ name: 'Kitchen', parentId: home }))
  await actions.remove(kitchen)
  const undo = told.at(-1)?.action
  const house = String(await actions.create({ name: 'House' }))
  await store.mutate({ op: 'patch', kind: 'category', id: home, data: { parentId: house } })
  told.length = 0
  undo?.run()
  await expect.poll(() => told.map(({ title }) => title)).toEqual(['Nothing was undone: Kitchen'])
  const [{ tone, detail } = {}] = told
  expect([tone, detail]).toEqual([
    'bad',
    'Parent category: Categories have two levels: choose a top category as parent.',
  ])
})
