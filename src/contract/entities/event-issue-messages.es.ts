import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './event-issue-messages.ts'

export const eventIssueMessages: MessagesOf<typeof English.eventIssueMessages> = {
  titleMissing: 'El título del evento es obligatorio',
  noTime: 'debe ser una hora como 14:30',
  endsBefore: 'no debe ser anterior al inicio. Elige un fin posterior o un inicio anterior',
  tooLong: 'debe ser como máximo un año después del inicio. Para más, haz que el evento se repita',
  noStartName: 'debe contener días como 2026-07-06 u horas locales como 2026-07-06T09:30:00',
}
