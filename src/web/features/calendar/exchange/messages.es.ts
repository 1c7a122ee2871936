import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const exchangeMessages: MessagesOf<typeof English.exchangeMessages> = {
  thing: 'el calendario',
  fileName: (day) => `calendario-${day}.ics`,
  saved: (name) => `${name} guardado`,
  import: {
    title: 'Importar un archivo de calendario',
    drop: 'Suelta aquí un archivo .ics',
    dropText:
      'De Google Calendar, Outlook, Calendario de Apple u otro programa. Nada cambia antes de que veas qué cambiaría.',
    reading: 'Leyendo el archivo…',
    setTitle: (file) => `Archivo de calendario ${file}`,
    tooLarge: 'El archivo supera los 8\u00a0MB. Exporta menos años, o un solo calendario.',
    empty: 'El archivo está vacío. Expórtalo de nuevo.',
    unreadable: 'No se ha podido leer el archivo. Elígelo de nuevo.',
    found: (created, updated) =>
      [
        ...(created > 0 ? [`${countOf('event', created)} por añadir`] : []),
        ...(updated > 0 ? [`${countOf('event', updated)} por cambiar`] : []),
      ].join(', ') || 'Nada nuevo en este archivo',
    refused: (count) => `No se puede leer y quedaría fuera: ${countOf('event', count)}.`,
    notes: 'No todo se puede tomar tal como está',
    note: (title, message) => `${title}: ${message}`,
    moreNotes: (count) => `y ${formatNumber(count)} más`,
    apply: (count) => `Importar ${countOf('event', count)}`,
    applying: (done, total) => `${formatNumber(done)} de ${formatNumber(total)}`,
    look: 'Ver cada uno',
    close: 'Cerrar',
    done: (count) => `${countOf('event', count)} ${plural(count, { one: 'importado', other: 'importados' })}`,
    cancel: 'Ahora no',
  },
  feed: {
    title: 'Suscribirse desde otro calendario',
    lead: 'Google Calendar, Outlook y Calendario de Apple leen tus eventos de una dirección. Quien la tenga ve esos eventos y nada más de ti.',
    name: 'Para qué programa',
    nameHint: 'Móvil',
    make: 'Crear una dirección',
    done: 'Listo',
  },
}
