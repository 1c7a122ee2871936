import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { duplicateService } from '#contract/commands/services.ts'
import { makeWorld } from '#test/client-model/world.ts'
import { listenToToasts } from '#test/toasts.ts'
import { lastDone } from '#web/kit/ui/last-undo.ts'
import { actionsOn } from './actions.ts'

const PARTS = ['./undo-rules.ts', './undo-outcome.ts', './row-titles.ts', '../format/problem-reasons.ts']

beforeEach(() => {
  for (const part of PARTS)
    vi.doMock(part, () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
})
afterEach(online)

function online(): void {
  for (const part of PARTS) vi.doUnmock(part)
}

async function openActions() {
  const { store } = await makeWorld().browser.openTab()
  const actions = actionsOn(store, 'service')
  return { store, actions, told: listenToToasts(), id: String(await actions.create({ name: 'Repair' })) }
}

it('SHELL-07 SYNC-02 what is saved is told as saved where the words for it cannot be loaded, never as a failure', async () => {
  const { store, actions, told, id } = await openActions()
  expect(await actions.save(id, { description: 'Of boots' }, 'Description')).toBe(true)
  expect(await actions.save(id, { name: 'Mending' }, null)).toBe(true)
  const [copy = ''] = await actions.copy([id], duplicateService)
  expect(store.get('service', copy)?.name).toBe('Mending (Copy)')
  expect(await actions.remove(copy)).toBe(true)
  expect(told.map(({ title, action, tone }) => [title, action?.label, tone])).toEqual([
    ['Description saved', 'Undo', undefined],
    ['1 service made', 'Undo', undefined],
    ['1 service deleted', 'Undo', undefined],
  ])
})

it('SHELL-07 CHANGE-02 an undo whose rules cannot be loaded says that it needs a connection, and can be pressed again', async () => {
  const { store, actions, told, id } = await openActions()
  await actions.save(id, { description: 'Of boots' }, 'Description')
  told[0]?.action?.run()
  await expect.poll(() => told.length).toBe(2)
  expect(told[1]).toMatchObject({
    title: 'Undo needs a connection',
    detail: 'Not undone yet: description of a service. Connect to the internet, then undo it again.',
    action: { label: 'Undo' },
  })
  expect(told[1]?.tone).toBeUndefined()
  expect([store.get('service', id)?.description, lastDone()?.title]).toEqual(['Of boots', 'description of a service'])
  online()
  told[1]?.action?.run()
  await expect.poll(() => store.get('service', id)?.description).toBe('')
  expect(told).toHaveLength(2)
})

it('SHELL-07 a row that cannot be restored yet says what is missing', async () => {
  const { store, actions, told, id } = await openActions()
  const row = store.get('service', id)
  await actions.remove(id)
  expect(row && (await actions.restore(row))).toBe(false)
  expect(told.at(-1)).toMatchObject({
    title: 'This needs a part of Pricewright that could not be loaded.',
    detail: 'Check your connection and try again.',
  })
})
