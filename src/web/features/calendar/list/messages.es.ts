import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { plural } from '#web/kit/format/number.ts'
import { panelMessages } from '../panel-messages.ts'
import type * as English from './messages.ts'

export const eventsMessages: MessagesOf<typeof English.eventsMessages> = {
  facts: (events) => countOf('event', events),
  create: panelMessages.create,
  columns: { startAt: 'Cuándo' },
  filters: {
    status: { label: 'Estado', all: 'Todos los estados', options: panelMessages.status },
    priority: { label: 'Prioridad', all: 'Todas las prioridades', options: panelMessages.priority },
    type: { label: 'Tipo', all: 'Todos los tipos' },
    from: { label: 'Desde este día', all: 'Desde' },
    to: { label: 'Hasta este día', all: 'hasta' },
  },
  empty: {
    title: 'Aún no hay eventos',
    text: 'Un evento es una reunión, una fecha límite, una promoción o una temporada, una vez o una y otra vez. El calendario lo muestra junto a los documentos que vencen y los precios programados.',
    importFile: 'Importar un archivo',
  },
  gone: panelMessages.gone,
  calendarFile: (more, importFile) =>
    `Los archivos de calendario se importan en la página «Calendario», con «${more}» y después «${importFile}».`,
  calendar: 'Mostrar en el calendario',
  complete: 'Marcar como completado',
  cancel: 'Marcar como cancelado',
  reopen: 'Volver a programar',
  completed: (events) => `${countOf('event', events)} ${plural(events, { one: 'completado', other: 'completados' })}`,
  cancelled: (events) => `${countOf('event', events)} ${plural(events, { one: 'cancelado', other: 'cancelados' })}`,
  reopened: (events) => `${countOf('event', events)} ${plural(events, { one: 'previsto', other: 'previstos' })}`,
}
