import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './vat-id-messages.ts'

const reasons = {
  within: 'Nur damit ist eine innergemeinschaftliche Lieferung umsatzsteuerfrei',
  reverseCharge: 'Die Steuerschuldnerschaft des Leistungsempfängers verlangt sie',
} as const

export const vatIdMessages: MessagesOf<typeof English.vatIdMessages> = {
  ofSeller: (reason) => `Geben Sie die USt-IdNr. Ihres Unternehmens ein: ${reasons[reason]}.`,
  ofCustomer: (reason) => `Geben Sie die USt-IdNr. des Kunden ein: ${reasons[reason]}.`,
  needsSeller: (reason) =>
    `braucht zuerst die USt-IdNr. Ihres Unternehmens. ${reasons[reason]}. Geben Sie sie in den Einstellungen ein`,
  missing: (reason) => `fehlt. ${reasons[reason]}`,
}
