import { breaksOf, type Mutant, type Suite, unit } from './mutant.ts'

const COST = unit('src/domain/landed-cost/landed-cost.test.ts')
const ORACLE = unit('test/landed-cost.test.ts', 'src/domain/variant-pricing.test.ts')
const RULES: Suite = { project: 'integration', files: ['src/server/catalogue/rules.test.ts'] }
const CURRENCY: Suite = { project: 'integration', files: ['src/server/currency/currency-change.test.ts'] }
const UNDONE: Suite = { project: 'integration', files: ['src/server/shipments/landing-undone.test.ts'] }
const CURRENCIES: Suite = { project: 'integration', files: ['src/server/shipments/shipment-currency.test.ts'] }
const BEGINNINGS: Suite = { project: 'integration', files: ['src/server/shipments/line-beginnings.test.ts'] }
const LANDING: Suite = { project: 'integration', files: ['src/server/shipments/landing.test.ts'] }

/** What keeps a landed cost exact, and a landing whole. */
export const landedCostMutants: readonly Mutant[] = [
  ...breaksOf('src/domain/landed-cost/allocate.ts', COST, [
    [
      'what is left of a split is lost',
      'for (const index of order.slice(0, left))',
      'for (const index of order.slice(1, left))',
    ],
    ['the smallest remainders come first', 'return a > b ? -1 : 1', 'return a > b ? 1 : -1'],
    ['equal remainders are served from the end', '|| a - b)', '|| b - a)'],
    [
      'cents are split in fractions',
      'whole % UNITS_PER_MINOR === 0 ? UNITS_PER_MINOR : 1',
      'whole % UNITS_PER_MINOR === 0 ? 1 : 1',
    ],
    ['a rebate is split as a charge', 'whole < 0 ? -step : step', 'whole < 0 ? step : step'],
    ['a split by nothing divides by zero', 'if (total === 0) return undefined', ''],
    [
      'large weights are taken for small ones',
      'total <= Number.MAX_SAFE_INTEGER && steps * total <= Number.MAX_SAFE_INTEGER',
      'true',
    ],
    ['weights beyond 2^53 end in floats', "if (typeof weight === 'bigint') return false", ''],
  ]),
  ...breaksOf('src/domain/landed-cost/landed-cost.ts', COST, [
    ['duty on FOB counts the charges', "dutyBasis === 'cif' ? sumOf(", 'true ? sumOf('],
    [
      'charges that are not dutiable enter the customs value',
      "charge.dutiable && charge.kind !== 'duty'",
      "charge.kind !== 'duty'",
    ],
    ['duty is taken on duty', "charge.dutiable && charge.kind !== 'duty'", 'charge.dutiable'],
    ['a rebate makes a duty below zero', 'Math.max(0, goods + dutiable)', 'goods + dutiable'],
    ['billed duty is a charge', "sumOf(({ kind }) => kind !== 'duty')", 'sumOf(() => true)'],
    ['a line without a quantity passes', 'if (line.quantity <= 0) {', 'if (line.quantity < 0) {'],
  ]),
  ...breaksOf('src/domain/landed-cost/amounts.ts', COST, [
    [
      'what is missing counts as nothing',
      'if (amount === null) return null\n    total',
      'if (amount === null) continue\n    total',
    ],
  ]),
  ...breaksOf('src/domain/landed-cost/short-delivery.ts', ORACLE, [
    ['what did not come costs nothing', 'const over = alike.length > 0 ? alike : came', 'const over = alike'],
    ['what did not come is carried by everything', 'alike.length > 0 ? alike : came', 'came'],
  ]),
  ...breaksOf('src/domain/landed-cost/amounts.ts', ORACLE, [
    ['what was paid for is divided by what was ordered', 'return receivedQuantity ?? quantity', 'return quantity'],
  ]),
  ...breaksOf('src/domain/variant-costs.ts', ORACLE, [
    ['a variant takes the duty of its product', 'dutyCost === null ? {} : { importDuty: 0 }', '{}'],
    ['a rebate of its product stays', 'lines.filter((line) => line.id !== id)', 'lines.filter(() => true)'],
  ]),
  ...breaksOf('src/domain/exchange-rates.ts', COST, [
    [
      'a converted charge keeps fractions of a cent',
      'convertInSteps(units, from, to, ratio, UNITS_PER_MINOR)',
      'convertInSteps(units, from, to, ratio, UNITS_PER_MINOR && 1)',
    ],
  ]),
  ...breaksOf('src/domain/landed-cost/conversion.ts', COST, [
    [
      'goods forget that the yen has no cents',
      'ratio.numerator * powerOfTen(minorDigits(currency)),',
      'ratio.numerator * 100n,',
    ],
    [
      'a charge without a rate counts one to one',
      "if (!ratio) return refuse('rate', landedMessages.noRate(charge.currency, currency))",
      'if (!ratio) return charge.amount',
    ],
  ]),
  ...breaksOf('src/domain/landed-cost/split.ts', COST, [
    ['a missing weight weighs nothing', 'isComplete = false', ''],
    ['shares need not add up', 'if (total !== charge.amount) {', 'if (total > charge.amount) {'],
    [
      'shares of lines that are gone are lost',
      'charge.shares.some(({ id }) => !known.has(id))',
      'charge.shares.every(({ id }) => !known.has(id))',
    ],
  ]),
  ...breaksOf('src/domain/landed-cost/product-costs.ts', LANDING, [
    ['the average forgets the stock on hand', 'Math.max(0, stock ?? 0) * QUANTITY_SCALE', '0 * (stock ?? 0)'],
    ['the higher-of takes the lower', 'totalOf(landed) > totalOf(present)', 'totalOf(landed) < totalOf(present)'],
    ['a rebate becomes negative shipping', 'return charges < 0 ?', 'return charges < -1e15 ?'],
  ]),
  ...breaksOf('src/server/change-sets/plan-patches.ts', LANDING, [
    ['a stale proposal is applied', 'some(([name, value]) => !same(current?.[name], value))', 'some(() => false)'],
    ['stock is overwritten', 'Number(next[field] ?? 0) + by', 'by'],
  ]),
  ...breaksOf('src/server/kit/revert/row-timelines.ts', LANDING, [
    ['a revert leaves the shipment landed', 'kind, id, data, restored }', 'kind, id, data }'],
  ]),
  ...breaksOf('src/server/kit/revert/restored-row.ts', UNDONE, [
    [
      'a landing is taken back below its correction',
      'if (end.keptBy) throw',
      'if (end.keptBy && points.length === 0) throw',
    ],
  ]),
  ...breaksOf('src/server/kit/revert/settled-record.ts', UNDONE, [
    ['stock is left as it is', 'if (field?.isCounted) {', 'if (field?.isCounted && field.readOnly) {'],
    [
      'a line that was added stays',
      'if (isThere) return { exists: false, stayed: [] }',
      'if (isThere) return { exists: true, stayed: [] }',
    ],
  ]),
  ...breaksOf('src/contract/entities/category.ts', RULES, [
    ['a category goes below its own child', "parent['parentId'] !== null", "parent['parentId'] === undefined"],
    ['a category with children goes below another', 'return children.length > 0', 'return children.length < 0'],
  ]),
  ...breaksOf('src/contract/entities/scheduled-price.ts', RULES, [
    ['a plan ends before it begins', 'row.endsAt <= row.startsAt', 'row.endsAt < 0'],
    ['a plan of no product', "...(touches('productId') ? productIssue(row) : {}),", ''],
  ]),
  ...breaksOf('src/contract/linked-line.ts', BEGINNINGS, [
    ['a line begins without the duty of its product', '...dutyOf(linking), ', ''],
    ['a line begins without the names of its product', '...namesOf(linking), ', ''],
    ['a line begins without what its product cost', ', ...costOf(linking) }', ' }'],
    ['a duty that was said is written over', " || given['dutyPercent'] !== undefined", ''],
    ['a line in another currency costs nothing', 'if (!other) return {}', 'return {}'],
    ['a line of another product keeps the variant', "given['variantId'] === undefined ? ''", "!given ? ''"],
    ['an undo fills in what follows from a choice', 'isRestored || isUndo || ', 'isRestored || '],
    ['a line of another product keeps its cost', '!isTypedCost(was, former)', 'was.unitCost === 0'],
    ['a line of another product loses a typed price', '!isTypedCost(was, former)', 'was.unitCost !== 0'],
    ['a line of another product keeps its duty', 'isTypedDuty(line, former)', 'line.dutyPercent !== 0'],
    ['a line of another product loses its own SKU', '(was !== undefined && isTypedSku(was, former))', 'false'],
    ['a rate stays where the currency changes', '!was || cost.currency === was.currency', 'true'],
  ]),
  ...breaksOf('src/contract/entities/shipment-reference-rate.ts', CURRENCIES, [
    ['a line is in dollars wherever it is', "typeof currency === 'string' ? { currency } : {}", '{}'],
    ['rates into another currency stay', 'before.currency !== after.currency &&', 'false &&'],
    ['the source of the rate before stays', "if (given['rate'] === undefined ||", 'if (true ||'],
    ['a landed shipment gets another currency', "before?.['status'] !== 'landed' ||", 'true ||'],
  ]),
  ...breaksOf('src/contract/entities/shipment-reference-rate.ts', BEGINNINGS, [
    ['a rate that was said is written over', "rate === '' && before", 'before'],
    ['what is ordered abroad has no rate', 'return data ? [', 'return !data ? ['],
  ]),
  ...breaksOf('src/domain/variants.ts', RULES, [
    ['a variant has a value of no option', 'options[at]?.values.includes(value)', 'options'],
    ['two variants are the same', 'const taken = first.has(key)', 'const taken = !first'],
  ]),
  ...breaksOf('src/contract/next-row.ts', CURRENCY, [
    [
      'another currency multiplies the amounts',
      'if (!context.isRestored) Object.assign(merged, keptFigures(entity, current, merged, data))',
      '',
    ],
  ]),
  ...breaksOf('src/server/kit/write/batched-writes.ts', CURRENCY, [
    ['another currency is not asked about', 'if (change === undefined) throw', 'if (change === null) throw'],
  ]),
]
