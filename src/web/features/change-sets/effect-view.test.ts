import { expect, it } from 'vitest'
import { stateOf } from './effect-view.tsx'
import { rowState } from './row-list.tsx'

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
