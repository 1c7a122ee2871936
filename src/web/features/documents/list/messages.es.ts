import type { MessagesOf } from '#domain/messages-of.ts'
import type { DocumentType } from '#domain/documents/types.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatCount, formatNumber, type Noun, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'
import type { StatusFilter } from './status-filter.ts'

const statuses: Readonly<Record<StatusFilter, string>> & MessagesOf<typeof English.documentsMessages.statuses> = {
  draft: 'Borrador',
  sent: 'Enviado',
  viewed: 'Visto',
  partial: 'Pagado en parte',
  paid: 'Pagado',
  accepted: 'Aceptado',
  declined: 'Rechazado',
  received: 'Recibido',
  applied: 'Compensado',
  refunded: 'Rectificado',
  void: 'Anulado',
  overdue: 'Vencido',
  expired: 'Caducado',
  open: 'Pendiente',
  unsent: 'Por enviar',
  collected: 'Pagado este mes',
}

const nouns: Readonly<Record<DocumentType, Noun>> = {
  invoice: { one: 'factura', other: 'facturas' },
  quote: { one: 'presupuesto', other: 'presupuestos' },
  receipt: { one: 'recibo', other: 'recibos' },
  creditnote: { one: 'factura rectificativa', other: 'facturas rectificativas' },
  purchaseorder: { one: 'orden de compra', other: 'órdenes de compra' },
  template: { one: 'plantilla', other: 'plantillas' },
}

const tabs: Readonly<Record<DocumentType, string>> = {
  invoice: 'Facturas',
  quote: 'Presupuestos',
  receipt: 'Recibos',
  creditnote: 'Rectificativas',
  purchaseorder: 'Órdenes de compra',
  template: 'Plantillas',
}

const creations: Readonly<Record<DocumentType, string>> = {
  invoice: 'Nueva factura',
  quote: 'Nuevo presupuesto',
  receipt: 'Nuevo recibo',
  creditnote: 'Nueva factura rectificativa',
  purchaseorder: 'Nueva orden de compra',
  template: 'Nueva plantilla',
}

const none: Readonly<Record<DocumentType | '', string>> = {
  '': 'Aún no hay documentos',
  invoice: 'Aún no hay facturas',
  quote: 'Aún no hay presupuestos',
  receipt: 'Aún no hay recibos',
  creditnote: 'Aún no hay facturas rectificativas',
  purchaseorder: 'Aún no hay órdenes de compra',
  template: 'Aún no hay plantillas',
}

export const documentsMessages: MessagesOf<typeof English.documentsMessages> = {
  title: 'Documentos',
  label: 'Documentos',
  search: 'Buscar documentos',
  searchHint: 'Número, nombre…',
  types: {
    label: 'Tipo de documento',
    recurring: 'Periódicas',
    of: (type: DocumentType | '') => (type === '' ? 'Todos' : tabs[type]),
  },
  statuses,
  filters: {
    status: { label: 'Estado', all: 'Todos los estados' },
    customerId: { label: 'Cliente', all: 'Todos los clientes' },
    startDate: { label: 'Emitido desde', all: 'Emitido desde' },
    endDate: { label: 'Emitido hasta', all: 'hasta' },
  },
  goneCustomer: 'Un cliente eliminado',
  columns: {
    number: 'Número',
    type: 'Tipo',
    customer: 'Cliente',
    email: 'Correo electrónico',
    date: 'Fecha',
    due: 'Vencimiento',
    status: 'Estado',
    currency: 'Moneda',
    subtotal: 'Subtotal',
    discount: 'Descuento',
    tax: 'Impuesto',
    total: 'Total',
    paid: 'Pagado',
    credited: 'Rectificado',
    balance: 'Pendiente',
    updated: 'Modificado',
  },
  counted: (all: number, type?: DocumentType, count = 0) =>
    type ? `${countOf('document', all)}; de ellos, ${formatCount(count, nouns[type])}` : countOf('document', all),
  numbers: 'Numeración',
  create: 'Nuevo documento',
  fromTemplate: 'Desde una plantilla…',
  chosen: 'Documentos seleccionados',
  sent: 'Marcar como enviado',
  paid: 'Marcar como pagado',
  mail: 'Por correo…',
  pdf: 'Descargar PDF',
  nothing: {
    title: 'Sin resultados',
    text: 'Ningún documento cumple todo esto. Prueba con menos palabras o borra los filtros.',
    reset: 'Mostrar todos los documentos',
  },
}

const invoices = (count: number): string => formatCount(count, nouns.invoice)

export const figureMessages: MessagesOf<typeof English.figureMessages> = {
  label: 'Cifras',
  open: 'Pendiente',
  overdue: 'Vencido',
  unsent: 'Borradores',
  collected: 'Pagado este mes',
  nothing: {
    open: 'Nada pendiente',
    overdue: 'Nada vencido',
    unsent: 'Todo está enviado',
    collected: 'Aún nada',
  },
  counted: {
    open: invoices,
    overdue: invoices,
    unsent: (count: number) => formatCount(count, { one: 'borrador', other: 'borradores' }),
    collected: (count: number) => `de ${invoices(count)}`,
  },
  overdueCount: (count: number) => formatCount(count, { one: 'factura vencida', other: 'facturas vencidas' }),
}

