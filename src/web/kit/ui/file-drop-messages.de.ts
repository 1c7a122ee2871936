import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './file-drop-messages.ts'

export const fileDropMessages: MessagesOf<typeof English.fileDropMessages> = {
  choose: 'Datei wählen',
  drop: 'oder hierher ziehen',
  wrong: (name, accepted) => `${name} hat nicht das richtige Format. Möglich sind: ${accepted}.`,
  one: 'Bitte fügen Sie immer nur eine Datei hinzu.',
}
