import { expect, it } from 'vitest'
import type { RowOfKind } from './row-kinds.ts'
import { appliedScenarios, scenarioState } from './scenario-state.ts'

type ChangeSet = RowOfKind<'changeSet'>

const set = (id: string, state: ChangeSet['state'], appliedAt: number | null, scenarioId?: string): ChangeSet =>
  ({ id, state, appliedAt, effect: scenarioId === undefined ? {} : { scenarioId } }) as unknown as ChangeSet

it('PAGE-04 a scenario was applied by the last change set of it that was not taken back', () => {
  const applied = appliedScenarios([
    set('late', 'applied', 20, 'dear'),
    set('early', 'applied', 10, 'dear'),
    set('back', 'reverted', 30, 'dear'),
    set('ready', 'checked', null, 'cheap'),
    set('other', 'applied', 40),
  ])
  expect([...applied].map(([scenario, { id }]) => [scenario, id])).toEqual([['dear', 'late']])
})

it('PAGE-04 a scenario that was tried again since it was applied is no longer the applied one, and can be stale', () => {
  const tried = (triedAt: number | null) => ({ catalogue: '2.7', triedAt })
  const states = [tried(10), tried(20), tried(21), tried(null)].map((row) => [
    scenarioState(row, { appliedAt: 20 }, '2.7'),
    scenarioState(row, { appliedAt: 20 }, '2.8'),
    scenarioState(row, undefined, '2.8'),
  ])
  expect(states).toEqual([
    ['applied', 'applied', 'stale'],
    ['applied', 'applied', 'stale'],
    ['current', 'stale', 'stale'],
    ['applied', 'applied', 'stale'],
  ])
})
