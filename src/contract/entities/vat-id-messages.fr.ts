import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './vat-id-messages.ts'

const reasons = {
  within: 'sans lui, une livraison intracommunautaire n’est pas exonérée de TVA',
  reverseCharge: 'l’autoliquidation l’exige',
} as const

export const vatIdMessages: MessagesOf<typeof English.vatIdMessages> = {
  ofSeller: (reason) => `Saisissez le n°\u00a0de TVA de votre entreprise\u00a0: ${reasons[reason]}.`,
  ofCustomer: (reason) => `Saisissez le n°\u00a0de TVA du client\u00a0: ${reasons[reason]}.`,
  needsSeller: (reason) =>
    `il faut d’abord le n°\u00a0de TVA de votre entreprise\u00a0: ${reasons[reason]}. Saisissez-le dans les réglages`,
  missing: (reason) => `manque\u00a0: ${reasons[reason]}`,
}
