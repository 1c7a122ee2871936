import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './event.ts'

/** The French labels of events. */
export const labels: { readonly event: EntityMessages<typeof English.event.fields> } = {
  event: {
    label: { one: 'Événement', many: 'Événements' },
    notFound: 'Aucun événement avec l’ID {id}',
    fields: {
      title: { label: 'Titre' },
      description: { label: 'Description' },
      type: { label: 'Type' },
      location: { label: 'Lieu' },
      allDay: { label: 'Toute la journée', group: 'Quand' },
      startAt: { label: 'Début', group: 'Quand' },
      endAt: { label: 'Fin', group: 'Quand' },
      startDay: { label: 'Jour', group: 'Quand' },
      endDay: { label: 'Dernier jour', group: 'Quand' },
      startTime: { label: 'Heure de début', group: 'Quand' },
      endTime: { label: 'Heure de fin', group: 'Quand' },
      timeZone: { label: 'Fuseau horaire', group: 'Quand' },
      priority: { label: 'Priorité' },
      status: { label: 'Statut' },
      repeatRule: { label: 'Répétition' },
      exceptions: { label: 'Dates exclues' },
      seriesId: { label: 'Série' },
      originalStart: { label: 'Début dans la série' },
      reminderMinutes: { label: 'Rappel', help: 'Minutes avant le début. Vide\u00a0: aucun.' },
      remindsByMail: { label: 'Rappel par e-mail' },
      uid: { label: 'UID iCalendar' },
      lastDay: { label: 'Dernier jour de tous' },
      nameKey: { label: 'Clé de tri' },
      searchText: { label: 'Texte de recherche' },
    },
  },
}
