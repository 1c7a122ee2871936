import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './floating-messages.ts'

export const floatingMessages: MessagesOf<typeof English.floatingMessages> = {
  title: 'Schnellzugriff',
  open: 'Schnellzugriff öffnen',
  setting: 'Schaltflächen in der Ecke jeder Seite',
  settingHelp: 'Die runde Schaltfläche für Notizzettel. Mit Tasten und Suche geht dasselbe auch ohne sie.',
}
