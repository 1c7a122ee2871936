import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './recurring-messages.ts'

export const recurringMessages: MessagesOf<typeof English.recurringMessages> = {
  noneDue:
    'Cette facture récurrente n’a aucun jour à traiter\u00a0: elle est en pause ou terminée, ou la décision est déjà prise.',
  each: (days) => `Décidez pour chaque jour à traiter, le plus ancien d’abord\u00a0: ${days}.`,
}
