import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import type * as English from './messages.ts'

export const reminderMessages: MessagesOf<typeof English.reminderMessages> = {
  several: (count) => `Erinnerung an ${countOf('event', count)}`,
  show: 'Anzeigen',
}
