import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './recurring-messages.ts'

export const recurringMessages: MessagesOf<typeof English.recurringMessages> = {
  noneDue:
    'Esta factura periódica no tiene ninguna factura pendiente de crear: está en pausa, ha terminado o ya se había decidido.',
  each: (days: string) => `Decide sobre cada factura pendiente de crear, empezando por la más antigua: ${days}.`,
}
