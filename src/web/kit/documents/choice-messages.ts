import type { PaymentMethod } from '#domain/documents/payments.ts'
import type { TaxCategory } from '#domain/documents/totals.ts'

/** Tax categories. */
export const categoryMessages: Readonly<Record<TaxCategory, string>> = {
  S: 'With VAT',
  Z: 'Zero rate',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'Within the EU',
  G: 'Export',
  O: 'Not subject to VAT',
}

/** How money was paid. */
export const methodMessages: Readonly<Record<PaymentMethod, string>> = {
  transfer: 'Transfer',
  cash: 'Cash',
  card: 'Card',
  'direct-debit': 'Direct debit',
  cheque: 'Cheque',
  online: 'Online',
  other: 'Other',
}
