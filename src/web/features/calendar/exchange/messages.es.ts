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
    named: {
      create: (count) => `${formatNumber(count)} ${plural(count, { one: 'evento nuevo', other: 'eventos nuevos' })}`,
      update: (count) =>
        `${formatNumber(count)} ${plural(count, { one: 'evento cambiado', other: 'eventos cambiados' })}`,
    },
    nothing: 'Nada nuevo en este archivo',
    why: (title, reasons) => `${title} ${reasons.join('. ')}`,
    refused: (count) => `No se puede leer y quedaría fuera: ${countOf('event', count)}.`,
    notes: 'No todo se puede importar tal como está',
    note: (title, message) => `${title}: ${message}`,
    moreNotes: (count) => `y ${formatNumber(count)} más`,
    apply: (count) => `Importar ${countOf('event', count)}`,
    applying: (done, total) => `${formatNumber(done)} de ${formatNumber(total)}`,
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
    words: {
      view: { one: 'lectura', other: 'lecturas' },
      made: 'Copia la dirección ahora: por seguridad solo se muestra una vez.',
      links: 'Direcciones',
      none: 'Aún no hay ninguna dirección.',
      loadFailed: 'No se han podido cargar las direcciones.',
    },
    revokeTitle: '¿Desactivar esta dirección?',
    revokeText: 'Dejará de funcionar en todos los programas que la tengan. Puedes crear otra cuando quieras.',
    unnamed: 'Sin nombre',
    notFresh:
      'Quien tenga la dirección puede ver tus eventos. Para crear una tienes que haber iniciado sesión en los últimos cinco minutos.',
    making: 'Creando la dirección…',
    onlyHere:
      'Solo los programas de este ordenador pueden llegar a esta dirección. Para un móvil o Google Calendar, Pricewright debe funcionar en una dirección accesible desde internet.',
    onlyNear:
      'Solo los dispositivos de tu propia red pueden llegar a esta dirección, y Google Calendar no. Para ello, Pricewright debe funcionar en una dirección accesible desde internet.',
  },
}
