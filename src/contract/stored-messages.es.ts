import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './stored-messages.ts'

const statuses: Readonly<Record<string, string>> = {
  draft: 'borrador',
  sent: 'enviado',
  viewed: 'visto',
  partial: 'pagado en parte',
  paid: 'pagado',
  accepted: 'aceptado',
  declined: 'rechazado',
  received: 'recibido',
  applied: 'compensado',
  refunded: 'rectificado',
  void: 'anulado',
}

function counted(count: string | number | undefined, one: string, other: string): string {
  return Number(count) === 1 ? one : `${count} ${other}`
}

/** What somebody wrote, behind what is said. */
function behind(note: string | number | undefined): string {
  return note === '' ? '' : `: ${note}`
}

export const STORED_MESSAGES: MessagesOf<typeof English.STORED_MESSAGES> = {
  'copied-from': ({ name }) => `Copiado de ${name}`,
  'category-deleted': ({ name }) => `Categoría eliminada: ${name}`,
  'shipment-deleted': ({ name }) => `Envío eliminado: ${name}`,
  'shipments-deleted': ({ count }) => counted(count, 'Un envío eliminado', 'envíos eliminados'),
  'brands-deleted': ({ count }) => counted(count, 'Una marca eliminada', 'marcas eliminadas'),
  'lines-added': ({ count }) => counted(count, 'Una línea añadida', 'líneas añadidas'),
  'lines-changed': ({ count }) => counted(count, 'Una línea cambiada', 'líneas cambiadas'),
  'lines-deleted': ({ count }) => counted(count, 'Una línea eliminada', 'líneas eliminadas'),
  'rate-set': ({ currency }) => `Tipo de cambio de ${currency} fijado`,
  'plans-called-off': () => 'Precios programados cancelados',
  'document-corrected': ({ number, reason }) => `Corrección de ${number}: ${reason}`,
  'credit-of-negative': ({ number }) => `Convertido a partir de la factura ${number}, cuyo total era negativo`,
  'quote-converted': ({ number }) => `Convertido a partir del presupuesto ${number}`,
  'invoice-credited': ({ number }) => `Factura ${number} rectificada`,
  'document-marked': ({ status }) => `Marcado como ${statuses[String(status)] ?? status}`,
  'payment-recorded': () => 'Pago registrado',
  'card-payment-recorded': ({ reference }) => `Pago con tarjeta ${reference}`,
  'credit-used': ({ number }) => `Saldo a favor de ${number} usado`,
  'documents-deleted': ({ count }) => counted(count, 'Un documento eliminado', 'documentos eliminados'),
  'made-of-order': ({ number }) => `Creado a partir de la orden de compra ${number}`,
  'recurring-made': ({ name }) => `Factura periódica: ${name}`,
  'quote-accepted': ({ name, note }) => `Aceptado por ${name} en su página pública${behind(note)}`,
  'quote-declined': ({ name, note }) => `Rechazado por ${name} en su página pública${behind(note)}`,
  'making-undone': () => 'Deshacer',
  'plan-product-gone': () => 'El producto se eliminó antes de que empezara el precio.',
  'plan-list-gone': () => 'El producto ya no estaba en la lista de precios cuando empezó el precio.',
  'plan-no-price': () => 'No había ningún precio al que aplicar la rebaja.',
  'plan-other-currency': () =>
    'El precio se programó en una moneda distinta de la que tiene ahora el producto o la lista.',
  'plan-passed': () => 'Su plazo pasó antes de que pudiera empezar.',
  'plan-kept': () => 'El precio se cambió después, así que se ha conservado.',
  'plan-partly-kept': () =>
    'Algunos de sus precios se cambiaron después, así que se han conservado; los demás se han restaurado.',
  'plan-vanished': () => 'El producto o el precio que había cambiado se eliminó.',
}
