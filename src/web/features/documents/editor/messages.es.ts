import type { DocumentAction } from '../actions/next-action.ts'
import type { CurrencyLock } from '#contract/entities/document-currency.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { cutText } from '#domain/cut-text.ts'
import type { DocumentStatus, DocumentType } from '#domain/documents/types.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import { LINE } from '../lines/messages.es.ts'
import type * as English from './messages.ts'

const purposes: Readonly<Record<DocumentType, string>> = {
  invoice: 'Cobrar a un cliente',
  quote: 'Ofrecer precios y, si se aceptan, facturarlos',
  receipt: 'Confirmar que algo se ha pagado',
  creditnote: 'Rectificar un importe ya facturado',
  purchaseorder: 'Pedir a un proveedor',
  template: 'Líneas con las que empezar otros documentos',
}

const currencyLocks: Readonly<Record<CurrencyLock, string>> = {
  paid: 'Fijada por sus pagos',
  credited: 'Fijada por su factura rectificativa',
  credits: 'La misma que la factura',
}

export const thingMessages: MessagesOf<typeof English.thingMessages> = {
  one: 'este documento',
  line: 'esta línea',
  payment: 'este pago',
}

export const moveMessages: Readonly<Record<DocumentStatus, string>> = {
  draft: 'Volver a borrador',
  sent: 'Marcar como enviado',
  viewed: 'Marcar como visto',
  partial: 'Marcar como pagado en parte',
  paid: 'Marcar como pagado',
  accepted: 'Marcar como aceptado',
  declined: 'Marcar como rechazado',
  received: 'Marcar como recibido',
  applied: 'Marcar como compensado',
  refunded: 'Marcar como rectificado',
  void: 'Anular',
}

export const actionMessages: Readonly<Record<DocumentAction, string>> = {
  pay: 'Registrar un pago',
  convert: 'Convertir en factura',
  credit: 'Factura rectificativa',
  ship: 'Crear un envío',
  use: 'Usar esta plantilla',
  repeat: 'Repetir…',
}

export const pageMessages: MessagesOf<typeof English.pageMessages> = {
  back: 'Documentos',
  newTitle: 'Nuevo documento',
  newText: '¿Qué quieres crear?',
  business: 'Negocio',
  businessHelp: 'Determina la serie de numeración, los impuestos, la moneda y las condiciones.',
  purposes,
  templates: 'O empezar con una plantilla',
  toStart: 'Empezar otro',
  lost: 'Se ha eliminado y no se puede restaurar. Solo se puede con un borrador, y solo si no tiene pagos, movimientos de existencias ni relación con otros documentos.',
}

