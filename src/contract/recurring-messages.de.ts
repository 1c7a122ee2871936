import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './recurring-messages.ts'

export const recurringMessages: MessagesOf<typeof English.recurringMessages> = {
  noneDue:
    'Bei dieser wiederkehrenden Rechnung ist nichts zu erstellen: Sie ist angehalten oder beendet, oder es wurde schon entschieden.',
  each: (days) => `Entscheiden Sie über jeden fälligen Termin, den ältesten zuerst: ${days}.`,
}
