import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { panelMessages } from '../panel-messages.ts'
import type * as English from './messages.ts'

export const eventsMessages: MessagesOf<typeof English.eventsMessages> = {
  facts: (events) => countOf('event', events),
  create: panelMessages.create,
  columns: { startAt: 'Wann' },
  filters: {
    status: { label: 'Status', all: 'Alle Status', options: panelMessages.status },
    priority: { label: 'Priorität', all: 'Alle Prioritäten', options: panelMessages.priority },
    type: { label: 'Art', all: 'Alle Arten' },
    from: { label: 'Ab diesem Tag', all: 'Ab' },
    to: { label: 'Bis zu diesem Tag', all: 'bis' },
  },
  empty: {
    title: 'Noch keine Termine',
    text: 'Ein Termin ist eine Besprechung, eine Frist, eine Aktion oder eine Saison, einmal oder immer wieder. Der Kalender zeigt ihn neben fälligen Dokumenten und geplanten Preisen.',
    importFile: 'Datei importieren',
  },
  gone: panelMessages.gone,
  calendarFile: (more, importFile) =>
    `Kalenderdateien importieren Sie auf der Seite „Kalender“ mit „${more}“ und „${importFile}“.`,
  calendar: 'Im Kalender anzeigen',
  complete: 'Als abgeschlossen markieren',
  cancel: 'Als abgesagt markieren',
  reopen: 'Wieder ansetzen',
  completed: (events) => `${countOf('event', events)} abgeschlossen`,
  cancelled: (events) => `${countOf('event', events)} abgesagt`,
  reopened: (events) => `${countOf('event', events)} wieder angesetzt`,
}