export const headMessages: MessagesOf<typeof English.headMessages> = {
  send: 'Enviar…',
  more: 'Más',
  pdf: 'Vista previa',
  download: 'Descargar el PDF',
  duplicate: 'Duplicar',
  saveTemplate: 'Guardar como plantilla',
  eInvoice: 'Factura electrónica',
  history: 'Historial',
  remove: 'Eliminar',
  openInvoice: (number: string) => `Abrir la factura ${number}`,
  moved: (status: string) => `Marcado como ${status.toLowerCase()}`,
  saved: (what: string) => `Guardado: ${what}`,
  deleted: (name: string) => `Eliminado: ${name}`,
  stops: (names: readonly string[]) =>
    plural(names.length, {
      one: `La factura periódica ${names.join(', ')} se crea a partir de este documento y se detiene hasta que elijas otro origen.`,
      other: `Las facturas periódicas ${names.join(', ')} se crean a partir de este documento y se detienen hasta que elijas otro origen.`,
    }),
  voided: (name: string) => `Anulado (conserva su número): ${name}`,
  fileName: (name: string) => `${name}.pdf`,
  noPdf: 'El PDF se crea en el servidor: conéctate para verlo.',
  expired: {
    title: 'Este presupuesto ha caducado',
    text: 'Puede que sus precios ya no sean los que pides hoy. ¿Crear la factura de todos modos?',
    confirm: 'Crear la factura',
  },
  empty: {
    title: (name: string) => `${name} aún no tiene líneas`,
    text: 'Una vez enviado, conserva su número y no se puede eliminar. ¿Marcarlo como enviado sin líneas?',
    confirm: 'Continuar',
  },
  noTaxRate: {
    text: (from: string, to: string) =>
      `Tu país exige el impuesto también en ${to}, y no se conoce ningún tipo de cambio desde ${from}. Puedes introducirlo en el documento.`,
    confirm: 'Continuar sin él',
  },
  keeps: {
    title: (name: string) => `${name} no se puede eliminar`,
    text: 'Ya se ha emitido, así que se conserva. Una factura rectificativa descuenta su importe y mantiene completa tu serie de numeración.',
    confirm: 'Crear una factura rectificativa',
  },
  keepsCredit: {
    text: 'Ya se ha emitido, así que se conserva: márcala como compensada o crea una factura nueva.',
    confirm: 'Aceptar',
  },
  forGood: {
    title: (name: string) => `¿Eliminar ${name} definitivamente?`,
    issued: 'Ya se ha emitido: su número permanece en el informe de numeración, como eliminado.',
    void: 'Está anulado.',
    links: (others: string) => `También se elimina su relación con ${others}.`,
    credit: 'Su importe deja de contar como rectificado en la factura.',
    stock: 'Las existencias se quedan como están ahora.',
    payments: 'También se eliminan los pagos registrados en él.',
    draft: 'Si su número no es el más reciente de su serie, queda anulado y lo conserva.',
    noUndo: 'No se puede deshacer.',
    confirm: 'Eliminar',
  },
  stock: {
    title: '¿Mover las existencias?',
    text: 'Los productos de sus líneas se pueden descontar ahora de tus existencias.',
    confirm: 'Marcar como enviado',
    goOn: 'Continuar',
    take: 'Descontar las cantidades de las existencias',
    moves: 'Existencias antes y después',
    move: (before: number, after: number) => `${formatNumber(before)} → ${formatNumber(after)}`,
    below: (count: number) => `Bajo cero: ${formatNumber(count)} más de lo que tienes en existencias`,
  },
}

export const noticeMessages: MessagesOf<typeof English.noticeMessages> = {
  label: 'Avisos',
  wentBack: (amount, currency) => `${formatMoney(amount, currency)} volvieron al cliente. ¿Todavía se deben?`,
  wentBackText:
    'Si no, emite una factura rectificativa. Hasta que respondas, no se le recuerda al cliente ni se le ofrece pagarlo con tarjeta.',
  disputed: (amount, currency) =>
    `Se devolvieron ${formatMoney(amount, currency)}: el cliente disputa un pago con tarjeta`,
  disputedText:
    'Decide su banco, y lo que decida se registra aquí solo. Hasta entonces no se le recuerda al cliente ni se le ofrece pagar con tarjeta.',
  answerDispute: 'Responder a la disputa en Pagos con tarjeta',
  maybeTwice: (byHand, currency) =>
    `${formatMoney(byHand, currency)} constan a mano como devueltos, y Stripe también comunicó una devolución. Si es el mismo dinero, cuenta dos veces.`,
  countOnce: 'El mismo dinero: quitar lo registrado a mano',
  creditIt: 'Emitir una factura rectificativa',
  stillOwed: 'Todavía se deben',
  issued: (when: string, edits: number) =>
    `${when === '' ? 'Enviado' : `Enviado el ${when}`}${edits === 0 ? '' : `, editado ${formatCount(edits, { one: 'vez', other: 'veces' })} desde entonces`}`,
  counts: (invoice: string) => `Reduce la factura ${invoice} desde que se emitió. No queda nada por compensar.`,
  correcting: (reason: string) => `Lo estás corrigiendo: ${reason}`,
  correctingText: 'Cada cambio se guarda sobre la marcha y queda en el historial con este motivo.',
  corrected: 'Listo',
  belowZero: (total: number, currency: string) => `El total de esta factura es ${formatMoney(total, currency)}`,
  belowZeroText: 'Lo que devuelves va en una factura rectificativa, con los importes sin el signo menos.',
  provisional:
    'Estás sin conexión. Este número es provisional; el definitivo se asigna cuando vuelvas a tener conexión.',
  grossTax: 'El impuesto se calcula sobre el precio antes de descuentos',
  grossTaxText:
    'Las autoridades fiscales y las facturas electrónicas lo esperan sobre el precio después de descuentos.',
  netTax: 'Impuesto tras descuentos',
  noTaxRate: (from: string, to: string) => `No se conoce ningún tipo de cambio de ${from} a ${to}`,
  noTaxRateText: (to: string) => `Tu país exige el impuesto también en ${to}. Introduce el tipo de cambio del día:`,
  tooLarge: 'Estos importes son demasiado grandes',
  tooLargeText: 'Reduce una cantidad o un precio: hasta entonces no se guarda nada más.',
  earlier: (number: string, day: string) => `El documento anterior, ${number}, es del ${formatDay(day)}`,
  earlierText: 'Las fechas no deben retroceder dentro de una serie de numeración. Elige ese día o uno posterior.',
  void: 'Anulado: conserva su número y ya no se puede cambiar.',
}

