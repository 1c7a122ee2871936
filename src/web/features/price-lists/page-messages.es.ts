import type { MessagesOf } from '#domain/messages-of.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { type ListBasis, type ListRule, ONE } from '#domain/price-list/list-rules.ts'
import { standingOn } from '#domain/price-list/list-terms.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, formatNumber, formatQuantity, formatRate, type Noun, plural } from '#web/kit/format/number.ts'
import type * as English from './page-messages.ts'

const pricesNoun: Noun = { one: 'precio', other: 'precios' }
const taxWords = { gross: 'con IVA', net: 'sin IVA' } as const

export const pageMessages: MessagesOf<typeof English.pageMessages> = {
  tax: (
    { withoutVat }: Pick<RowOfKind<'priceList'>, 'withoutVat'>,
    shop: Pick<RowOfKind<'businessProfile'>, 'taxRate' | 'pricesIncludeVat'> | undefined,
  ) => {
    if (withoutVat) return taxWords.net
    if (!shop || shop.taxRate === 0) return ''
    return `${shop.pricesIncludeVat ? taxWords.gross : taxWords.net}, como en tu tienda`
  },
  taxWords,
  tabs: {
    label: 'Partes de la lista de precios',
    prices: 'Precios',
    rules: 'Reglas y detalles',
    planned: 'Programados',
  },
  forEverybody: 'para todos los clientes sin lista propia',
  bringIn: 'Importar precios',
}

export const exportMessages: MessagesOf<typeof English.exportMessages> = {
  label: 'Exportar',
  csv: 'Archivo CSV',
  xlsx: 'Libro de Excel',
  done: (products: number) =>
    `${countOf('product', products)} ${plural(products, { one: 'exportado', other: 'exportados' })}`,
  failed: 'No se ha podido crear el archivo.',
  fileName: (title: string, day: string, ending: string) => `${title} ${day}.${ending}`,
  sheet: 'Lista de precios',
  columns: {
    sku: 'SKU',
    barcode: 'Código de barras',
    name: 'Nombre',
    currency: 'Moneda',
    price: 'Precio',
    minQuantity: 'Desde cantidad',
  },
}

export const addMessages: MessagesOf<typeof English.addMessages> = {
  button: 'Añadir productos',
  title: 'Añadir productos',
  search: 'Buscar productos para añadir',
  hint: 'Nombre, SKU, etiqueta…',
  category: 'Categoría',
  brand: 'Marca',
  status: 'Estado',
  any: { category: 'Todas las categorías', brand: 'Todas las marcas', status: 'Todos los estados' },
  statuses: { active: 'Activo', inactive: 'Inactivo' },
  inList: 'En la lista',
  none: 'Ningún producto coincide.',
  all: (products: number) => (products === 0 ? 'Añadir todos' : `Añadir todos: ${countOf('product', products)}`),
  chosen: (products: number) => (products === 0 ? 'Añadir seleccionados' : `Añadir ${countOf('product', products)}`),
  allIn: 'Todos estos ya están en la lista.',
  cancel: 'Cancelar',
  tooMany: (most: number) => `Una lista de precios admite como máximo ${formatNumber(most)} productos.`,
}

export const tableMessages: MessagesOf<typeof English.tableMessages> = {
  label: 'Precios de esta lista',
  search: 'Buscar en esta lista',
  hint: 'Nombre, SKU…',
  order: 'Orden',
  orders: { list: 'Como se imprime', name: 'Nombre', sku: 'SKU' },
  sku: 'SKU',
  name: 'Producto',
  base: 'Precio del producto',
  price: 'Precio de lista',
  why: 'Por qué',
  margin: 'Margen',
  breaks: 'Tramos',
  priceOf: (name: string) => `Precio de lista de ${name}`,
  breaksOf: (face: string, name: string) => `${face}: tramos de cantidad de ${name}`,
  addBreaks: 'Añadir',
  breakFrom: (quantity: number, more: number) =>
    `Desde ${formatQuantity(quantity)}${more === 0 ? '' : ` (+${formatNumber(more)})`}`,
  removed: (products: number) =>
    `${countOf('product', products)} ${plural(products, { one: 'eliminado', other: 'eliminados' })} desde entonces, aún en esta lista`,
  takeOut: 'Quitarlos',
  remove: (products: number) => `Quitar ${formatNumber(products)}`,
  selection: 'Productos seleccionados',
  keys: 'Las flechas mueven, Intro abre el producto, x selecciona, Espacio muestra el porqué.',
  found: (products: number) =>
    `${countOf('product', products)} ${plural(products, { one: 'encontrado', other: 'encontrados' })}`,
  noPrice: 'Sin precio',
  empty: {
    title: 'Aún no hay productos en esta lista',
    text: 'Añade productos uno a uno, por categoría o marca, o todos. Cada uno recibe su precio de las reglas de esta lista.',
  },
  nothing: {
    title: 'Sin resultados',
    text: 'Ningún producto de esta lista coincide.',
    reset: 'Mostrar todos los productos',
  },
}

