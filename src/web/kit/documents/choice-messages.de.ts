import type { PaymentMethod } from '#domain/documents/payments.ts'
import type { TaxCategory } from '#domain/documents/totals.ts'

export const categoryMessages: Readonly<Record<TaxCategory, string>> = {
  S: 'Mit Umsatzsteuer',
  Z: 'Nullsatz',
  E: 'Umsatzsteuerfrei',
  AE: 'Steuerschuldnerschaft des Leistungsempfängers',
  K: 'Innergemeinschaftliche Lieferung',
  G: 'Ausfuhrlieferung',
  O: 'Nicht steuerbar',
}

export const methodMessages: Readonly<Record<PaymentMethod, string>> = {
  transfer: 'Überweisung',
  cash: 'Bar',
  card: 'Karte',
  'direct-debit': 'Lastschrift',
  cheque: 'Scheck',
  online: 'Online',
  other: 'Sonstige',
}