export const sellerMessages: MessagesOf<typeof English.sellerMessages> = {
  label: 'De',
  business: 'Negocio',
  retaxed: (lines: number) => `Negocio e impuesto de ${formatCount(lines, LINE)}`,
  numbered: 'Su número pertenece a la serie de este negocio. Para otro negocio, empieza un documento nuevo.',
  none: 'Tu negocio',
  noneText: 'Introduce tus datos en los ajustes: nombre, dirección, n.º fiscal (NIF), logotipo.',
  settings: 'Ajustes',
  vatId: 'NIF/IVA',
  taxId: 'N.º fiscal',
}

export const customerMessages: MessagesOf<typeof English.customerMessages> = {
  label: 'Cliente',
  bought: 'Proveedor',
  choose: 'Elige o escribe un nombre',
  fill: 'Completar con sus datos',
  added: (label: string, name: string) => `Nuevo ${label.toLowerCase()} «${name}»`,
  differs: 'Difiere de la ficha del cliente.',
  repriced: (prices: number) => `Cliente y, con él, ${formatCount(prices, { one: 'precio', other: 'precios' })}`,
  name: 'Nombre en el documento',
  noScheme: 'Sin elegir',
  more: 'Más sobre el cliente',
  less: 'Menos sobre el cliente',
}

export const addressMessages: MessagesOf<typeof English.addressMessages> = {
  billing: 'Dirección',
  shipping: 'Entregar en',
  asParts: 'Usar campos separados',
  asText: 'Usar un solo campo',
  street: 'Calle',
  street2: 'Segunda línea',
  zip: 'Código postal',
  city: 'Ciudad',
  state: 'Provincia',
  country: 'País',
  noCountry: 'Sin país',
}

export const factMessages: MessagesOf<typeof English.factMessages> = {
  issueDate: 'Fecha',
  validUntil: 'Válido hasta',
  expected: 'Previsto',
  paymentTerms: 'Condiciones de pago',
  currency: 'Moneda',
  currencyLocks,
  currencyTitle: (from: string, to: string) => `¿Cambiar la moneda de ${from} a ${to}?`,
  currencyLead:
    'Los importes que has escrito se convierten o mantienen sus cifras. Los precios de tus productos y listas se toman en la moneda nueva.',
  currencyTooLarge: 'En esta moneda un importe sería demasiado grande. Redúcelo primero.',
  backToDocument: 'Volver al documento',
  taxRate: (from: string, to: string) => `Tipo de cambio para el impuesto (1 ${from} en ${to})`,
  reason: 'Motivo',
}

