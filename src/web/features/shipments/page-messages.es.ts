import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatExchangeRate } from '#web/kit/currency/exchange-rate-text.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, formatQuantity, formatRate, plural } from '#web/kit/format/number.ts'
import { chargeSplits } from './messages.es.ts'
import type * as English from './page-messages.ts'

export const headMessages: MessagesOf<typeof English.headMessages> = {
  land: 'Incorporar…',
  landedOn: 'Incorporado:',
  more: 'Más',
  duplicate: 'Duplicar',
  remove: 'Eliminar',
  exportCsv: 'Exportar la tabla de costes en destino (CSV)',
  changes: 'Mostrar o revertir la incorporación',
  fileName: (name: string) => `${name} coste en destino.csv`,
  details: 'Envío',
  readOnly:
    'Este envío está incorporado: sus líneas y tipos de cambio se quedan como están. Para cambiarlos, revierte la incorporación. Introduce las facturas posteriores como importes reales.',
  label: 'Partes del envío',
  tabs: { lines: 'Líneas', charges: 'Cargos', landed: 'Coste en destino', actual: 'Costes reales' },
}

export const summaryMessages: MessagesOf<typeof English.summaryMessages> = {
  label: 'De qué se compone el coste en destino',
  goods: 'Mercancía',
  duty: 'Aranceles',
  total: 'Coste en destino',
  onTop: (percent: string) => `${percent} sobre la mercancía`,
  nothing: 'Añade líneas para ver cuánto cuestan en destino.',
  unfilled: 'Introduce un producto, su cantidad y su precio para ver cuánto cuesta en destino.',
  incomplete: 'Falta algo para el cálculo.',
}

export const ratesMessages: MessagesOf<typeof English.ratesMessages> = {
  title: 'Tipos de cambio',
  label: (from: string, to: string) => `1 ${from} en ${to}`,
  byHand: 'Introducido a mano',
  several: 'Varios tipos de cambio',
  missing: (currency: string) => `Introduce el tipo de cambio de ${currency}.`,
  replaced: (rates: number, currency: string) =>
    `Los costes están ahora en ${currency}: ${formatCount(rates, {
      one: 'tipo de cambio introducido a mano sustituido',
      other: 'tipos de cambio introducidos a mano sustituidos',
    })}`,
  replacedBy: (before: string) =>
    `Indicaban cuánto vale una moneda en ${before}. Revisa los tipos de cambio que figuran ahora.`,
}

export const problemsMessages: MessagesOf<typeof English.problemsMessages> = {
  title: (things: number) =>
    `${formatCount(things, { one: 'dato por corregir', other: 'datos por corregir' })} antes de poder incorporar este envío`,
  line: (place: number, name: string) => `Línea ${formatNumber(place)}${name === '' ? '' : `, ${name}`}`,
  charges: 'Cargos',
  more: (things: number) => `y ${formatNumber(things)} más`,
}

export const linesMessages: MessagesOf<typeof English.linesMessages> = {
  label: 'Líneas',
  sku: 'SKU',
  name: 'Nombre',
  quantity: 'Cantidad',
  received: 'Recibido',
  unitCost: 'Precio unitario',
  currency: 'Moneda',
  rate: 'Cambio',
  duty: 'Aranceles %',
  weight: 'kg/ud.',
  volume: 'm³/ud.',
  hsCode: 'Cód. arancel.',
  originCountry: 'Origen',
  landed: 'En destino',
  landedHelp: 'Coste en destino de una unidad',
  add: 'Añadir una línea',
  file: 'De un archivo…',
  remove: (place: number) => `Quitar la línea ${formatNumber(place)}`,
  removeShort: 'Quitar',
  removed: (lines: number) => formatCount(lines, { one: 'línea quitada', other: 'líneas quitadas' }),
  pasted: (lines: number) => formatCount(lines, { one: 'línea pegada', other: 'líneas pegadas' }),
  cell: (column: string, place: number) => `${column}, línea ${formatNumber(place)}`,
  noCurrency: 'Introduce la moneda con tres letras, como EUR.',
  noCountry: 'Introduce el país de origen con dos letras, como CN, o su nombre.',
  refusedCells: (cells: number) =>
    formatCount(cells, {
      one: 'celda no se ha podido leer y se ha quedado como estaba.',
      other: 'celdas no se han podido leer y se han quedado como estaban.',
    }),
  keys: 'Tab pasa de celda en celda; Intro, a la línea siguiente o a una nueva. Pega filas de una hoja de cálculo donde quieras.',
  open: (place: number) => `Línea ${formatNumber(place)}`,
  unnamed: 'Sin nombre',
  deleted: 'Producto eliminado',
  unlinked: 'Aún sin producto: los costes se calculan, pero al incorporar no cambia nada',
  empty: {
    title: '¿Qué está en camino?',
    text: 'Escribe un SKU o un nombre, pega filas de una hoja de cálculo o importa el archivo del proveedor.',
  },
  full: (most: number) => `Un envío admite ${formatNumber(most)} líneas. Crea otro envío para el resto.`,
  done: 'Listo',
  pick: 'Productos',
}

