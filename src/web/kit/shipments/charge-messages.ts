import type { ChargeKind } from '#domain/landed-cost/charge.ts'

/** The kinds of charges by their names. */
export const chargeKinds: Readonly<Record<ChargeKind, string>> = {
  freight: 'Freight',
  insurance: 'Insurance',
  duty: 'Duty',
  brokerage: 'Brokerage',
  other: 'Other',
}
