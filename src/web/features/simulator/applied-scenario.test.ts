import { expect, it } from 'vitest'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { appliedScenarios } from './applied-scenario.ts'

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
