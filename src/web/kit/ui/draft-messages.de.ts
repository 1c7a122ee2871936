import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './draft-messages.ts'

export const draftMessages: MessagesOf<typeof English.draftMessages> = {
  typedBefore: (hasKeys) =>
    `Das haben Sie vorher eingegeben, und es ist noch nicht gespeichert. Gehen Sie in das Feld und verlassen Sie es, um zu speichern${hasKeys ? ', oder drücken Sie darin Esc, um es zurückzunehmen' : ''}.`,
  unsaved: 'Was Sie hier eingegeben haben, ist noch nicht gespeichert. Verwerfen?',
  keepTyped: 'Behalten',
  throwAway: 'Verwerfen',
}
