import type { DocumentRules, DocumentType } from './types.ts'

/** The German names of the kinds of document. */
export const labels: { readonly DOCUMENT_RULES: Readonly<Record<DocumentType, Pick<DocumentRules, 'label'>>> } = {
  DOCUMENT_RULES: {
    invoice: { label: { one: 'Rechnung', many: 'Rechnungen' } },
    quote: { label: { one: 'Angebot', many: 'Angebote' } },
    receipt: { label: { one: 'Quittung', many: 'Quittungen' } },
    creditnote: { label: { one: 'Rechnungskorrektur', many: 'Rechnungskorrekturen' } },
    purchaseorder: { label: { one: 'Bestellung', many: 'Bestellungen' } },
    template: { label: { one: 'Vorlage', many: 'Vorlagen' } },
  },
}