export const batchMessages: MessagesOf<typeof English.batchMessages> = {
  sent: {
    title: (count: number) =>
      `¿Marcar ${countOf('document', count)} como ${plural(count, { one: 'enviado', other: 'enviados' })}?`,
    text: 'A partir de entonces las ediciones quedan en su historial y las facturas esperan su pago.',
    confirm: 'Marcar como enviado',
    done: (count: number) =>
      `${countOf('document', count)} ${plural(count, { one: 'marcado como enviado', other: 'marcados como enviados' })}`,
  },
  paid: {
    title: (count: number) =>
      `¿Marcar ${countOf('document', count)} como ${plural(count, { one: 'pagado', other: 'pagados' })}?`,
    text: 'En cada uno se registra un pago del importe pendiente, con fecha de hoy.',
    confirm: 'Marcar como pagado',
    done: (count: number) =>
      `${countOf('document', count)} ${plural(count, { one: 'marcado como pagado', other: 'marcados como pagados' })}`,
  },
  delete: {
    title: (count: number) => `¿Eliminar ${countOf('document', count)}?`,
    text: 'Los borradores más recientes de una serie liberan sus números. Los demás borradores numerados quedan anulados y conservan los suyos.',
    confirm: 'Eliminar',
  },
  forGood: {
    text: 'No se puede deshacer, porque algunos no se pueden recuperar.',
    title: (count: number) => `Se eliminan definitivamente: ${countOf('document', count)}`,
    losses: {
      issued: 'ya se ha emitido: su número permanece en el informe de numeración',
      void: 'está anulado',
      links: 'está relacionado con otros documentos',
      credit: 'rectifica una factura',
      stock: 'ha movido existencias, que se quedan como están',
      payments: 'tiene pagos',
    },
  },
  none: {
    sent: 'Ninguno de estos se puede marcar como enviado',
    paid: 'Ninguno de estos se puede marcar como pagado',
    delete: 'Ninguno de estos se puede eliminar',
  },
  missing: {
    title: (count: number) => `Falta algo en ${countOf('document', count)}`,
    anyway: 'Marcar todos como enviados',
    complete: (count: number) => `Marcar solo los completos: ${countOf('document', count)}`,
  },
  stock: {
    title: (products: number) => `Existencias que quedan bajo cero: ${countOf('product', products)}`,
    below: (count: number) => `${formatNumber(count)} más de lo que tienes en existencias`,
  },
  kept: (count: number) => `Sin cambios: ${countOf('document', count)}`,
  voided: (count: number) =>
    plural(count, {
      one: `Ahora anulado (conserva su número): ${countOf('document', count)}`,
      other: `Ahora anulados (conservan sus números): ${countOf('document', count)}`,
    }),
  reasons: {
    issued: 'ya se ha emitido: crea mejor una factura rectificativa',
    void: 'está anulado',
    sentAlready: 'ya se ha enviado',
    template: 'es una plantilla',
    notInvoice: 'no es una factura',
    paidAlready: 'ya se ha pagado',
    refunded: 'se ha rectificado',
  },
  more: (count: number) => `y ${formatNumber(count)} más`,
}

export const pdfMessages: MessagesOf<typeof English.pdfMessages> = {
  title: (count: number) => `PDF de ${countOf('document', count)}`,
  fileName: (day: string) => `documentos-${day}.zip`,
  thing: 'estos documentos',
  working: 'Creando los PDF',
  left: (count: number) =>
    plural(count, { one: `Queda ${formatNumber(count)}`, other: `Quedan ${formatNumber(count)}` }),
  stop: 'Detener',
  done: (count: number) =>
    `${countOf('document', count)} ${plural(count, { one: 'guardado', other: 'guardados' })} en un archivo ZIP`,
  failed: (count: number) =>
    plural(count, {
      one: `${countOf('document', count)} no se ha podido imprimir`,
      other: `${countOf('document', count)} no se han podido imprimir`,
    }),
  tooMany: (most: number) => `Como máximo ${countOf('document', most)} a la vez: elige menos.`,
  offline: 'Los PDF se crean en el servidor: conéctate e inténtalo de nuevo.',
}

const kinds: MessagesOf<typeof English.emptyMessages.kinds> = {
  invoice: { title: 'Factura', text: 'Para cobrar. Mira qué queda pendiente y desde cuándo.' },
  quote: { title: 'Presupuesto', text: 'Ofrece precios. Con un clic se convierte en factura.' },
  template: { title: 'Plantilla', text: 'Escríbela una vez y empieza con ella siempre que quieras.' },
}

const tabTexts: Readonly<Record<DocumentType, string>> = {
  invoice: kinds.invoice.text,
  quote: kinds.quote.text,
  receipt: 'Confirma lo que te han pagado en el momento.',
  creditnote: 'Rectifica una factura o una parte de ella. Abre la factura para crear una rectificativa.',
  purchaseorder: 'Dile a un proveedor qué quieres comprar. A partir de ella puedes crear un envío.',
  template: kinds.template.text,
}

export const emptyMessages: MessagesOf<typeof English.emptyMessages> = {
  title: 'Aún no hay documentos',
  text: 'Crea un presupuesto con tus precios, conviértelo en factura cuando lo acepten y mira quién te debe todavía y cuánto. La numeración es correlativa, sin huecos.',
  first: '¿Qué quieres crear?',
  kinds,
  tab: {
    title: (type: DocumentType | '') => none[type],
    texts: tabTexts,
    create: (type: DocumentType) => creations[type],
    invoices: 'Mostrar las facturas',
    void: {
      title: 'Todos estos están anulados',
      text: 'Los documentos anulados conservan su número, pero no aparecen en la lista.',
      show: 'Mostrar los anulados',
    },
  },
  sample: 'O carga la tienda de ejemplo desde Inicio para echar un vistazo.',
}
