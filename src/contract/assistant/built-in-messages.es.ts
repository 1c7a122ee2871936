import type { MessagesOf } from '#domain/messages-of.ts'
import { pluralOf } from '#domain/plural.ts'
import type * as English from './built-in-messages.ts'

const products = (count: number, written: string) =>
  pluralOf('es', count, { one: `${written} producto`, other: `${written} productos` })

export const builtInMessages: MessagesOf<typeof English.builtInMessages> = {
  about:
    'Soy el asistente integrado: reglas fijas que leen tu pregunta y buscan la respuesta en tus propias cifras. No hay ningún modelo de IA conectado y nada sale de este producto.',
  can: 'Puedo explicar un precio, hallar el precio para un margen, probar otros costes o tipos de cambio, listar productos por margen o problema, sumar ventas, beneficio, pagos y lo que deben los clientes, convertir monedas y preparar precios nuevos o un presupuesto.',
  cannot: 'No puedo responder a eso. A estas preguntas, sí:',
  suggested: [
    '¿Cuánto vendí el mes pasado?',
    '¿Cuál es mi producto más vendido?',
    '¿Qué productos tienen un margen por debajo del 20\u00a0%?',
    '¿Quién me debe dinero?',
  ],
  cannotPublic:
    'No puedo responder a eso sin cuenta: con una respondo a partir de tus propios productos y documentos. Sin cuenta calculo márgenes, recargos, IVA y descuentos, y convierto monedas.',
  suggestedPublic: [
    '¿Cuánto debo pedir por algo que cuesta 12 euros con un 40\u00a0% de margen?',
    '¿Cuánto IVA hay en 120 al 20\u00a0%?',
    '¿Es gratis?',
    '¿Puede leer un archivo de Excel?',
  ],
  facts: {
    free: 'Pricewright es software libre: el programa en sí no cuesta nada. Quien gestiona esta instalación puede cobrar por ella: lo dicen sus condiciones de uso y su responsable.',
    file: 'Sí. Se leen archivos de Excel (XLSX) y CSV: se reconocen las columnas, ves cada fila antes de que se escriba nada y una importación se deshace entera.',
    privacy:
      'Tus datos se quedan en el servidor de esta instalación. La política de privacidad dice qué se guarda, cuánto tiempo y quién lo ve; puedes descargarlo o borrarlo todo en cualquier momento.',
  },
  productsSo: 'Estos productos llevan ese nombre:',
  categoriesAre: (names) => `Tus categorías son: ${names}.`,
  refused: 'No he podido calcularlo con estas cifras. Revísalas y vuelve a preguntar.',
  nothingOpen: '¿De qué producto se trata? Nómbralo o ábrelo primero.',
  taken: (written, name) => `He leído «${written}» como ${name}.`,
  noProduct: (name) => `No he encontrado ningún producto llamado «${name}».`,
  noCustomer: (name) => `No he encontrado ningún cliente llamado «${name}».`,
  noGroup: (name) => `No he encontrado ninguna categoría ni marca llamada «${name}».`,
  meant: 'Quizá querías decir:',
  near: 'Los más parecidos:',
  which: (name) => `Hay varios resultados para «${name}». ¿Cuál es?`,
  titles: {
    products: 'Productos',
    steps: 'Desglose del precio',
    services: 'Servicios',
    customers: 'Clientes',
    documents: 'Documentos',
    open: 'Facturas pendientes',
    margins: 'Márgenes',
    stock: 'Existencias a coste en destino',
    offers: 'Proveedores',
    history: 'Historial de precios',
    moved: 'Lo que más cambia',
    insights: 'Consejos',
    categories: 'Margen por categoría',
    brands: 'Margen por marca',
  },
  columns: {
    product: 'Producto',
    sku: 'SKU',
    price: 'Precio',
    cost: 'Coste',
    margin: 'Margen',
    stock: 'Existencias',
    step: 'Paso',
    amount: 'Importe',
    total: 'Total',
    name: 'Nombre',
    customer: 'Cliente',
    number: 'Número',
    day: 'Fecha',
    due: 'Vencimiento',
    validUntil: 'Válido hasta',
    open: 'Pendiente',
    supplier: 'Proveedor',
    before: 'Ahora',
    after: 'Después',
    products: 'Productos',
    sold: 'Ventas',
    profit: 'Beneficio',
    quantity: 'Cantidad',
    finding: 'Consejo',
  },
  priced: (name, price, cost, margin) =>
    `${name}: precio ${price}, coste total ${cost}, es decir, un margen del ${margin}.`,
  unpriced: (name, cost) => `${name} aún no tiene precio. Su coste total es ${cost}.`,
  withoutCost: (name, price) => `${name} está a ${price}; no se conoce su coste, así que no hay margen.`,
  bare: (name) => `${name} aún no tiene ni coste ni precio.`,
  profit: (name, amount) => `${name} deja ${amount} por pieza.`,
  today: (price) => `Con las reglas de hoy sería ${price}.`,
  forMargin: (name, margin, price) => `Para un margen del ${margin}, ${name} tiene que venderse a ${price}.`,
  forMarkup: (name, markup, price) => `Con un recargo del ${markup}, ${name} se vende a ${price}.`,
  atPrice: (name, price, margin) => `A ${price}, ${name} tiene un margen del ${margin}.`,
  withDiscount: (name, discount, margin) =>
    `Con un ${discount} de descuento, a ${name} le queda un margen del ${margin}.`,
  discountLeft: (name, discount) => `Puedes dar como mucho un ${discount} de descuento en ${name}.`,
  costFor: (name, price, margin, cost) =>
    `Para vender ${name} a ${price} con un margen del ${margin}, el precio de compra puede ser de ${cost} como máximo.`,
  now: (price, margin) => `Ahora es ${price} con un margen del ${margin}.`,
  moved: (lever, changed, tried) => `${lever}: cambian ${changed} de ${tried} productos, si tus precios se mantienen.`,
  meanMoved: (before, after) => `El margen medio pasa del ${before} al ${after}.`,
  losingThen: (count, written) =>
    pluralOf('es', count, {
      one: `${written} producto pierde entonces dinero.`,
      other: `${written} productos pierden entonces dinero.`,
    }),
  oneMoved: (name, lever, before, after) =>
    `${lever}: el margen de ${name} pasa del ${before} al ${after}, si su precio se mantiene.`,
  notMoved: (lever) => `${lever}: nada cambia; ningún producto tiene esos costes.`,
  pricesMoved: (lever, changed, tried) => `${lever}: cambian los precios de ${changed} de ${tried} productos.`,
  noPriceMoves: (lever) => `${lever}: ningún precio cambia.`,
  levers: {
    supplierCostPercent: (value) => `Precios de compra ${value}`,
    freightPercent: (value) => `Gastos de transporte ${value}`,
    otherCostsPercent: (value) => `Otros costes ${value}`,
    dutyPoints: (value) => `Aranceles ${value} puntos`,
    dutyRate: (value) => `Aranceles al ${value}`,
    currencyPercent: (value, currency) => `${currency} ${value}`,
    marginRate: (value) => `Márgenes del ${value}`,
  },
  cells: {
    price: 'Precio',
    margin: 'Margen',
    markup: 'Recargo',
    cost: 'Coste',
    profit: 'Beneficio',
    net: 'Sin IVA',
    gross: 'Con IVA',
    vat: 'IVA',
    rate: 'Tipo de IVA',
    newPrice: 'Precio tras el descuento',
    newMargin: 'Margen tras el descuento',
    extraSales: 'Ventas adicionales para el mismo beneficio',
    discount: 'Descuento',
  },
  converted: (amount, result) => `${amount} son ${result}.`,
  notConverted: (from, to) => `No conozco ningún tipo de cambio entre ${from} y ${to} para este importe.`,
  priceIn: (name, price, result) => `${name} se vende a ${price}, es decir, ${result}.`,
  costIn: (name, cost, result) => `${name} cuesta ${cost} en total, es decir, ${result}.`,
  rate: (day) => `Al tipo de referencia del ${day}.`,
  staleRate: 'Este tipo es antiguo.',
  ofRow: (name, sentence) => `${name}: ${sentence}`,
  found: (count, written) => `${products(count, written)}.`,
  theseAre: 'Son estos:',
  none: 'No hay resultados.',
  meanMargin: (mean, count, written) => `El margen medio es del ${mean} (${products(count, written)}, solo activos).`,
  groupMargin: (name, mean, count, written) => `${name}: margen medio del ${mean} (${products(count, written)}).`,
  noMargins: 'Ningún producto tiene aún coste y precio, así que no hay márgenes.',
  problems: (losing, below, unpriced) =>
    `Con pérdidas: ${losing}. Por debajo del margen mínimo: ${below}. Sin precio: ${unpriced}.`,
  stockWorth: (amount, count, written) =>
    `Tus existencias valen ${amount} a coste en destino (${products(count, written)}, sin los inactivos).`,
  stockCostless: (count, written) =>
    pluralOf('es', count, {
      one: `En ${written} de ellos hay existencias sin coste conocido, que no se incluyen.`,
      other: `En ${written} de ellos hay existencias sin coste conocido, que no se incluyen.`,
    }),
  noStock: 'Ningún producto tiene existencias contadas, así que no hay nada que valorar.',
  notIn: (amounts) => `Sin incluir, por no conocerse el tipo de cambio: ${amounts}.`,
  owed: (count, written, open, overdue) =>
    pluralOf('es', count, {
      one: `${written} factura pendiente: ${open}; de ello, vencido: ${overdue}.`,
      other: `${written} facturas pendientes: ${open}; de ello, vencido: ${overdue}.`,
    }),
  late: (count, written, open, overdue) =>
    pluralOf('es', count, {
      one: `${written} factura vencida: ${overdue} de ${open} pendientes.`,
      other: `${written} facturas vencidas: ${overdue} de ${open} pendientes.`,
    }),
  paidAfter: (count, written, mean, median, onTime) =>
    pluralOf('es', count, {
      one: `${written} factura pagada por completo; días hasta el pago: ${mean} de media, mediana ${median}; ${onTime} a tiempo.`,
      other: `${written} facturas pagadas por completo; días hasta el pago: ${mean} de media, mediana ${median}; ${onTime} a tiempo.`,
    }),
  nonePaid: 'no se pagó ninguna factura por completo.',
  comparedIn: (currency, day) => `Comparados en ${currency}, a los tipos de referencia del ${day}.`,
  notCompared: (currencies) => `Sin comparar, porque no se conoce el tipo de cambio: ${currencies}.`,
  owesMost: (name, amount) => `${name} es quien más debe: ${amount}.`,
  largestInvoice: (customer, amount) =>
    customer === '' ? `La mayor es de ${amount}.` : `La mayor es la de ${customer}: ${amount}.`,
  beforeVat: (price) => `Precio sin IVA: ${price}`,
  withVat: (price, rate) => `Con ${rate} de IVA: ${price}.`,
  owedBy: (name, open, overdue) => `${name} debe ${open}; de ello, vencido: ${overdue}.`,
  owesNothing: (name) => `${name} no debe nada.`,
  nothingOwed: 'Nadie te debe nada.',
  nothingOverdue: 'No hay nada vencido.',
  nothingOverdueOf: (name) => `${name} no tiene nada vencido.`,
  convertedTo: (currency) => `Convertido a ${currency} al tipo de referencia del día de cada documento.`,
  leftOut: (count, written, amounts) =>
    pluralOf('es', count, {
      one: `No se incluye ${written} factura sin tipo de cambio: ${amounts}.`,
      other: `No se incluyen ${written} facturas sin tipo de cambio: ${amounts}.`,
    }),
  creditedByHand: (count, written) =>
    pluralOf('es', count, {
      one: `${written} factura puesta en «Rectificado» sin factura rectificativa no cuenta.`,
      other: `${written} facturas puestas en «Rectificado» sin factura rectificativa no cuentan.`,
    }),
  documentsFound: (count, written) =>
    pluralOf('es', count, { one: `${written} documento.`, other: `${written} documentos.` }),
  customersFound: (count, written) =>
    pluralOf('es', count, { one: `${written} cliente.`, other: `${written} clientes.` }),
  servicesFound: (count, written) =>
    pluralOf('es', count, { one: `${written} servicio.`, other: `${written} servicios.` }),
  cheapest: (supplier, price) => `${supplier} fue el más barato: ${price} por unidad.`,
  dearest: (supplier, price) => `${supplier} fue el más caro: ${price} por unidad.`,
  noOffers: (name) => `Ningún envío con ${name} indica un precio de compra.`,
  lastChange: (name, day, price) => `El precio de ${name} cambió por última vez el ${day}, a ${price}.`,
  lowest: (price, days) => `Precio más bajo de los últimos ${days} días: ${price}.`,
  noHistory: (name) => `${name} aún no ha tenido precio.`,
  findings: (count, written) =>
    pluralOf('es', count, {
      one: `${written} asunto pide una decisión.`,
      other: `${written} asuntos piden una decisión.`,
    }),
  noFindings: 'Nada pide una decisión.',
  soldBy: {
    product: 'Ventas por producto',
    service: 'Ventas por servicio',
    customer: 'Ventas por cliente',
    category: 'Ventas por categoría',
    brand: 'Ventas por marca',
  },
  days: (from, to) => `Del ${from} al ${to}:`,
  nothingSold: 'no hubo ventas.',
  nothingSoldOf: (name) => `no se vendió nada de ${name}.`,
  boughtNothing: (name) => `${name} no compró nada.`,
  receivedIn: (amount) => `pagos recibidos ${amount}.`,
  receivedFrom: (name, amount) => `pagos recibidos de ${name}: ${amount}.`,
  mostSold: (name, what) => `lo que más, ${name}, con ${what}.`,
  leastSold: (name, what) => `lo que menos, ${name}, con ${what}.`,
  salesOf: (amount) => `ventas de ${amount}`,
  profitOf: (amount) => `un beneficio de ${amount}`,
  boughtFor: (name, amount) => `${name} compró por ${amount} sin IVA.`,
  soldOf: (name, quantity, amount) => `${name}: ${quantity} vendidos por ${amount} sin IVA.`,
  soldFor: (name, amount) => (name === undefined ? `Ventas ${amount} sin IVA.` : `${name}: ventas ${amount} sin IVA.`),
  profitMade: (profit, margin) =>
    margin === undefined ? `Beneficio ${profit}.` : `Beneficio ${profit}, un margen del ${margin}.`,
  uncosted: (count, written) =>
    pluralOf('es', count, {
      one: `${written} línea sin coste conocido no está en el beneficio.`,
      other: `${written} líneas sin coste conocido no están en el beneficio.`,
    }),
  proposed: 'Lo he preparado. Nada cambia hasta que lo veas y lo apliques.',
}
