import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './shortcut-more-messages.ts'

export const shortcutMoreMessages: MessagesOf<typeof English.shortcutMoreMessages> = {
  onEvents: 'Auf einem Termin im Kalender',
  onNotes: 'Auf einem Notizzettel',
  acts: {
    moveEvent: 'Verschieben',
    stretchEvent: 'Verlängern oder verkürzen',
    openEvent: 'Öffnen',
    moveNote: 'Verschieben',
    stretchNote: 'Vergrößern oder verkleinern',
    editNote: 'Text bearbeiten',
    deleteNote: 'Löschen',
    hideNotes: 'Ist auf der Seite nichts geöffnet: alle Zettel ausblenden, bis Sie neu laden',
  },
}
