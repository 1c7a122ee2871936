import { expect, it } from 'vitest'
import { newItem } from '#contract/document-new-item.ts'
import { LINE_COLUMNS } from './line-columns.ts'

const unitCost = LINE_COLUMNS.find(({ id }) => id === 'unitCost')!

it.each([
  ['JPY', 123_400, '12'],
  ['JPY', 2_345, '0.2345'],
  ['EUR', 6_135_745, '6.14'],
  ['EUR', 37_500, '0.0375'],
  ['EUR', null, ''],
] as const)(
  'DOC-19 PRICE-09 a unit cost in %s of %s units is shown with the digits of costs: %s',
  (currency, units, text) => {
    expect(unitCost.text(newItem('line', { unitCost: units }), currency)).toBe(text)
  },
)
