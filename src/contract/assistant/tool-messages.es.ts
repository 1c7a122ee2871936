import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './tool-messages.ts'

export const toolMessages: MessagesOf<typeof English.toolMessages> = {
  find_products: { title: 'Buscar productos', doing: 'Buscando en tus productos' },
  find_services: { title: 'Buscar servicios', doing: 'Buscando en tus servicios' },
  find_customers: { title: 'Buscar clientes', doing: 'Buscando en tus clientes' },
  find_documents: { title: 'Buscar documentos', doing: 'Buscando en tus documentos' },
  explain_price: { title: 'Explicar un precio', doing: 'Siguiendo el precio paso a paso' },
  what_if: { title: 'Probar un cambio', doing: 'Probando el cambio en tus productos' },
  solve_price: { title: 'Calcular un precio', doing: 'Calculando el precio' },
  calculate: { title: 'Calcular', doing: 'Calculando' },
  margin_report: { title: 'Informe de márgenes', doing: 'Analizando tus márgenes' },
  stock_value: { title: 'Valor de las existencias', doing: 'Calculando el valor de tus existencias' },
  receivables: { title: 'Cobros pendientes', doing: 'Sumando lo que deben tus clientes' },
  sales_report: { title: 'Informe de ventas', doing: 'Sumando lo que has vendido' },
  compare_suppliers: { title: 'Comparar proveedores', doing: 'Comparando tus proveedores' },
  convert_currency: { title: 'Convertir una moneda', doing: 'Consultando el tipo de cambio' },
  price_history: { title: 'Historial de precios', doing: 'Consultando precios anteriores' },
  insights: { title: 'Consejos', doing: 'Buscando lo que pide una decisión' },
  draft_reprice: { title: 'Preparar precios nuevos', doing: 'Preparando precios nuevos' },
  draft_bulk_edit: { title: 'Preparar una edición masiva', doing: 'Preparando la edición' },
  draft_product: { title: 'Preparar un producto', doing: 'Preparando el producto' },
  draft_document: { title: 'Preparar un documento', doing: 'Preparando el documento' },
}
