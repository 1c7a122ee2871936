import { expect, it } from 'vitest'
import { stateOf } from './effect-view.tsx'
import { rowOutcome, rowState } from './row-list.tsx'

it('CHANGE-03 a draft in which nothing is left to apply is not said to be ready for it', () => {
  expect([stateOf({ state: 'checked', size: 0 }), stateOf({ state: 'checked', size: 2 })]).toEqual([
    'Nothing to apply',
    'Ready to apply',
  ])
  expect(stateOf({ state: 'discarded', size: 0 })).toBe('Discarded')
})

it('PROD-14 CHANGE-03 a row of a file that cannot be used has one word wherever it is told', () => {
  expect([rowState('bad', 'import'), rowState('bad', 'shipment'), rowState('update', 'import')]).toEqual([
    'Not understood',
    'Refused',
    'Changed',
  ])
})

it('CHANGE-02 the rows of changes that were taken back say so, and those that stayed do not', () => {
  const row = { state: 'update', kept: [], isKept: false } as const
  const part = { key: 'stock', label: 'Stock', reason: 'changed' } as const
  const said = (state: 'applied' | 'reverted' | 'partly', own = {}) =>
    rowOutcome({ ...row, ...own }, { state, origin: 'bulk' })
  expect(said('applied')).toBe('Changed')
  expect([said('reverted'), said('reverted', { state: 'create' })]).toEqual(['Taken back', 'Taken back'])
  expect(said('partly', { kept: [part] })).toBe('Partly taken back')
  expect(said('partly', { kept: [part], isKept: true })).toBe('Changed')
  expect(said('reverted', { state: 'bad' })).toBe('Refused')
})
