import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './refused-messages.ts'

export const refusedMessages: MessagesOf<typeof English.refusedMessages> = {
  tryAgain: 'Reintentar',
  dismiss: 'Cerrar el aviso',
  seePlans: 'Ver planes',
  reason: 'Qué falla',
  reasonKept: 'Se guarda en el historial con el cambio.',
  noReason: 'Escribe un motivo.',
  why: (reason: string) => `Corrección: ${reason}`,
  notSaved: (what: string) => `Sin guardar: ${what}`,
  undoRefused: 'No se ha podido deshacer el cambio',
  actNotSaved: (act: string) => `Sin guardar: ${act}`,
  deletedElsewhere: (name: string) => `${name} se ha eliminado en otro dispositivo.`,
  manyNotSaved: (changes: string) => `Sin guardar: ${changes}`,
  andMore: 'Y además:',
}
