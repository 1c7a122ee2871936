import type { MessagesOf } from '#domain/messages-of.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import type * as English from './credit-messages.ts'

export const creditPaymentMessages: MessagesOf<typeof English.creditPaymentMessages> = {
  use: (units: number, currency: string) => `Utiliser le crédit de ${formatMoney(units, currency)}`,
  from: (units: number, currency: string, number: string) =>
    `Trop-perçu sur ${number}\u00a0: ${formatMoney(units, currency)}.`,
  onceSent: (units: number, currency: string, number: string) =>
    `Trop-perçu sur ${number}\u00a0: ${formatMoney(units, currency)}. Envoyez cette facture, puis ce crédit pourra la payer.`,
  waits: (units: number, currency: string, number: string) =>
    `Payé sur ${number}\u00a0: ${formatMoney(units, currency)}. Envoyez l’avoir correspondant, puis ce montant pourra payer cette facture.`,
  used: (units: number, currency: string) => `Crédit de ${formatMoney(units, currency)} utilisé`,
}