export const overrideMessages: MessagesOf<typeof English.overrideMessages> = {
  saved: (name: string, minQuantity: number, price: string) =>
    minQuantity > ONE ? `${name} desde ${formatQuantity(minQuantity)}: ${price}` : `${name}: ${price}`,
  removed: (name: string, minQuantity: number) =>
    minQuantity > ONE
      ? `${name}: tramo desde ${formatQuantity(minQuantity)} quitado`
      : `${name}: de nuevo según la regla`,
  earlier: 'Precios anteriores',
  thing: 'los precios anteriores',
}

export const breaksMessages: MessagesOf<typeof English.breaksMessages> = {
  title: (name: string) => `Tramos de cantidad · ${name}`,
  text: 'Un precio para esta cantidad y más. Se queda como lo escribes; ninguna regla lo cambia.',
  from: 'Desde cantidad',
  unit: 'Precio por unidad',
  add: 'Añadir un tramo',
  remove: (quantity: number) => `Quitar el tramo desde ${formatQuantity(quantity)}`,
  taken: 'Ya hay un precio para esta cantidad.',
  ofRule: 'Tramos de esta lista para todos los productos',
  held: (quantity: number, price: string) => `Desde ${formatQuantity(quantity)}: ${price}`,
  outsideRule:
    'El precio de este producto está fijado a mano, así que no se le aplican los tramos de esta lista para todos los productos.',
  done: 'Listo',
}

type Terms = Pick<RowOfKind<'priceList'>, 'status' | 'customerGroup' | 'currency' | 'validFrom' | 'validTo'>

/** Why a list is not in force on a day; undefined where it is. */
function whyClosed(row: Terms, day: string): string | undefined {
  const standing = standingOn(row, day)
  if (standing === 'active') return undefined
  if (standing === 'not-yet' && row.validFrom !== null) return `empieza el ${formatDay(row.validFrom)}`
  if (standing === 'ended' && row.validTo !== null) return `terminó el ${formatDay(row.validTo)}`
  return standing === 'draft' ? 'es un borrador' : 'está archivada'
}

export const detailsMessages: MessagesOf<typeof English.detailsMessages> = {
  title: 'Detalles',
  customers: 'Para quién y cuándo',
  reach: (row: Terms, day: string) => {
    const closed = whyClosed(row, day)
    if (closed !== undefined)
      return `Hoy no está en vigor: ${closed}. Los documentos nuevos no toman precios de esta lista.`
    const { currency, customerGroup } = row
    const documents = `los documentos nuevos${currency === '' ? '' : ` en ${currency}`}`
    return customerGroup === ''
      ? `Activa y sin grupo de clientes: ${documents} de todos los clientes sin lista propia toman los precios de esta lista.`
      : `Activa y para un grupo de clientes: ${documents} de los clientes del grupo «${customerGroup}» sin lista propia toman los precios de esta lista.`
  },
  paper: 'En papel',
  rates: 'Tipos de cambio',
  renew: (day: string) => `Usar los tipos de cambio del ${formatDay(day)}`,
  ownCurrency: 'La de cada producto',
}

export const customersMessages: MessagesOf<typeof English.customersMessages> = {
  title: 'Clientes con esta lista',
  lead: (row: Terms, day: string) => {
    const closed = whyClosed(row, day)
    return closed === undefined
      ? 'Sus documentos usan sus precios.'
      : `Hoy no está en vigor: ${closed}. Sus documentos usan en su lugar las listas para todos o para su grupo de clientes; lo que no está en ninguna de ellas tiene el precio del producto.`
  },
  add: 'Añadir un cliente',
  choose: 'Elegir un cliente',
  nobody: 'Aún no hay clientes. Cuando haya uno, podrás asignarle aquí esta lista.',
  create: 'Nuevo cliente',
  added: (name: string) => `${name} compra ahora con esta lista`,
  remove: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `${name} ya no compra con esta lista`,
}

