import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './usage-messages.ts'

export const usageMessages: MessagesOf<typeof English.usageMessages> = {
  caption: 'Was dieses Gerät speichert, nach Art',
  what: 'Was',
  count: 'Anzahl',
  size: 'Etwa',
  drafts: 'nicht gespeicherte Texte',
  pictures: 'wartende Bilder',
  program: 'Dateien des Programms',
  clear: {
    title: 'Kopie neu anlegen',
    lead: 'Entfernt Ihre Daten von diesem Gerät und holt sie wieder vom Server. Sie bleiben angemeldet. Das hilft, wenn etwas nicht stimmt oder zu viel Platz braucht.',
    clear: 'Leeren und neu holen',
    clearing: 'Wird geleert …',
    offline: 'Sie sind offline. Die Kopie lässt sich nur vom Server neu anlegen.',
    refused: 'Das gibt es nur auf diesem Gerät, es ginge verloren. Senden, speichern oder verwerfen Sie es zuerst:',
    waiting: { one: 'Änderung, die auf das Senden wartet', other: 'Änderungen, die auf das Senden warten' },
    refusedChanges: {
      one: 'Änderung, die der Server abgelehnt hat',
      other: 'Änderungen, die der Server abgelehnt hat',
    },
    typed: { one: 'eingegebener, nicht gespeicherter Text', other: 'eingegebene, nicht gespeicherte Texte' },
    pictures: { one: 'Bild, das auf das Hochladen wartet', other: 'Bilder, die auf das Hochladen warten' },
  },
}