export const chargesMessages: MessagesOf<typeof English.chargesMessages> = {
  label: 'Cargos',
  kind: 'Tipo',
  name: 'Nombre',
  estimated: 'Estimado',
  actual: 'Real',
  currency: 'Moneda',
  split: 'Repartir según',
  dutiable: 'En el valor en aduana',
  dutiableShort: 'En aduana',
  dutiableHelp: 'Forma parte del valor en aduana: también se pagan aranceles por él.',
  add: 'Añadir un cargo',
  remove: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Cargo quitado: ${name}`,
  shares: 'Partes a mano',
  sharesTitle: (name: string) => `Partes de ${name}`,
  sharesLead: 'Cuánto asume cada línea de este cargo.',
  sharesState: (left: number, currency: string) => {
    if (left === 0) return 'Todo está asignado a líneas'
    return left > 0
      ? `${formatMoney(left, currency)} aún sin asignar a una línea`
      : `${formatMoney(-left, currency)} más que el cargo`
  },
  sharesFill: 'Repartir el resto según valor',
  part: 'Parte',
  sharePart: (name: string) => `Parte de ${name}`,
  empty: {
    title: '¿Cuánto ha costado traerlo?',
    text: 'El flete, el seguro, los honorarios del agente de aduanas. Cada cargo se reparte entre las líneas como elijas.',
  },
}

export const landedMessages: MessagesOf<typeof English.landedMessages> = {
  label: 'Coste en destino por línea',
  product: 'Producto',
  quantity: 'Cantidad',
  goods: 'Mercancía',
  duty: 'Aranceles',
  dutyByRate: 'Aranceles por tipo',
  charges: 'Cargos',
  total: 'En destino',
  perUnit: 'Por unidad',
  costMove: 'Coste del producto',
  priceMove: 'Precio',
  margin: 'Margen resultante',
  marginOfCost: 'Margen con el coste del producto',
  sum: 'Total',
  apart: 'Cada cargo en su propia columna',
  noProduct: 'sin producto',
  nothingCame: 'no llegó nada',
  waterfall: 'Cómo se compone el coste en destino',
  whole: 'Todo el envío',
  ofOne: (name: string) => `${name}, una unidad`,
  allLines: 'Mostrar todo el envío',
  pick: 'Elige una línea de la tabla para ver cómo se compone el coste de una unidad.',
  exact: 'Las filas y las columnas cuadran, hasta el último céntimo.',
  empty: 'Añade líneas y cargos para ver el coste en destino.',
  by: (split: string) => (split === chargeSplits.equal ? 'a partes iguales' : `según ${split.toLowerCase()}`),
  byHand: 'fijado a mano',
  paid: (amount: number, currency: string, rate: string) =>
    `${formatMoneyExact(amount, currency)} a ${formatExchangeRate(rate === '' ? '0' : rate)}`,
  dutyOn: (rate: number, value: number, currency: string) =>
    `${formatRate(rate)} de ${formatMoneyExact(value, currency)}`,
  units: (quantity: number, price: number, currency: string) =>
    `${formatQuantity(quantity)} a ${formatMoneyExact(price, currency)}`,
  quantityOf: (quantity: number, received: number | null) =>
    received === null || received === quantity
      ? formatQuantity(quantity)
      : `${formatQuantity(received)} de ${formatQuantity(quantity)}`,
  notReceived: 'Pagado y no recibido',
}

export const csvHeads: MessagesOf<typeof English.csvHeads> = {
  in: (name: string, currency: string) => `${name} (${currency})`,
  goods: 'Mercancía',
  duty: 'Aranceles',
  total: 'Total',
  perUnit: 'Coste en destino por unidad',
}

export const landMessages: MessagesOf<typeof English.landMessages> = {
  titles: {
    land: (name: string) => `Incorporar ${name}`,
    correct: (name: string) => `Corregir los costes de ${name}`,
  },
  leads: {
    land: 'Antes de que cambie nada, ves los nuevos costes, precios y existencias. Solo cuentan cuando los aplicas.',
    correct:
      'Se calculan de nuevo los costes con los cargos reales, y los precios que resultan de ellos. No cambia nada hasta que los apliques.',
  },
  method: 'Nuevo coste de cada producto',
  stock: 'Añadir las cantidades recibidas a las existencias',
  prepare: 'Mostrar qué cambiaría',
  preparing: 'Calculando los nuevos costes…',
  back: 'Atrás',
  cancel: 'Cancelar',
  apply: (raisesStock: boolean) =>
    raisesStock ? 'Aplicar los nuevos costes, precios y existencias' : 'Aplicar los nuevos costes y precios',
  applying: 'Aplicando los cambios',
  stop: 'Detener',
  close: 'Cerrar',
  offline: 'Para incorporar hace falta conexión',
  offlineText:
    'Los nuevos costes los calcula el servidor. Lo que introduzcas entretanto se guarda en este dispositivo.',
  unsent: 'Algunos de tus cambios aún van de camino al servidor; la incorporación los espera.',
  unsentTooLong: 'El servidor aún no ha recibido tus últimos cambios. Inténtalo de nuevo en un momento.',
  lostDuty: 'Faltan los aranceles en las líneas',
  lostDutyText: (names: readonly string[], more: number) =>
    `${names.join(', ')}${more > 0 ? ` y ${formatNumber(more)} más` : ''}: el coste tiene ahora aranceles, pero las líneas no, así que la incorporación los quita del coste. Introduce los aranceles en las líneas si los pagas.`,
  unlinked: (lines: number) =>
    `${countOf('shipmentLine', lines)} sin producto: ${plural(lines, {
      one: 'asume su parte de los cargos, pero no cambia nada.',
      other: 'asumen su parte de los cargos, pero no cambian nada.',
    })}`,
  rows: 'Qué cambiaría',
  figures: {
    margin: 'Margen medio',
    belowFloor: 'Por debajo del margen mínimo',
    refused: 'Se quedan como están',
  },
  columns: { product: 'Producto', cost: 'Coste', price: 'Precio', margin: 'Margen', stock: 'Existencias' },
  show: 'Mostrar',
  filters: { all: 'Todos', update: 'Con cambios', bad: 'Se quedan como están', same: 'Sin cambios' },
  none: 'No hay ningún producto aquí.',
  doneTitles: { land: 'El envío está incorporado', correct: 'Los costes están corregidos' },
  doneText: (raisesStock: boolean) =>
    `Los nuevos costes${raisesStock ? ', los precios que resultan de ellos y las existencias que han llegado' : ' y los precios que resultan de ellos'} están en tu catálogo, como un solo cambio que puedes consultar y revertir.`,
  landedTitle: 'Este envío ya está incorporado',
  landedMeanwhile: 'Se ha incorporado en otro dispositivo. Lo que ha cambiado está en tu catálogo.',
  deletedSince: (names: readonly string[]) =>
    `No se puede aplicar, porque entretanto se ${names.length === 1 ? 'ha' : 'han'} eliminado: ${names.join(', ')}`,
  deletedRemedy: {
    land: 'Cierra esto y elige otro producto en la línea, o ninguno; o restaura el producto. Después incorpora el envío de nuevo.',
    correct: 'Vuelve atrás y míralo de nuevo: lo eliminado ya no se tendrá en cuenta.',
  },
  changedMeanwhile: 'El envío o sus productos han cambiado entretanto. Comprueba de nuevo qué cambiaría.',
  change: 'Mostrar el cambio',
  undo: 'Deshacer',
  dutyAsAmount: (rate: number, amount: number, currency: string) =>
    `Los aranceles del ${formatRate(rate)} pasan a ser un importe entre los otros costes: ${formatMoneyExact(amount, currency)}.`,
  dutyRemoved: (rate: number) => `Se quitan los aranceles del ${formatRate(rate)}.`,
  ofVariant: (product: string, variant: string) => `${product} – ${variant}`,
  thing: 'esta incorporación',
}

export const actualMessages: MessagesOf<typeof English.actualMessages> = {
  beforeTitle: '¿Cuánto ha costado realmente?',
  before:
    'Cuando el envío esté incorporado, compara las facturas posteriores con los costes en destino: la diferencia de cada producto y el margen que has obtenido realmente.',
  charge: 'Cargo',
  landed: 'Incorporado con',
  actual: 'Real',
  difference: 'Diferencia',
  product: 'Producto',
  quantity: 'Cantidad',
  perUnitLanded: 'Coste en destino',
  perUnitActual: 'Coste real',
  marginThought: 'Margen previsto',
  marginMade: 'Margen real',
  outcome: (difference: number, currency: string) => {
    if (difference === 0) return 'Hasta ahora, los costes coinciden con las facturas.'
    const amount = formatMoney(Math.abs(difference), currency)
    return `El envío ha costado ${amount} ${difference > 0 ? 'más' : 'menos'} que al incorporarlo.`
  },
  open: (charges: number) =>
    `${countOf('shipmentCharge', charges)} aún sin factura: hasta que llegue cuenta la estimación.`,
  propose: 'Proponer costes corregidos…',
  bills: 'Facturas recibidas',
  billsLead:
    'Introduce cada factura cuando llegue. Lo que ha costado realmente la mercancía se calcula entonces por producto.',
  report: 'Diferencia por producto',
  reportLead: 'Al precio de hoy, sin IVA.',
  gone: (name: string) => (name === '' ? 'Producto eliminado' : `${name} (eliminado)`),
  goneVariant: (name: string) => `${name} (variante eliminada)`,
}

export const fileMessages: MessagesOf<typeof English.fileMessages> = {
  title: 'Líneas de un archivo',
  lead: 'La lista de un proveedor en CSV o XLSX.',
  drop: 'Importa el archivo del proveedor',
  dropText: 'CSV o XLSX con un producto por fila: SKU o nombre, cantidad y precio.',
  targets: {
    sku: 'SKU o código de barras',
    description: 'Nombre',
    quantity: 'Cantidad',
    unitCost: 'Precio unitario',
    currency: 'Moneda',
    dutyPercent: 'Aranceles %',
    hsCode: 'Código arancelario',
    originCountry: 'País de origen',
    weight: 'Peso unitario (kg)',
    volume: 'Volumen unitario (m³)',
  },
  currency: 'Los importes están en',
  row: 'Línea',
  change: 'Cantidad, precio y producto',
  updates: 'Actualizar las líneas que ya existen',
  updatesHelp:
    'Una línea se reconoce por su producto o, si no, por su SKU o su nombre. Desactivado: cada fila del archivo es una línea nueva.',
  linked: (found: number, lines: number) =>
    `Encontrado entre tus productos por SKU, código de barras o nombre: ${formatNumber(found)} de ${countOf('shipmentLine', lines)}.`,
  refusedFile: 'lineas_no_aceptadas.csv',
  issues: {
    unnamed: 'No tiene SKU ni nombre.',
    unpriced: (currency: string, cost: string) => `Necesita un precio en ${currency}: su producto cuesta ${cost}.`,
  },
  cancel: 'Cancelar',
  tooMany: (most: number) => `Un envío admite ${formatNumber(most)} líneas; este archivo tiene más. Divídelo.`,
  found: 'producto encontrado',
  notFound: 'sin producto',
}
