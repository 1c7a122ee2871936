import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './floating-messages.ts'

export const floatingMessages: MessagesOf<typeof English.floatingMessages> = {
  title: 'Schnellzugriff',
  open: 'Schnellzugriff öffnen',
  setting: 'Schaltflächen in der Ecke jeder Seite',
  settingHelp: 'Die runden Schaltflächen für Live-Chat und Notizzettel. Zettel gibt es auch über Tasten und Suche.',
}
