import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './shortcut-messages.ts'

export const shortcutMessages: MessagesOf<typeof English.shortcutMessages> = {
  title: 'Tastenkürzel',
  lead: 'Während Sie tippen, sind sie ohne Wirkung.',
  everywhere: 'Auf jeder Seite',
  inLists: 'In der Zeile einer Liste',
  going: 'Zu einer Seite gehen',
  andThen: 'dann',
  acts: {
    palette: 'Suchen, zu jeder Seite gehen, alles ausführen',
    undo: 'Letzte Änderung rückgängig machen',
    search: 'In der Liste suchen',
    create: 'Neu erstellen',
    note: 'Notizzettel hinzufügen',
    assistant: 'Den Assistenten öffnen oder schließen',
    sheet: 'Diese Tastenkürzel anzeigen',
    move: 'Zur Zeile darüber oder darunter gehen',
    open: 'Zeile öffnen',
    toggle: 'Zeile auswählen; wo Preise eine Herleitung haben, zeigt die Leertaste sie an',
    extend: 'Zeilen nacheinander auswählen',
    all: 'Alles in der Liste auswählen',
    copy: 'Als Tabelle kopieren',
    edit: 'Direkt bearbeiten',
    remove: 'Löschen',
    close: 'Schließen, was neben der Liste geöffnet ist; ist nichts geöffnet, Auswahl aufheben',
  },
  undoWords: 'zurücknehmen widerrufen rückgängig undo',
  undone: (title) => `Rückgängig gemacht: ${title}`,
  nothingToUndo: 'Hier gibt es nichts mehr rückgängig zu machen',
  nothingToUndoText: 'Unter „Änderungen“ sehen Sie, was sich noch zurücknehmen lässt.',
  showChanges: 'Änderungen anzeigen',
}
