import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './event.ts'

/** The Spanish labels of events. */
export const labels: { readonly event: EntityMessages<typeof English.event.fields> } = {
  event: {
    label: { one: 'Evento', many: 'Eventos' },
    notFound: 'No hay ningún evento con el ID {id}',
    fields: {
      title: { label: 'Título' },
      description: { label: 'Descripción' },
      type: { label: 'Tipo' },
      location: { label: 'Lugar' },
      allDay: { label: 'Todo el día', group: 'Cuándo' },
      startAt: { label: 'Inicio', group: 'Cuándo' },
      endAt: { label: 'Fin', group: 'Cuándo' },
      startDay: { label: 'Día', group: 'Cuándo' },
      endDay: { label: 'Último día', group: 'Cuándo' },
      startTime: { label: 'Hora de inicio', group: 'Cuándo' },
      endTime: { label: 'Hora de fin', group: 'Cuándo' },
      timeZone: { label: 'Zona horaria', group: 'Cuándo' },
      priority: { label: 'Prioridad' },
      status: { label: 'Estado' },
      repeatRule: { label: 'Repetición' },
      exceptions: { label: 'Fechas excluidas' },
      seriesId: { label: 'Serie' },
      originalStart: { label: 'Inicio en la serie' },
      reminderMinutes: { label: 'Recordatorio', help: 'Minutos antes del inicio. Vacío: ninguno.' },
      remindsByMail: { label: 'Recordatorio por correo' },
      uid: { label: 'UID de iCalendar' },
      lastDay: { label: 'Último día de todos' },
      nameKey: { label: 'Clave de orden' },
      searchText: { label: 'Texto de búsqueda' },
    },
  },
}
