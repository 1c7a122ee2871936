import type { MessagesOf } from '#domain/messages-of.ts'
import type { PriceEnding } from '#domain/price-ending.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import type * as English from './editor-messages.ts'

export const editorMessages: MessagesOf<typeof English.editorMessages> = {
  back: 'Productos',
  tabs: {
    label: 'Partes del producto',
    product: 'Producto',
    planned: 'Precios programados',
    history: 'Historial',
  },
  openPage: 'Abrir como página',
  actions: 'Más',
  duplicate: 'Duplicar',
  labels: 'Imprimir etiquetas de precio…',
  delete: 'Eliminar',
  costUnknown: 'Desconocido',
  sections: {
    costs: 'Costes',
    pricing: 'Precio',
    story: 'Desglose del precio',
    details: 'Detalles',
    stock: 'Existencias y venta',
    limits: 'Margen mínimo y precio mayorista',
    picture: 'Imagen',
  },
  noPicture: 'Aún ninguna',
  pictureRemoved: 'Imagen quitada',
  inStock: (count: string) => `${count} en existencias`,
  inactive: 'Inactivo',
  uncategorized: 'Sin categoría',
  noBrand: 'Sin marca',
  activeHelp: 'Los productos inactivos siguen aquí, pero ya no los vendes.',
  currencyChanged: 'Moneda cambiada',
  vatHelp: 'Si no se deduce',
  vatReclaimed: 'Se deduce: no forma parte del coste',
  way: 'Precio por',
  ways: { margin: 'Margen', markup: 'Recargo', byHand: 'A mano', stored: 'Como se introdujo' },
  noWay: 'Aún no tiene precio. Elige cómo se calcula.',
  margin: 'Margen (sobre el precio de venta)',
  markup: 'Recargo (sobre el coste)',
  defaultMargin: (margin: string) => `Vacío: ${margin} según tus ajustes`,
  clamped:
    'Un margen del 100\u00a0% o más no es posible, así que el coste se duplica. Introduce uno inferior al 100\u00a0%.',
  endingDefault: (ending: PriceEnding) => `Ajustes (${priceMessages.endings[ending].toLowerCase()})`,
  floorHelp: 'Un precio por debajo queda señalado.',
  floorInherited: (margin: string, source: string) => `Vacío: ${margin} ${source}`,
  floorNone: 'No hay ninguno fijado',
  floorSources: { category: 'según su categoría', profile: 'según tus ajustes', product: 'fijado aquí' },
  solve: 'Calculadora de precios',
  solved: 'Cerrar la calculadora de precios',
  tradeComputed: (price: string, margin: string) => `Vacío: ${price} con el margen mayorista del ${margin}`,
  price: {
    title: 'Precio',
    retail: 'Precio minorista',
    withVat: 'con IVA',
    withoutVat: 'sin IVA',
    profit: 'Beneficio',
    loss: 'Pérdida',
    margin: 'Margen',
    markup: 'Recargo',
    trade: 'Precio mayorista',
    tradeBy: (margin: string) =>
      `Precio mayorista: lo que te pagan los revendedores, con tu margen mayorista del ${margin}.`,
    tradeSet: 'Precio mayorista: lo que te pagan los revendedores, fijado en este producto.',
    cost: 'Coste total',
    floor: 'Precio mínimo',
    net: 'Sin IVA',
    none: '–',
    recalculate: 'Recalcular',
    recalculated: (price: string) => `Ahora ${price}`,
    recalculatedTitle: 'Producto recalculado',
  },
  earlier: {
    title: 'Precio calculado con ajustes anteriores',
    text: (price: string) => `Con tus ajustes actuales sería ${price}.`,
  },
  priceMoved: (before: string, after: string) => `Precio ${before} → ${after}`,
  undone: 'Deshecho: vuelve el precio anterior',
}

export const historyMessages: MessagesOf<typeof English.historyMessages> = {
  title: 'Historial',
  thing: 'el historial de este producto',
}

export const choiceMessages: MessagesOf<typeof English.choiceMessages> = {
  pricingMode: { strategy: 'margen o recargo', manual: 'a mano', retailPrice: 'como se introdujo' },
  pricingStrategy: { margin: 'margen', markup: 'recargo', manual: 'a mano' },
  source: {
    pricewright: 'creado aquí',
    wix: 'Wix',
    firestore: 'archivo de datos',
    imported: 'archivo importado',
    shopify: 'Shopify',
    woocommerce: 'WooCommerce',
  },
}
