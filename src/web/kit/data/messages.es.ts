import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const dataMessages: MessagesOf<typeof English.dataMessages> = {
  undo: 'Deshacer',
  unsentFile: 'pricewright-sin-enviar.json',
  denied: (act: string, thing: string) => `No tienes permiso para ${act} ${thing}`,
  expired: 'Tu sesión ha caducado. Inicia sesión de nuevo; no se pierde nada.',
  unreachable: 'No se puede conectar con el servidor.',
  unreachableRemedy: 'Comprueba tu conexión y vuelve a intentarlo.',
  notLoaded: 'Para esto hace falta una parte de Pricewright que no se ha podido cargar.',
  gone: 'Algo que hace falta para esto se ha eliminado en otro dispositivo.',
  unknown: 'Algo ha ido mal. Vuelve a intentarlo o ponte en contacto con el soporte.',
}
