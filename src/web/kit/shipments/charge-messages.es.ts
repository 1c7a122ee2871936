import type { ChargeKind } from '#domain/landed-cost/charge.ts'

export const chargeKinds: Readonly<Record<ChargeKind, string>> = {
  freight: 'Flete',
  insurance: 'Seguro',
  duty: 'Aranceles',
  brokerage: 'Despacho de aduanas',
  other: 'Otro',
}
