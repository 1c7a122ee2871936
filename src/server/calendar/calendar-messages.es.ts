import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './calendar-messages.ts'

export const calendarMessages: MessagesOf<typeof English.calendarMessages> = {
  noCalendar: 'no es un archivo de calendario: falta la línea BEGIN:VCALENDAR. Elige un archivo que termine en .ics',
  noEvents: 'no contiene eventos. Elige otro archivo',
  tooMany: (most, found) =>
    `contiene ${found} eventos y se pueden importar como máximo ${most} a la vez. Exporta un periodo más corto o divide el archivo`,
  unfinished: 'El archivo termina en medio de su última parte, que se omite. Expórtalo de nuevo para obtenerlo todo.',
  leftOut: (count) => (count === 1 ? 'Se omitió una tarea o nota.' : `Se omitieron ${count} tareas o notas.`),
  stale: 'El calendario ha cambiado desde entonces. Importa de nuevo el archivo.',
  unreadable: 'no se puede leer. Corrígelo en el calendario de origen y expórtalo de nuevo',
  unreadableLine: (name) => `tiene una línea ${name} que no se puede leer. Corrígela y expórtalo de nuevo`,
  lineTooLong: (name, most) => `tiene una línea ${name} de más de ${most} caracteres. Acórtala y expórtalo de nuevo`,
  manyParameters: (name, most) =>
    `tiene una línea ${name} con más de ${most} parámetros. Corrígela y expórtalo de nuevo`,
  manyLines: (most) => `tiene más de ${most} líneas. Corrígelo y expórtalo de nuevo`,
  nested: (most) => `tiene más de ${most} partes anidadas. Corrígelo y expórtalo de nuevo`,
  tooMuch: 'es demasiado para leerlo de una vez. Exporta un periodo más corto o divide el archivo',
  noStart: 'no tiene inicio (DTSTART). Añádelo y expórtalo de nuevo',
  noSuchTime: (time) => `indica un momento que no existe: ${time}. Corrígelo y expórtalo de nuevo`,
  zoneUnknown: (name, used) =>
    `No se conoce la zona horaria «${name}»: las horas repetidas siguen ${used}. Compruébalas.`,
  ruleKept: 'No se entiende su regla de repetición: tiene lugar una vez y la regla figura en la descripción.',
  ruleOver: 'Su regla de repetición termina antes del inicio: tiene lugar una sola vez.',
  categoriesCut: (label, kept, others) =>
    `Un evento tiene un solo dato «${label}»: se conservó «${kept}» y se omitió: ${others}`,
  exceptionsCut: (most) => `Excluye más de ${most} fechas: las siguientes tienen lugar.`,
  datesCut: (most) => `Tiene más de ${most} fechas adicionales: solo se importaron las primeras.`,
  rangeKept: 'Cambia esta y todas las repeticiones posteriores de su serie, y se importó como un cambio de esta sola.',
  textCut: (field, most) => `${field} tenía más de ${most} caracteres y se cortó.`,
  untitled: 'Sin título',
  noSeries: 'Es el cambio de una serie que no está en el archivo y se importó como un evento propio.',
  manyFeeds: (most) => `Tienes ${most} enlaces de calendario abiertos. Desactiva uno que ya no uses.`,
  noFeed: (id) => `No hay ningún enlace de calendario con el ID ${id}`,
  feedClosed: 'Este enlace de calendario está desactivado. Pide uno nuevo y suscríbete a él.',
  noSuchFeed: 'Ese enlace de calendario no existe. Comprueba que la dirección se copió completa.',
}
