import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './noun-messages.ts'

export const nouns: MessagesOf<typeof English.nouns> = {
  userProfile: { one: 'perfil', other: 'perfiles' },
  businessProfile: { one: 'perfil del negocio', other: 'perfiles del negocio' },
  category: { one: 'categoría', other: 'categorías' },
  brand: { one: 'marca', other: 'marcas' },
  product: { one: 'producto', other: 'productos' },
  changeSet: { one: 'cambio', other: 'cambios' },
  importMapping: { one: 'asignación de columnas', other: 'asignaciones de columnas' },
  shipment: { one: 'envío', other: 'envíos' },
  shipmentLine: { one: 'línea', other: 'líneas' },
  shipmentCharge: { one: 'cargo', other: 'cargos' },
  priceList: { one: 'lista de precios', other: 'listas de precios' },
  priceListPrice: { one: 'precio', other: 'precios' },
  scheduledPrice: { one: 'precio programado', other: 'precios programados' },
  service: { one: 'servicio', other: 'servicios' },
  customer: { one: 'cliente', other: 'clientes' },
  document: { one: 'documento', other: 'documentos' },
  documentCounter: { one: 'número', other: 'números' },
  documentMail: { one: 'correo', other: 'correos' },
  recurringDocument: { one: 'factura periódica', other: 'facturas periódicas' },
  stickyNote: { one: 'nota adhesiva', other: 'notas adhesivas' },
  scenario: { one: 'escenario', other: 'escenarios' },
  event: { one: 'evento', other: 'eventos' },
  insightDismissal: { one: 'consejo oculto', other: 'consejos ocultos' },
  assistantMessage: { one: 'mensaje del asistente', other: 'mensajes del asistente' },
  store: { one: 'tienda', other: 'tiendas' },
  storeListing: { one: 'producto en la tienda', other: 'productos en la tienda' },
  storeConflict: { one: 'diferencia', other: 'diferencias' },
}

export const nounTexts: MessagesOf<typeof English.nounTexts> = {
  unlisted: () => ({ one: 'registro', other: 'registros' }),
}
