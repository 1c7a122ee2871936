import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './calendar-messages.ts'

export const calendarMessages: MessagesOf<typeof English.calendarMessages> = {
  noCalendar: 'no es un archivo de calendario: falta la línea BEGIN:VCALENDAR. Elija un archivo que termine en .ics',
  noEvents: 'no contiene eventos. Elija otro archivo',
  tooMany: (most, found) =>
    `contiene ${found} eventos y se pueden importar como máximo ${most} a la vez. Exporte un período más corto o divida el archivo`,
  unfinished: 'El archivo termina en medio de su última parte, que se omite. Expórtelo de nuevo para obtenerlo todo.',
  leftOut: (count) => (count === 1 ? 'Se omitió una tarea o nota.' : `Se omitieron ${count} tareas o notas.`),
  stale: 'El calendario ha cambiado desde entonces. Importe de nuevo el archivo.',
  unreadable: 'no se puede leer. Corríjalo en el calendario de origen y expórtelo de nuevo',
  unreadableLine: (name) => `tiene una línea ${name} que no se puede leer. Corríjala y expórtelo de nuevo`,
  noStart: 'no tiene inicio (DTSTART). Añádalo y expórtelo de nuevo',
  noSuchTime: (time) => `indica un momento que no existe: ${time}. Corríjalo y expórtelo de nuevo`,
  zoneUnknown: (name, used) =>
    `No se conoce la zona horaria «${name}»: las horas repetidas siguen ${used}. Compruébelas.`,
  ruleKept: 'No se entiende su regla de repetición: tiene lugar una vez y la regla figura en la descripción.',
  exceptionsCut: (most) => `Excluye más de ${most} fechas: las siguientes tienen lugar.`,
  datesCut: (most) => `Tiene más de ${most} fechas adicionales: solo se importaron las primeras.`,
  rangeKept: 'Cambia esta y todas las repeticiones posteriores de su serie, y se importó como un cambio de esta sola.',
  textCut: (field, most) => `${field} tenía más de ${most} caracteres y se cortó.`,
  untitled: 'Sin título',
  noSeries: 'Es el cambio de una serie que no está en el archivo y se importó como un evento propio.',
  manyFeeds: (most) => `Tiene ${most} enlaces de calendario abiertos. Revoque uno que ya no use.`,
  noFeed: (id) => `No hay ningún enlace de calendario con el ID ${id}`,
  feedClosed: 'Este enlace de calendario fue revocado. Pida uno nuevo y suscríbase a él.',
  noSuchFeed: 'Ese enlace de calendario no existe. Compruebe que la dirección se copió completa.',
}
