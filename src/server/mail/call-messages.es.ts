import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './call-messages.ts'

const STATUS: Readonly<Record<string, string>> = {
  sent: 'enviado',
  viewed: 'visto',
  accepted: 'aceptado',
  declined: 'rechazado',
  invoiced: 'facturado',
  partial: 'pagado en parte',
  paid: 'pagado',
  overdue: 'vencido',
  received: 'recibido',
  credited: 'rectificado',
  applied: 'compensado',
  expired: 'caducado',
  void: 'anulado',
}

export const callMessages: MessagesOf<typeof English.callMessages> = {
  noNumber: 'Este documento aún no tiene número, así que no se puede enviar.',
  isVoid: (type: string, number: string) => `${type} ${number}: el documento está anulado, así que no se puede enviar.`,
  isTemplate: 'Una plantilla no se puede enviar. Crea antes un documento a partir de ella.',
  nothingDue: (type: string, number: string) =>
    `${type} ${number}: no hay nada pendiente, así que no se puede enviar un recordatorio de pago.`,
  mailedMeanwhile: (type: string, number: string, recipient: string) =>
    `${type} ${number}: el documento se ha enviado entretanto a ${recipient}.`,
  markedMeanwhile: (type: string, number: string, status: string) =>
    `${type} ${number}: el documento se ha marcado entretanto como «${STATUS[status] ?? status}».`,
  tooMany: (most: number) =>
    `Has pedido correos a ${most} direcciones en 24 horas, que es el límite. Inténtalo más tarde.`,
  isBeingSent: 'Este correo ya se está enviando.',
  isNotWaiting: 'Este correo ya no está en espera.',
  isSent: 'Este correo ya se ha enviado.',
  runHasNoAddress: (day: string) =>
    `La factura del ${day} no se puede enviar: no tiene dirección de correo. Añade una al cliente o créala sin correo.`,
  statementFile: 'Estado de cuenta.pdf',
}
