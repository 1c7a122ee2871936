import type { ChargeKind } from '#domain/landed-cost/charge.ts'

export const chargeKinds: Readonly<Record<ChargeKind, string>> = {
  freight: 'Fret',
  insurance: 'Assurance',
  duty: 'Droits de douane',
  brokerage: 'Frais de dédouanement',
  other: 'Autre',
}
