import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { plural } from '#web/kit/format/number.ts'
import { panelMessages } from '../panel-messages.ts'
import type * as English from './messages.ts'

export const eventsMessages: MessagesOf<typeof English.eventsMessages> = {
  facts: (events) => countOf('event', events),
  create: panelMessages.create,
  columns: { startAt: 'Quand' },
  filters: {
    status: { label: 'Statut', all: 'Tous les statuts', options: panelMessages.status },
    priority: { label: 'Priorité', all: 'Toutes les priorités', options: panelMessages.priority },
    type: { label: 'Type', all: 'Tous les types' },
    from: { label: 'À partir de ce jour', all: 'Du' },
    to: { label: 'Jusqu’à ce jour', all: 'au' },
  },
  empty: {
    title: 'Pas encore d’événement',
    text: 'Un événement est un rendez-vous, une date limite, une promotion ou une saison, une fois ou régulièrement. Le calendrier le montre à côté des documents à échéance et des prix planifiés.',
    importFile: 'Importer un fichier',
  },
  gone: panelMessages.gone,
  calendarFile: (more, importFile) =>
    `Les fichiers de calendrier s’importent sur la page «\u00a0Calendrier\u00a0», avec «\u00a0${more}\u00a0» puis «\u00a0${importFile}\u00a0».`,
  calendar: 'Afficher dans le calendrier',
  complete: 'Marquer comme terminé',
  cancel: 'Marquer comme annulé',
  reopen: 'Prévoir à nouveau',
  completed: (events) => `${countOf('event', events)} ${plural(events, { one: 'terminé', other: 'terminés' })}`,
  cancelled: (events) => `${countOf('event', events)} ${plural(events, { one: 'annulé', other: 'annulés' })}`,
  reopened: (events) => `${countOf('event', events)} ${plural(events, { one: 'prévu', other: 'prévus' })}`,
}
