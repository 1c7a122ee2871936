import type { DocumentType } from './types.ts'

/** What the kinds of document are called inside a sentence. */
export const documentNouns: Readonly<Record<DocumentType, { readonly one: string; readonly many: string }>> = {
  invoice: { one: 'invoice', many: 'invoices' },
  quote: { one: 'quote', many: 'quotes' },
  receipt: { one: 'receipt', many: 'receipts' },
  creditnote: { one: 'credit note', many: 'credit notes' },
  purchaseorder: { one: 'purchase order', many: 'purchase orders' },
  template: { one: 'template', many: 'templates' },
}
