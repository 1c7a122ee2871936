import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatPercent, type Noun } from '#web/kit/format/number.ts'
import type { Behind } from './declared-chart.ts'
import type * as English from './messages.ts'

const nouns: Readonly<Record<Behind['kind'], Noun>> = {
  document: { one: 'documento', other: 'documentos' },
  product: { one: 'producto', other: 'productos' },
  shipment: { one: 'envío', other: 'envíos' },
}

export const analyticsMessages: MessagesOf<typeof English.analyticsMessages> = {
  title: 'Análisis',
  facts: (range: string, before: string, currency: string) => `${range}, junto a ${before}, en ${currency}`,
  tabs: {
    overview: 'Resumen',
    margins: 'Márgenes',
    products: 'Productos (ABC)',
    customers: 'Clientes',
    suppliers: 'Proveedores y flete',
  },
  filter: {
    label: 'De qué tratan las cifras',
    range: 'Periodo',
    from: 'Desde',
    to: 'Hasta',
    ranges: {
      last30: 'Últimos 30 días',
      last90: 'Últimos 90 días',
      last365: 'Últimos 365 días',
      month: 'Este mes',
      quarter: 'Este trimestre',
      year: 'Este año',
      own: 'Otros días…',
    },
    category: 'Categoría',
    anyCategory: 'Todas las categorías',
    brand: 'Marca',
    anyBrand: 'Todas las marcas',
    customer: 'Cliente',
    anyCustomer: 'Todos los clientes',
    currency: 'Moneda',
    anyCurrency: (currency: string) => `Todas, en ${currency}`,
    onlyCurrency: (currency: string) => `Solo ${currency}`,
    profile: 'Perfil del negocio',
    anyProfile: 'Todos los perfiles',
    rank: 'Ordenado por',
    ranks: { sales: 'ventas', profit: 'beneficio' },
    costs: 'Contado por',
    bases: { one: 'uno de cada', stock: 'existencias', sold: 'lo vendido' },
    reset: 'Restablecer filtros',
    wrongRange: 'El último día es anterior al primero.',
  },
  converted: (currency: string) =>
    `Los importes en otras monedas se convierten a ${currency} al tipo de referencia del día de cada documento.`,
  tiles: {
    label: 'Cifras',
    before: (value: string) => `antes ${value}`,
    noneBefore: 'antes nada',
    up: (ppm: number) => `+${formatPercent(ppm)}`,
    down: (ppm: number) => `−${formatPercent(ppm)}`,
  },
  reading: 'Leyendo tus datos',
  readingLeft: 'Puedes seguir usando la página; las cifras llegan enseguida.',
  none: '–',
  names: {
    product: 'Producto eliminado',
    customer: 'Cliente eliminado',
    category: 'Categoría eliminada',
    brand: 'Marca eliminada',
    businessProfile: 'Perfil eliminado',
  },
  noName: {
    product: 'Sin producto',
    customer: 'Ningún cliente',
    category: 'Ninguna categoría',
    brand: 'Ninguna marca',
    businessProfile: 'Ningún perfil',
  },
  behind: {
    title: (chart: string, point: string) => `${chart}: ${point}`,
    count: (kind: Behind['kind'], count: number) => formatCount(count, nouns[kind]),
    gone: 'Eliminado',
    document: { number: 'Documento', customer: 'Cliente', date: 'Fecha', total: 'Total', status: 'Estado' },
    product: { name: 'Producto', price: 'Precio', cost: 'Coste', margin: 'Margen' },
    shipment: { name: 'Envío', supplier: 'Proveedor', landed: 'Incorporado' },
    nothing: 'No hay nada detrás de esta cifra.',
  },
  empty: {
    title: 'Todavía no hay nada que mostrar',
    text: 'Con tus primeros productos y facturas, esta página muestra márgenes, ventas, beneficio y quién te debe dinero.',
    products: 'Ir a los productos',
    documents: 'Ir a los documentos',
  },
  file: (title: string, range: string) => `${title} ${range}`,
}
