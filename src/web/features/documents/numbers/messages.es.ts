import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const numberMessages: MessagesOf<typeof English.numberMessages> = {
  title: 'Numeración',
  back: 'Documentos',
  lead: 'Todos los números usados, y qué pasó con los que no tienen un documento válido.',
  file: 'Guardar como CSV',
  fileName: 'numeracion-de-documentos.csv',
  whole: 'Sin huecos: todos los números están justificados.',
  broken: (numbers: number) => formatCount(numbers, { one: 'número sin justificar', other: 'números sin justificar' }),
  offline: 'Este informe necesita conexión',
  offlineText: 'Los números los asigna el servidor, así que solo él puede crear este informe. Conéctate para verlo.',
  retry: 'Reintentar',
  none: 'Aún no hay números',
  noneText: 'En cuanto un documento tenga número, su serie aparecerá aquí.',
  noBusiness: 'Sin negocio',
  series: 'Series',
  columns: {
    series: 'Serie',
    period: 'Periodo',
    last: 'Último número',
    present: 'Válidos',
    ended: 'Anulados o eliminados',
    missing: 'Faltan',
  },
  everything: 'Desde siempre',
  noGap: 'Sin huecos',
  ended: (series: string) => `Números sin documento válido: ${series}`,
  from: (first: number) => `desde ${formatNumber(first)}`,
  leftOut: (count: number) =>
    plural(count, { one: `${formatNumber(count)} saltado`, other: `${formatNumber(count)} saltados` }),
  more: (count: number) => `y ${formatNumber(count)} más`,
  reading: { act: 'read', thing: 'la numeración' },
  states: { void: 'Anulado', deleted: 'Eliminado', skipped: 'Saltado', missing: 'Falta' },
  reasons: {
    void: 'El documento se conserva, anulado.',
    deleted: 'El documento se eliminó; su historial se conserva.',
    skipped: 'Nunca usado en esta serie: otra serie del negocio ya había llegado a estos números.',
    missing: 'No hay constancia de él. Avísanos, por favor.',
  },
  by: (actor: string) => `por ${actor}`,
  details: { number: 'Número', state: 'Estado', reason: 'Motivo', at: 'Cuándo' },
}
