import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './event.ts'

/** The German labels of events. */
export const labels: { readonly event: EntityMessages<typeof English.event.fields> } = {
  event: {
    label: { one: 'Termin', many: 'Termine' },
    notFound: 'Es gibt keinen Termin mit der ID {id}',
    fields: {
      title: { label: 'Titel' },
      description: { label: 'Beschreibung' },
      type: { label: 'Art' },
      location: { label: 'Ort' },
      allDay: { label: 'Ganztägig', group: 'Zeit' },
      startAt: { label: 'Beginn', group: 'Zeit' },
      endAt: { label: 'Ende', group: 'Zeit' },
      startDay: { label: 'Tag', group: 'Zeit' },
      endDay: { label: 'Letzter Tag', group: 'Zeit' },
      startTime: { label: 'Beginn (Uhrzeit)', group: 'Zeit' },
      endTime: { label: 'Ende (Uhrzeit)', group: 'Zeit' },
      timeZone: { label: 'Zeitzone', group: 'Zeit' },
      priority: { label: 'Priorität' },
      status: { label: 'Status' },
      repeatRule: { label: 'Wiederholung' },
      exceptions: { label: 'Ausgelassen' },
      seriesId: { label: 'Serie' },
      originalStart: { label: 'Beginn in der Serie' },
      reminderMinutes: { label: 'Erinnerung', help: 'Minuten vor dem Beginn. Leer: keine.' },
      remindsByMail: { label: 'Erinnerung per E-Mail' },
      uid: { label: 'iCalendar-UID' },
      lastDay: { label: 'Letzter Tag überhaupt' },
      nameKey: { label: 'Sortierschlüssel' },
      searchText: { label: 'Suchtext' },
    },
  },
}
