import type { ChargeKind } from '#domain/landed-cost/charge.ts'

export const chargeKinds: Readonly<Record<ChargeKind, string>> = {
  freight: 'Fracht',
  insurance: 'Versicherung',
  duty: 'Zoll',
  brokerage: 'Zollabfertigung',
  other: 'Sonstiges',
}
