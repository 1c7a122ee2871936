import type { MessagesOf } from '#domain/messages-of.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import type * as English from './credit-messages.ts'

export const creditPaymentMessages: MessagesOf<typeof English.creditPaymentMessages> = {
  use: (units, currency) => `Guthaben von ${formatMoney(units, currency)} verwenden`,
  from: (units, currency, number) => `Auf ${number} wurden ${formatMoney(units, currency)} zu viel bezahlt.`,
  onceSent: (units, currency, number) =>
    `Auf ${number} wurden ${formatMoney(units, currency)} zu viel bezahlt. Senden Sie diese Rechnung, dann lässt sie sich mit diesem Guthaben bezahlen.`,
  waits: (units, currency, number) =>
    `Auf ${number} wurden ${formatMoney(units, currency)} bezahlt. Senden Sie die Rechnungskorrektur dazu, dann lässt sich diese Rechnung damit bezahlen.`,
  used: (units, currency) => `Guthaben von ${formatMoney(units, currency)} verwendet`,
}
