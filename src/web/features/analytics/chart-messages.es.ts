import type { MessagesOf } from '#domain/messages-of.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, type Noun } from '#web/kit/format/number.ts'
import type * as English from './chart-messages.ts'

const products: Noun = { one: 'producto', other: 'productos' }
const customers: Noun = { one: 'cliente', other: 'clientes' }
const invoices: Noun = { one: 'factura puesta', other: 'facturas puestas' }
const days: Noun = { one: 'día', other: 'días' }
const lines: Noun = { one: 'línea no guarda', other: 'líneas no guardan' }
const quotes: Noun = { one: 'presupuesto espera', other: 'presupuestos esperan' }
const shipments: Noun = { one: 'envío incorporado', other: 'envíos incorporados' }

export const chartTexts: MessagesOf<typeof English.chartTexts> = {
  period: 'Periodo',
  net: 'Ventas',
  netBefore: 'Ventas antes',
  cost: 'Coste',
  costedNet: 'Ventas con coste conocido',
  profit: 'Beneficio',
  profitBefore: 'Beneficio antes',
  margin: 'Margen',
  meanMargin: 'Margen medio',
  least: 'El más bajo',
  most: 'El más alto',
  tax: 'IVA',
  documents: 'Documentos',
  products: 'Productos',
  product: 'Producto',
  customer: 'Cliente',
  category: 'Categoría',
  brand: 'Marca',
  currency: 'Moneda',
  profile: 'Perfil del negocio',
  price: 'Precio',
  quantity: 'Cantidad',
  share: 'Parte',
  shareOfGains: 'Parte de los importes positivos',
  cumulated: 'Parte acumulada',
  change: 'Cambio',
  open: 'Pendiente',
  overdue: 'Vencido',
  losing: 'Con pérdidas',
  belowFloor: 'Por debajo del margen mínimo',
  withoutCostHead: 'Sin coste',
  withoutPrice: 'Sin precio',
  stock: 'Existencias',
  boundMoney: 'Valor de las existencias',
  daysSince: 'Días desde la última venta',
  overdueOf: (amount: string) => `de ellos vencidos: ${amount}`,
  ofProducts: (count: number) => `de ${formatCount(count, products)}`,
  wholeDocuments: 'Se cuenta por documentos enteros: los filtros de categoría y marca no se aplican.',
  wholeTiles:
    'Los pagos, los importes pendientes y los presupuestos son de documentos enteros: los filtros de categoría y marca no se aplican.',
  leftOutOf: { sales: 'Ventas, beneficio y margen', salesBefore: 'Ventas, beneficio y margen antes' },
  unranked: (name: string, amount: string) => `${name}: ${amount}, sin puesto ni clase.`,
  unrankedWithoutCost: {
    product: (count: number) =>
      `${formatCount(count, products)} sin coste conocido en la venta: sin beneficio, puesto ni clase.`,
    customer: (count: number) =>
      `${formatCount(count, customers)} sin compras de coste conocido: sin beneficio, puesto ni clase.`,
  },
  withoutCost: (count: number, amount: string) =>
    `${formatCount(count, lines)} ningún coste: ${amount} de ventas no cuentan ni en el beneficio ni en el margen.`,
  creditedByHand: (count: number) =>
    `${formatCount(count, invoices)} en «Rectificado» sin factura rectificativa: fuera de ventas, beneficio y margen.`,
  sales: {
    title: 'Ventas y coste',
    lead: 'Facturas y recibos menos facturas rectificativas, sin IVA, por el día del documento; un recibo de una factura no cuenta otra vez. El coste es el del día de la venta.',
  },
  profits: { title: 'Beneficio', lead: 'Ventas menos el coste que cada línea guardó del día de la venta.' },
  received: {
    title: 'Pagos recibidos',
    lead: 'Pagos de facturas y recibos sin factura por su día, con IVA.',
    name: 'Recibido',
    before: 'Recibido antes',
  },
  receivables: {
    title: 'Cobros pendientes',
    lead: 'Lo que los clientes debían al final de cada periodo, con IVA. Una factura puesta en «Rectificado» sin factura rectificativa no cuenta en ningún día.',
  },
  currencies: {
    title: 'Ventas por moneda',
    lead: (currency: string) => `Por la moneda del documento, en ${currency}.`,
  },
  profiles: { title: 'Ventas por perfil del negocio' },
  below: (edge: string) => `menos de ${edge}`,
  from: (edge: string) => `${edge} o más`,
  between: (from: string, to: string) => `${from} a ${to}`,
  spread: {
    title: 'Cómo se reparten los márgenes',
    lead: 'Cada producto activo una vez, con su margen de hoy, sea cual sea el periodo.',
  },
  groups: {
    category: 'Margen por categoría',
    brand: 'Margen por marca',
    lead: 'La media de sus productos activos tal como están ahora; el grupo mayor primero.',
  },
  soldGroups: {
    category: 'Beneficio por categoría',
    brand: 'Beneficio por marca',
    lead: 'De lo vendido en el periodo, al coste del día de la venta.',
  },
  prices: {
    title: 'Cómo se reparten los precios',
    lead: (currency: string) =>
      `Los precios de los productos activos tal como están ahora, cada uno como está guardado, al tipo de cambio de hoy en ${currency}.`,
    without: (count: number) => `${formatCount(count, products)} sin precio.`,
  },
  priceChanges: {
    title: 'Precios programados que entraron en vigor',
    lead: 'Cuántos precios subieron y bajaron porque un precio programado empezó o terminó. Cualquier otro cambio está en el historial de su producto.',
    raised: 'Al alza',
    lowered: 'A la baja',
    mean: 'Cambio medio',
    empty: 'Ningún precio programado empezó ni terminó en este periodo.',
  },
  soldPrices: {
    title: 'A cuánto se vendió de verdad',
    lead: 'El precio medio de una unidad, con descuentos y sin IVA, frente al periodo anterior; los mayores cambios primero.',
    told: (product: string, before: string, after: string) => `${product}: ${before} → ${after}`,
    empty: 'Ningún producto se vendió a precios distintos en los dos periodos.',
  },
  abc: {
    title: 'Mejores productos',
    lead: (few: string, all: string, share: string) =>
      `${few} de ${all} productos aportan ${share} de los importes positivos: son de clase A.`,
  },
  classes: {
    title: 'Clases ABC',
    lead: 'De los importes positivos, A aporta el primer 80\u00a0%, B el siguiente 15\u00a0%, C el resto; todas las pérdidas están también en C.',
    head: 'Clase',
  },
  allRanked: (most) => `Hay como máximo ${most}: la clasificación de arriba los incluye a todos, los peores al final.`,
  worst: { title: 'Peores productos', lead: 'Lo que menos aportó de todo lo vendido.' },
  slow: {
    title: 'Productos de baja rotación',
    lead: (count: number) =>
      `Productos activos que no se venden desde hace ${formatCount(count, days)}, por el valor de sus existencias.`,
    empty: 'Todo lo que alguna vez se vendió se ha vendido también en este tiempo.',
  },
  never: {
    title: 'Nunca vendidos',
    lead: 'Productos activos que no están en ninguna factura ni en ningún recibo, por el valor de sus existencias.',
    empty: 'Todo producto activo se vendió al menos una vez.',
  },
  idleCount: (count: number) => `${formatCount(count, products)} en total; existencias al coste en destino.`,
  ranking: {
    title: 'Mejores clientes',
    lead: (few: string, all: string, share: string) => `${few} de ${all} clientes aportan ${share}: son de clase A.`,
  },
  worstCustomers: { title: 'Peores clientes', lead: 'Quien menos aportó de todos los que compraron.' },
  ages: {
    title: 'Facturas pendientes por antigüedad',
    lead: (day: string) => `Lo pendiente el ${formatDay(day)}, con IVA, por los días de retraso.`,
    head: 'Vencido',
    empty: 'No hay ninguna factura pendiente.',
  },
  daysToPay: {
    title: 'Días hasta el pago',
    lead: 'Del día de la factura al pago que la saldó, por el día de ese pago.',
    mean: 'Media de días hasta el pago',
    median: 'La mitad pagó en (días)',
    onTime: 'Pagado a tiempo',
    paid: 'Facturas pagadas',
    empty: 'Ninguna factura se pagó por completo en este periodo.',
  },
  quotes: {
    title: 'Qué fue de los presupuestos',
    lead: 'Presupuestos por su día, con IVA, tal como están hoy.',
    outcome: 'Resultado',
    amount: 'Importe',
    count: 'Presupuestos',
    rate: 'Presupuestos aceptados',
    waiting: (count: number) => `${formatCount(count, quotes)} respuesta`,
    ends: { accepted: 'Aceptado', declined: 'Rechazado', expired: 'Caducado', waiting: 'Aún sin respuesta' },
    empty: 'No se envió ningún presupuesto en este periodo.',
  },
  costs: {
    title: 'De qué se componen los costes',
    head: 'Parte',
    lead: {
      one: 'Una unidad de cada producto activo, a su coste de hoy.',
      stock: 'La mercancía en existencias de los productos y variantes activos, a su coste de hoy.',
      sold: 'Lo vendido en el periodo, a su coste de hoy.',
    },
    parts: {
      purchase: 'Precio de compra',
      freight: 'Gastos de transporte',
      duty: 'Aranceles',
      extras: 'Otros costes',
      vat: 'IVA',
    },
    without: (count: number) => `${formatCount(count, products)} sin coste conocido.`,
  },
  paidIn: {
    title: 'Por la moneda del proveedor',
    lead: 'Los productos no guardan el país de su proveedor; se muestra la moneda en que se pagó.',
  },
  landings: {
    title: 'Flete y aranceles de los envíos',
    lead: 'Envíos incorporados por su día: los cargos reales o, si faltan, los estimados.',
    parts: { goods: 'Mercancía', freight: 'Flete', duty: 'Aranceles', extras: 'Otros cargos' },
    onTop: 'Además de la mercancía',
    incomplete: (count: number) => `Sin incluir, porque falta una cifra: ${formatCount(count, shipments)}.`,
    empty: 'No se incorporó ningún envío en este periodo.',
  },
  suppliers: {
    title: 'Envíos por proveedor',
    lead: 'El proveedor como se nombra en el envío.',
    head: 'Proveedor',
    shipments: 'Envíos',
    none: 'Sin proveedor',
  },
}
