import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './event-issue-messages.ts'

export const eventIssueMessages: MessagesOf<typeof English.eventIssueMessages> = {
  titleMissing: 'El título del evento es obligatorio',
  noTime: 'debe ser una hora como 14:30',
  endsBefore: 'no debe ser anterior al inicio. Elige un fin posterior o un inicio anterior',
  tooLong: 'debe ser como máximo un año después del inicio. Para más, haz que el evento se repita',
  noStartName: 'debe contener días como 2026-07-06 u horas locales como 2026-07-06T09:30:00',
  endsBeforeStart: 'termina antes de que empiece el evento. Elige un fin de repetición posterior o un inicio anterior',
  repeatsInSeries:
    'debe estar vacío en una repetición modificada: es la serie la que se repite. Cambia la serie u omite seriesId',
  noSeries: 'necesita la serie a la que pertenece. Indica también seriesId u omítelo',
  ownSeries: 'no debe ser el propio evento. Indica el ID de su serie',
  seriesOfChanged: 'no debe ser una repetición modificada. Indica el ID de la propia serie',
  noControls: 'no debe contener saltos de línea ni otros caracteres de control. Elimínalos',
}
