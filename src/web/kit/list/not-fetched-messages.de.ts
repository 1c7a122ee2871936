import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './not-fetched-messages.ts'

export const notFetchedMessages: MessagesOf<typeof English.notFetchedMessages> = {
  title: 'Ihre Daten sind noch nicht hier',
  text: 'Dieses Gerät hat Ihre Daten noch nicht vom Server geholt, deshalb werden sie hier nicht angezeigt.',
  offline: 'Im Moment gibt es keine Verbindung.',
}
