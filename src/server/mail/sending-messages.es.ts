import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sending-messages.ts'

export const sendingMessages: MessagesOf<typeof English.sendingMessages> = {
  unsure:
    'La conexión se cortó antes de que el servidor de correo lo confirmara, así que puede que haya llegado. Se intentará de nuevo.',
  twice:
    'Puede que haya llegado dos veces: la primera vez falló la conexión o este servidor, así que se envió de nuevo.',
  gone: 'Su documento o su cliente se ha eliminado.',
  paid: 'No se ha enviado: entretanto la factura se ha pagado.',
  refused: (addresses: string) => `El servidor de correo ha rechazado ${addresses}. Los demás lo han recibido.`,
  again: 'No se ha podido enviar. Se intentará de nuevo.',
  failed: 'No se ha podido enviar. Revisa el documento y envíalo de nuevo.',
  mayHaveArrived: (why: string) => `${why} Puede que haya llegado de todos modos.`,
  triedAgain: (why: string) => `${why} Se intentará de nuevo.`,
  noAddress: 'La factura no tiene dirección de correo, así que este recordatorio de pago no se ha podido enviar.',
  notMailed: 'La factura se ha creado, pero no se ha enviado: no tiene dirección de correo. Añade una al cliente.',
}