export const totalMessages: MessagesOf<typeof English.totalMessages> = {
  label: 'Totales',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  taxable: (units: number, currency: string) => `sobre ${formatMoney(units, currency)}`,
  tax: (rate: string) => `Impuesto ${rate}`,
  taxOf: (category: string) => `Impuesto: ${category}`,
  included: 'Los precios incluyen el impuesto.',
  taxIn: (currency: string) => `Impuesto en ${currency}`,
  noRate: 'Aún sin tipo de cambio',
  total: 'Total',
  totalCredited: 'Total rectificado',
  paid: 'Pagado',
  credited: 'Rectificado',
  inDrafts: 'Rectificado con un borrador, una vez enviado',
  credit: 'Saldo a favor del cliente',
  profit: 'Beneficio',
  profitHelp: 'No se cuentan las líneas sin coste conocido.',
}

export const noteMessages: MessagesOf<typeof English.noteMessages> = {
  terms: 'Condiciones generales, impresas',
  notes: 'Notas internas, nunca se imprimen ni se envían',
}

export const settingMessages: MessagesOf<typeof English.settingMessages> = {
  label: 'Cálculo',
  taxBasis: 'El impuesto se calcula',
  bases: { net: 'Después de descuentos', gross: 'Antes de descuentos' },
  include: 'Precios con impuesto incluido',
  stock: 'Descontar de las existencias al enviar',
  stockMoved: 'Existencias ya movidas',
}

export const paymentMessages: MessagesOf<typeof English.paymentMessages> = {
  claimedAgain: 'Lo devuelto todavía se debe',
  byCard: (isTest) =>
    `El cliente puede pagarla con tarjeta en la página que compartes.${isTest ? ' Con tu clave de prueba no se mueve dinero.' : ''}`,
  notByCard: (currency) => `No se cobra con tarjeta en ${currency}, así que no se puede pagar con tarjeta.`,
  notInDispute: 'No se puede pagar con tarjeta mientras el banco del cliente decide sobre la disputa.',
  notEntered: 'No se puede pagar con tarjeta hasta que se registre un reembolso que comunicó Stripe.',
  toCards: 'Verlo en Pagos con tarjeta',
  noCards: 'El cliente todavía no puede pagarla con tarjeta.',
  connectCards: 'Conectar tu cuenta de Stripe',
  label: 'Pagos',
  record: 'Registrar un pago',
  none: 'Aún no se ha pagado nada.',
  date: 'Pagado el',
  amount: 'Importe',
  method: 'Forma de pago',
  note: 'Nota',
  save: 'Registrar',
  keep: (units: number, currency: string) =>
    `Conservar ${formatMoney(units, currency)} de más como saldo a favor del cliente`,
  over: (units: number, currency: string) =>
    units === 0
      ? 'No hay nada pendiente. Conserva todo el importe como saldo a favor o regístralo en otra factura.'
      : `Solo hay ${formatMoney(units, currency)} pendientes. Reduce el importe o conserva el resto como saldo a favor.`,
  inDrafts: (units: number, currency: string) =>
    `Los borradores de facturas rectificativas por ${formatMoney(units, currency)} no descuentan nada hasta que se envíen, así que todo el importe sigue pendiente.`,
  fee: (units: number, currency: string) => `Comisión ${formatMoney(units, currency)}`,
  remove: (units: number, currency: string) => `Quitar el pago de ${formatMoney(units, currency)}`,
  removed: (units: number, currency: string) => `Pago de ${formatMoney(units, currency)} quitado`,
  fromStripe: 'De Stripe: sigue lo que pasa allí',
  recorded: (units: number, currency: string) => `Pago de ${formatMoney(units, currency)} registrado`,
  noAmount: 'Introduce un importe.',
  smallest: (units: number, currency: string) =>
    `Introduce un múltiplo de ${formatMoney(units, currency)}: no se puede pagar nada menor.`,
  noDay: 'Elige un día.',
}

