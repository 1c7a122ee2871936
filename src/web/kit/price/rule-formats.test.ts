import { expect, it } from 'vitest'
import { chipLabel } from './rule-formats.ts'

const rule = { kind: 'none' } as unknown as Parameters<typeof chipLabel>[0]['rule']

it('PLIST-06 why there is no price is said with a capital letter where it stands alone', () => {
  expect(chipLabel({ price: null, reason: 'no-cost', rule })).toBe('There is no cost')
})
