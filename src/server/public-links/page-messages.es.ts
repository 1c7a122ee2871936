import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './page-messages.ts'

export const pageMessages: MessagesOf<typeof English.pageMessages> = {
  files: 'Archivos',
  search: 'Buscar',
  searchIn: 'Nombre, SKU o categoría',
  found: '{found} de {all}',
  price: 'Precio',
  priceWithVat: 'Precio con IVA',
  priceWithoutVat: 'Precio sin IVA',
  otherPrices: 'Otros precios',
  otherProducts: 'Otros productos',
  madeWith: 'Creado con',
  failed: 'Eso no ha funcionado',
  closed: {
    list: { title: 'Lista de precios no disponible', heading: 'Esta lista de precios no está disponible' },
    document: { title: 'Documento no disponible', heading: 'Este documento no está disponible' },
    note: 'El enlace ha caducado, lo ha cerrado su propietario o no se copió entero. Pida uno nuevo al remitente.',
  },
}

export const csvMessages: MessagesOf<typeof English.csvMessages> = {
  name: 'Nombre',
  sku: 'SKU',
  fromQuantity: 'Desde',
  currency: 'Moneda',
  price: 'Precio',
  tradePrice: 'Precio mayorista',
  description: 'Descripción',
  category: 'Categoría',
}