const names: Readonly<Record<ListRule, string>> = {
  none: 'El precio del producto',
  percentOff: 'Rebaja en porcentaje',
  margin: 'Coste con margen',
  markup: 'Coste con recargo',
  tradePrice: 'El precio mayorista del producto',
}
const bases: Readonly<Record<ListBasis, string>> = {
  retail: 'Precio minorista',
  trade: 'Precio mayorista',
  cost: 'Coste',
}

export const rulesMessages: MessagesOf<typeof English.rulesMessages> = {
  title: 'Cómo se forman los precios',
  rule: 'Regla',
  names,
  bases,
  percent: {
    percentOff: 'Rebaja en porcentaje',
    margin: 'Margen (sobre el precio de venta)',
    markup: 'Recargo (sobre el coste)',
  },
  percentHelp: 'Un porcentaje negativo es un suplemento.',
  basis: 'A partir de',
  withoutVat: 'Precios sin IVA',
  withoutVatHelp:
    'Desactivado: como en tu tienda, con IVA si tus precios lo incluyen. Los precios fijados a mano mantienen su importe y se interpretan del mismo modo.',
  ending: 'Terminación del precio',
  asProduct: 'La de cada producto',
  tiers: 'Tramos de cantidad de todos los productos',
  tiersHelp:
    'Se descuentan del precio de lista para esta cantidad y más, pero no de un precio fijado a mano: dale a ese producto sus propios tramos en «Precios».',
  from: 'Desde cantidad',
  off: 'Rebaja en porcentaje',
  lesserTier: (quantity: number, before: number) =>
    `Desde ${formatQuantity(quantity)} se descuenta menos que desde ${formatQuantity(before)}: cada unidad cuesta más en el pedido mayor.`,
  addTier: 'Añadir una cantidad',
  removeTier: (quantity: number) => `Quitar el tramo desde ${formatQuantity(quantity)}`,
  save: 'Guardar la regla',
  discard: 'Descartar',
  unsaved: {
    title: 'La regla que has cambiado aún no está guardada.',
    text: 'Hasta que la guardes, los demás ven los precios de la regla anterior.',
  },
  elsewhere: {
    title: 'Entretanto, la regla se ha cambiado en otro sitio.',
    text: (rule: string) =>
      `Ahora está guardada como «${rule}». Lo que has introducido aquí no está guardado: guarda la regla para sustituir esa, o descarta lo que has introducido.`,
  },
  wasLeft: 'Cambiada antes y aún sin guardar. Guarda la regla o descarta el cambio.',
}

export const previewMessages: MessagesOf<typeof English.previewMessages> = {
  title: 'Qué efecto tiene',
  unsaved: 'Aún sin guardar. Este sería su efecto.',
  same: 'Este es el efecto actual de la regla.',
  priced: (priced: number, all: number, prices: number) =>
    `${priced === all ? '' : `${formatNumber(priced)} de `}${countOf('product', all)} con precio según la regla${prices === priced ? '' : ` (${formatCount(prices, pricesNoun)})`}`,
  changed: (changed: number, all: number) =>
    changed === 0
      ? `${countOf('product', all)}: ningún cambio`
      : `${plural(changed, { one: 'Cambiaría', other: 'Cambiarían' })} ${formatNumber(changed)} de ${countOf('product', all)}`,
  breaks: (tiers: RowOfKind<'priceList'>['tiers']) =>
    tiers.length === 0
      ? 'Ya no hay tramos de cantidad.'
      : `Tramos de cantidad: ${tiers
          .toSorted((a, b) => a.minQuantity - b.minQuantity)
          .map(({ minQuantity, percentOff }) => `${formatRate(percentOff)} menos desde ${formatQuantity(minQuantity)}`)
          .join(', ')}.`,
  margin: 'Margen medio de los precios',
  below: 'Por debajo del precio mínimo',
  unpriced: 'Sin precio',
  label: 'Ejemplos del efecto',
}
