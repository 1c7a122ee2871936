import type { MessagesOf } from '../messages-of.ts'
import { pluralOf } from '../plural.ts'
import type * as English from './insight-messages.ts'

const products = (count: number, shown: string): string =>
  pluralOf('es', count, { one: `${shown} producto`, other: `${shown} productos` })
const documents = (count: number, shown: string): string =>
  pluralOf('es', count, { one: `${shown} documento`, other: `${shown} documentos` })

export const insightMessages: MessagesOf<typeof English.insightMessages> = {
  lowMargin: {
    title: (product) => `Margen bajo: ${product}`,
    text: (margin, limit) =>
      `El margen es del ${margin}. Por debajo del ${limit}, un descuento o un coste más alto pronto no deja nada.`,
  },
  unusualMargin: {
    title: (product) => `Margen más bajo de lo habitual: ${product}`,
    text: (margin, category, average) =>
      `El margen es del ${margin}; el margen medio de ${category} es del ${average}.`,
  },
  highCost: {
    title: (product) => `Coste alto: ${product}`,
    text: (cost, category, average) =>
      `El coste total es de ${cost}; la media de ${category} es de ${average}. Un producto más caro puede costar más que otros: comprueba que su precio encaje.`,
  },
  currencyRisk: {
    title: (product) => `Riesgo de cambio: ${product}`,
    text: (margin, currency, rise) =>
      `El margen es del ${margin} y depende de la moneda ${currency}. Si el coste sube un ${rise}, no queda beneficio.`,
    unknown: (margin, rise) =>
      `El margen es del ${margin}. Si pagas en otra moneda y el coste sube un ${rise}, no queda beneficio.`,
    nothing: (margin) => `El margen es del ${margin}: no queda beneficio que absorba otro tipo de cambio.`,
  },
  pricingEvent: {
    title: (title) => `Próximamente: ${title}`,
    text: (day) => `Empieza el ${day}. Revisa tus precios antes de esa fecha.`,
  },
  belowCost: {
    title: (product) => `Precio por debajo del coste: ${product}`,
    text: (price, cost) => `Sin IVA se vende por ${price} y cuesta ${cost}: cada pieza pierde dinero.`,
  },
  soldBelowCost: {
    title: (product) => `Vendido por debajo del coste: ${product}`,
    text: (count, shown, document, day) =>
      `Vendido por menos de su coste en ${documents(count, shown)}, la última vez en ${document} del ${day}.`,
  },
  costRose: {
    title: (product) => `El coste ha subido y el precio no: ${product}`,
    text: (day, price, before, now) =>
      `El ${day} se vendió por ${price} con un coste de ${before}. El precio sigue igual y el coste es de ${now}.`,
    movedTitle: (product) => `El coste ha subido: ${product}`,
    moved: (day, price, before, now, priceNow) =>
      `El ${day} se vendió por ${price} con un coste de ${before}. Hoy el coste es de ${now} y el precio de ${priceNow}.`,
  },
  stalePrice: {
    title: (product) => `El mismo precio desde hace un año: ${product}`,
    text: (day, price, before, now) =>
      `El ${day} ya se vendía por ${price} con un coste de ${before}. Hoy el coste es de ${now}.`,
  },
  promotionRule: {
    title: (product) => `Promoción sin rebaja: ${product}`,
    text: (day, price, lowest) =>
      `Desde el ${day} el precio será de ${price}. El precio más bajo conocido de los 30 días anteriores es de ${lowest}, y una promoción debe quedar por debajo.`,
  },
  listAboveRetail: {
    title: (product) => `Precio de lista por encima del precio minorista: ${product}`,
    text: (list, price, retail) => `El precio de lista en ${list} es de ${price}; el precio minorista, de ${retail}.`,
  },
  cheaperShipment: {
    title: (product) => `Más barato con otro proveedor: ${product}`,
    text: (supplier, shipment, price, paid) =>
      `El precio de compra de ${supplier} era de ${price} (${shipment}). En el envío más reciente era de ${paid}.`,
  },
  dutyMissing: {
    title: (count, shown) => `Sin aranceles: ${products(count, shown)}`,
    text: (category, rate, product) =>
      `La mayoría de los productos de ${category} tiene aranceles, normalmente del ${rate}. Algunos no tienen, como ${product}.`,
  },
  vatMissing: {
    title: (count, shown) => `Sin IVA de los costes: ${products(count, shown)}`,
    text: (category, rate, product) =>
      `La mayoría de los productos de ${category} tiene IVA de los costes, normalmente del ${rate}. Algunos no tienen, como ${product}.`,
  },
  endingMissed: {
    title: (count, shown) => `Otra terminación del precio: ${products(count, shown)}`,
    text: (currency, ending, product) =>
      `Los precios en ${currency} deben tener esta terminación: ${ending}. Algunos no la tienen, como el de ${product}.`,
  },
  skuTwice: {
    title: (sku) => `El mismo SKU más de una vez: ${sku}`,
    text: (count, shown) => `Lo tienen ${products(count, shown)}; los archivos y documentos pueden confundirlos.`,
  },
  sampleSeason: {
    title: 'Planificar los precios de temporada',
    text: (uplift) =>
      `Los precios de temporada pueden aumentar las ventas, a modo de ilustración hasta un ${uplift}. Añade un evento de precios a tu calendario.`,
  },
  sampleMargin: {
    title: 'Ver qué rinde demasiado poco',
    text: 'En cuanto los productos tengan coste y precio, aquí aparecerán los de margen bajo.',
  },
  sampleCompetition: {
    title: 'Comparar tus proveedores',
    text: 'En cuanto los envíos indiquen su proveedor, aquí aparecerá el mismo producto con un precio de compra más bajo.',
  },
  endings: {
    none: 'Ninguna',
    '.99': ',99',
    '.95': ',95',
    '.90': ',90',
    '.49': ',49',
    whole: 'Importes enteros',
    nearest5: 'Múltiplos de 5',
    nearest10: 'Múltiplos de 10',
  },
  acts: {
    reprice: (margin) => `Fijar el margen en el ${margin}`,
    setDuty: (rate) => `Fijar los aranceles en el ${rate}`,
    setVat: (rate) => `Fijar el IVA de los costes en el ${rate}`,
    endPrices: 'Corregir las terminaciones',
    setListPrice: (price) => `Fijar el precio de lista en ${price}`,
    openCosts: 'Ver los costes',
    openEvent: 'Abrir el evento',
    openPlan: 'Abrir el precio programado',
    openShipment: 'Abrir el envío',
    openProducts: 'Mostrar los productos',
    screens: { products: 'Abrir los productos', calendar: 'Abrir el calendario', shipments: 'Abrir los envíos' },
  },
  stakes: {
    lowMargin: 'lo que daría de más el margen propuesto',
    unusualMargin: 'lo que daría de más el margen propuesto',
    currencyRisk: 'el beneficio en riesgo',
    belowCost: 'lo que se pierde',
    costRose: 'lo que cuesta de más respecto a entonces',
    stalePrice: 'lo que cuesta de más respecto a entonces',
    cheaperShipment: 'lo que ahorraría el proveedor más barato',
    dutyMissing: 'coste que no se cuenta',
    vatMissing: 'coste que no se cuenta',
  },
  stake: {
    year: (amount, what) => `${amount} al año: ${what}`,
    piece: (amount, what) => `${amount} por pieza: ${what}`,
    documents: (amount) => `${amount} de pérdida`,
  },
  figures: {
    price: 'Precio',
    grossPrice: 'Precio con IVA',
    netPrice: 'Precio sin IVA',
    cost: 'Coste total',
    margin: 'Margen',
    averageMargin: 'Margen medio',
    averageCost: 'Coste medio',
    costThen: 'Coste total de entonces',
    priceThen: 'Precio de entonces',
    day: 'Día',
    supplierPrice: 'Último precio de compra',
    cheaperPrice: 'Precio de compra más bajo',
    endedPrice: 'Precio con su terminación',
    listPrice: 'Precio de lista',
    plannedPrice: 'Precio programado',
    lowestPrice: 'Precio más bajo de los 30 días anteriores',
    usualRate: 'Tipo habitual',
    riseToNothing: 'Subida del coste que no deja beneficio',
    sku: 'SKU',
    loss: 'Pérdida',
  },
  impacts: { high: 'Efecto alto', medium: 'Efecto medio', low: 'Efecto bajo' },
  example: 'Ejemplo',
}
