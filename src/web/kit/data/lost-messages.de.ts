import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './lost-messages.ts'

export const lostMessages: MessagesOf<typeof English.lostMessages> = {
  title: 'Der Browser hat die Daten auf diesem Gerät entfernt',
  nothing: 'Keine Änderung ging verloren: Die Kopie ist wiederhergestellt.',
  fetched: 'Ihre Daten werden noch einmal vom Server geholt.',
  written: (names) => `Wiederhergestellt, wartet auf das Senden: ${names.join(', ')}.`,
  missing: (names) => `Vor dem Senden verloren, bitte noch einmal eingeben: ${names.join(', ')}.`,
}
