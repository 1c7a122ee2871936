import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const chatMessages: MessagesOf<typeof English.chatMessages> = {
  open: 'Live-Chat mit dem Support',
  title: 'Live-Chat',
  close: 'Chat schließen',
  loading: 'Der Chat wird geöffnet …',
  offline: 'Der Live-Chat braucht eine Verbindung. Schreiben Sie uns, sobald Sie wieder online sind.',
  unavailable: 'Der Live-Chat ist gerade nicht erreichbar.',
  write: 'Schreiben Sie uns',
}
