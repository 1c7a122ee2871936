import type { DocumentRules, DocumentType } from './types.ts'

/** The Spanish names of the kinds of document. */
export const labels: { readonly DOCUMENT_RULES: Readonly<Record<DocumentType, Pick<DocumentRules, 'label'>>> } = {
  DOCUMENT_RULES: {
    invoice: { label: { one: 'Factura', many: 'Facturas' } },
    quote: { label: { one: 'Presupuesto', many: 'Presupuestos' } },
    receipt: { label: { one: 'Recibo', many: 'Recibos' } },
    creditnote: { label: { one: 'Factura rectificativa', many: 'Facturas rectificativas' } },
    purchaseorder: { label: { one: 'Orden de compra', many: 'Órdenes de compra' } },
    template: { label: { one: 'Plantilla', many: 'Plantillas' } },
  },
}
