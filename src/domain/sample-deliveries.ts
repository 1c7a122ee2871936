import type { ChargeKind, ChargeSplit } from './landed-cost/charge.ts'
import type { CostMethod } from './landed-cost/cost-method.ts'

/** The currency that something is paid in. */
type Paid = 'own' | 'supplier' | 'carrier'

/** SKU of a product, or a text for anything else; quantity; minor units of the shop's currency; duty in percent; kg and m³ of one. */
export type LineOf = readonly [
  what: string,
  quantity: number,
  minor: number,
  duty: number,
  weight: number,
  volume: number,
  paid?: Paid,
]

/** Amounts in minor units of the shop's currency; without an actual one while the bill is missing. */
type ChargeOf = readonly [
  kind: ChargeKind,
  label: string,
  paid: Paid,
  estimated: number,
  actual: number | null,
  split: ChargeSplit,
  dutiable: boolean,
]

export interface SampleDelivery {
  readonly name: string
  readonly reference: string
  readonly supplier: string
  readonly arrivesOn: string | null
  readonly notes: string
  readonly costMethod: CostMethod
  readonly raiseStock: boolean
  readonly isLanded: boolean
  readonly lines: readonly LineOf[]
  readonly charges: readonly ChargeOf[]
}

/** What the sample shop imports. */
export const sampleDeliveries: readonly SampleDelivery[] = [
  {
    name: 'Enamel and coffee, July',
    reference: 'KW-2607',
    supplier: 'Kettlewright',
    arrivesOn: '2026-07-06',
    notes: 'The carrier billed a peak season surcharge after we had landed it.',
    costMethod: 'last',
    raiseStock: true,
    isLanded: true,
    lines: [
      ['TAB-001', 600, 214, 12, 0.31, 0.0014],
      ['OUT-004', 480, 246, 12, 0.29, 0.0011],
      ['COF-001', 240, 652, 12, 0.42, 0.0022],
      ['COF-003', 120, 2_390, 2.7, 0.74, 0.0024],
      ['COF-005', 80, 2_720, 2.7, 1.1, 0.0081],
      ['COF-006', 90, 1_540, 2.7, 1.65, 0.0046],
      ['COO-010', 150, 905, 2.7, 0.36, 0.0015],
    ],
    charges: [
      ['freight', 'Sea freight and port', 'carrier', 128_000, 149_500, 'volume', true],
      ['insurance', 'Transport insurance', 'carrier', 4_900, 4_900, 'value', true],
      ['brokerage', 'Customs broker', 'own', 18_500, 18_500, 'equal', false],
      ['other', 'Unloading', 'own', 14_000, null, 'weight', false],
    ],
  },
  {
    name: 'Stoneware for autumn',
    reference: 'HH-118',
    supplier: 'Hygga & Holt',
    arrivesOn: null,
    notes: 'Still at the pottery; the carrier’s figures are an offer.',
    costMethod: 'average',
    raiseStock: true,
    isLanded: false,
    lines: [
      ['TAB-002', 300, 405, 12, 0.82, 0.0021],
      ['TAB-003', 360, 295, 12, 0.48, 0.0016],
      ['TAB-004', 240, 372, 12, 0.61, 0.0019],
      ['TAB-009', 60, 1_490, 12, 1.9, 0.0098],
      ['TAB-010', 150, 560, 12, 0.7, 0.0026],
      ['COF-008', 90, 1_010, 12, 0.55, 0.0023],
      ['COF-011', 240, 288, 12, 0.34, 0.0012],
      ['LIG-007', 240, 420, 0, 0.52, 0.0009],
      ['Display stand, oak', 4, 6_800, 2.7, 7.5, 0.06, 'own'],
    ],
    charges: [
      ['freight', 'Sea freight, offer', 'carrier', 96_000, null, 'volume', true],
      ['insurance', 'Transport insurance', 'carrier', 3_600, null, 'value', true],
      ['brokerage', 'Customs broker', 'own', 16_500, null, 'equal', false],
      ['other', 'Pallets and unloading', 'own', 12_800, null, 'weight', false],
      ['other', 'Rebate, paid early', 'supplier', -9_800, null, 'value', false],
    ],
  },
]
