import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { isApplyingBegun, noteApplying } from './begun-applying.ts'
import { ChangeActions } from './change-actions.tsx'
import { changeSetsMessages as messages } from './messages.ts'
import type { ChangeSetActions } from './use-change-set-actions.ts'

const header = { id: 'set', version: 2, title: 'Supplier +8', state: 'checked', size: 3 } as RowOfKind<'changeSet'>

afterEach(() => sessionStorage.clear())

/** Draws what can be done with the change set, and answers which one is being applied and how that ends. */
async function shown(isOnline = true) {
  openAt('/change-sets?id=set')
  await signIn()
  const applied: string[] = []
  let end = (): void => undefined
  const actions = {
    apply: ({ id }, onAdvance) => {
      applied.push(id)
      onAdvance({ done: 1, total: 3 })
      return new Promise((resolve) => (end = resolve))
    },
  } as Partial<ChangeSetActions> as ChangeSetActions
  draw(<ChangeActions header={header} actions={actions} isOnline={isOnline} onShow={() => undefined} />)
  return { applied, end: () => end() }
}

it('CHANGE-02 an apply whose page was left is followed to its end after a reload, and no longer after that', async () => {
  noteApplying('set')
  const { applied, end } = await shown()
  expect(applied).toEqual(['set'])
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('1')
  end()
  expect(await screen.findByRole('button', { name: messages.panel.apply })).toBeTruthy()
  expect(isApplyingBegun('set')).toBe(false)
})

it.each([
  ['another change set was being applied', 'other', true],
  ['there is no network', 'set', false],
] as const)('CHANGE-02 nothing is applied by a reload where %s', async (_, begun, isOnline) => {
  noteApplying(begun)
  const { applied } = await shown(isOnline)
  expect(screen.getByRole('button', { name: messages.panel.apply })).toBeTruthy()
  expect(applied).toEqual([])
})
