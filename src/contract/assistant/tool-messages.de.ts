import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './tool-messages.ts'

export const toolMessages: MessagesOf<typeof English.toolMessages> = {
  find_products: { title: 'Produkte finden', doing: 'Produkte werden durchsucht' },
  find_services: { title: 'Dienstleistungen finden', doing: 'Dienstleistungen werden durchsucht' },
  find_customers: { title: 'Kunden finden', doing: 'Kunden werden durchsucht' },
  find_documents: { title: 'Dokumente finden', doing: 'Dokumente werden durchsucht' },
  explain_price: { title: 'Einen Preis erklären', doing: 'Der Preis wird Schritt für Schritt nachvollzogen' },
  what_if: { title: 'Eine Änderung durchspielen', doing: 'Die Änderung wird an Ihren Produkten durchgespielt' },
  solve_price: { title: 'Einen Preis berechnen', doing: 'Der Preis wird berechnet' },
  calculate: { title: 'Rechnen', doing: 'Es wird gerechnet' },
  margin_report: { title: 'Margenbericht', doing: 'Ihre Margen werden ausgewertet' },
  stock_value: { title: 'Wert des Bestands', doing: 'Ihr Bestand wird bewertet' },
  receivables: { title: 'Forderungen', doing: 'Forderungen werden zusammengestellt' },
  sales_report: { title: 'Verkaufsbericht', doing: 'Ihre Verkäufe werden zusammengezählt' },
  compare_suppliers: { title: 'Lieferanten vergleichen', doing: 'Ihre Lieferanten werden verglichen' },
  convert_currency: { title: 'Währung umrechnen', doing: 'Der Wechselkurs wird nachgeschlagen' },
  price_history: { title: 'Preisverlauf', doing: 'Frühere Preise werden nachgeschlagen' },
  insights: { title: 'Hinweise', doing: 'Es wird gesucht, was eine Entscheidung braucht' },
  draft_reprice: { title: 'Neue Preise entwerfen', doing: 'Neue Preise werden vorbereitet' },
  draft_bulk_edit: { title: 'Sammelbearbeitung entwerfen', doing: 'Die Bearbeitung wird vorbereitet' },
  draft_product: { title: 'Produkt entwerfen', doing: 'Das Produkt wird vorbereitet' },
  draft_document: { title: 'Dokument entwerfen', doing: 'Das Dokument wird vorbereitet' },
}
