import type { DocumentRules, DocumentType } from './types.ts'

/** The French names of the kinds of document. */
export const labels: { readonly DOCUMENT_RULES: Readonly<Record<DocumentType, Pick<DocumentRules, 'label'>>> } = {
  DOCUMENT_RULES: {
    invoice: { label: { one: 'Facture', many: 'Factures' } },
    quote: { label: { one: 'Devis', many: 'Devis' } },
    receipt: { label: { one: 'Reçu', many: 'Reçus' } },
    creditnote: { label: { one: 'Avoir', many: 'Avoirs' } },
    purchaseorder: { label: { one: 'Bon de commande', many: 'Bons de commande' } },
    template: { label: { one: 'Modèle', many: 'Modèles' } },
  },
}
