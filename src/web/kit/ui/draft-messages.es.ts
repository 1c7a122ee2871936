import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './draft-messages.ts'

export const draftMessages: MessagesOf<typeof English.draftMessages> = {
  typedBefore: (hasKeys) =>
    `Escribiste esto antes y aún no está guardado. Entra en el campo y sal de él para guardarlo${hasKeys ? ', o pulsa Esc en él para descartarlo' : ''}.`,
  unsaved: 'Lo que has escrito aquí aún no está guardado. ¿Descartarlo?',
  keepTyped: 'Conservarlo',
  throwAway: 'Descartar',
}