export const creditMessages: MessagesOf<typeof English.creditMessages> = {
  title: (number: string) => `Factura rectificativa de ${number}`,
  text: 'Rectifica lo que elijas aquí. La factura se queda como está.',
  reason: 'Motivo',
  reasonHelp: 'Se imprime en la factura rectificativa.',
  whole: 'Toda la factura',
  rest: 'Todo lo que queda',
  chosen: 'Líneas seleccionadas',
  label: 'Qué se rectifica',
  quantity: (name: string) => `Cantidad de ${name}`,
  take: (name: string) => `Rectificar ${name}`,
  sum: 'Por rectificar',
  left: (units: number, currency: string) => `Aún se pueden rectificar ${formatMoney(units, currency)} como máximo.`,
  save: 'Crear la factura rectificativa',
  nothing: 'Elige al menos una línea.',
  noQuantity: 'Introduce una cantidad distinta de 0.',
}

export const correctMessages: MessagesOf<typeof English.correctMessages> = {
  open: 'Corregir…',
  title: (number: string) => `Corregir ${number}`,
  lead: 'Ya se ha emitido, así que se queda como lo recibió el cliente hasta que elijas cómo corregirlo.',
  reason: 'Qué está mal',
  reasonPrinted: 'Se imprime como motivo en la factura rectificativa.',
  reasonKept: 'Queda en el historial con cada cambio.',
  noReason: 'Introduce un motivo.',
  how: 'Cómo',
  invoice: {
    label: 'Rectificar y rehacer',
    anew: 'Crear rectificativa y copia',
    help: 'Un borrador de factura rectificativa cancela toda la factura, y se abre un borrador de la copia para que lo corrijas. No se envía nada hasta que envíes ambos. Mientras sean borradores, al eliminarlos la factura vuelve a estar como estaba.',
  },
  other: {
    label: 'Crear otro',
    anew: 'Crear una copia',
    help: 'Se abre un borrador de la copia para que lo corrijas. Este documento se queda como está.',
  },
  editIt: 'Editarlo',
  edit: 'Editar',
  editHelp: 'Se pueden editar sus campos. El cliente tiene la versión anterior: envíaselo de nuevo cuando termines.',
  paid: (units: number, currency: string) =>
    `Tiene pagos por ${formatMoney(units, currency)}. Ese importe pasa a ser saldo a favor del cliente cuando se envía la factura rectificativa: úsalo en la factura nueva, en «Pagos».`,
  stock: 'Las existencias se quedan como están ahora: no descuentes otra vez la misma mercancía.',
  final: 'Según tus ajustes, los documentos emitidos son definitivos: no se puede editar.',
  obstacles: {
    credited: 'Ya tiene una factura rectificativa. Rectifica el resto y crea una factura nueva.',
    negative: 'Su total es inferior a cero, así que una factura rectificativa no puede cancelarla.',
  },
  made: (number: string) => `Factura rectificativa de ${number} y copia creadas`,
  why: (reason: string) => cutText(`Corrección: ${reason}`, 500),
}

export const belowZeroMessages: MessagesOf<typeof English.belowZeroMessages> = {
  title: (number: string, total: number, currency: string) =>
    `El total de ${number} es ${formatMoney(total, currency)}`,
  text: 'Con una factura se cobra. Lo que devuelves va en una factura rectificativa, con las mismas líneas e importes sin el signo menos.',
  turn: 'Convertir en factura rectificativa',
  send: 'Enviar de todos modos',
  other: 'Su total es inferior a cero. ¿Enviarlo de todos modos?',
  goOn: 'Continuar',
}

export const historyMessages: MessagesOf<typeof English.historyMessages> = {
  title: 'Historial',
  of: 'el historial de este documento',
}
