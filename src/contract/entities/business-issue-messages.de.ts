import { documentNouns } from '#domain/documents/type-messages.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './business-issue-messages.ts'

export const businessIssueMessages: MessagesOf<typeof English.businessIssueMessages> = {
  logo: 'muss ein Bild als PNG oder JPEG sein (Data-URL)',
  iban: 'ist keine gültige IBAN. Vergleichen Sie sie mit dem Kontoauszug Ihrer Bank',
  bic: 'muss aus 8 oder 11 Buchstaben und Ziffern bestehen',
  paymentLink: 'muss eine Webadresse sein, die mit https:// beginnt',
  prefix: 'darf nur aus Buchstaben, Ziffern und / . _ - bestehen',
  period: 'muss leer, ein Jahr oder ein Monat wie 2026-07 sein',
  tooManyPrefixes: 'haben schon zu oft anders begonnen. Behalten Sie die bisherigen Buchstaben',
  prefixTaken: (prefix, type, owner) =>
    `können bei „${documentNouns[type].many}“ nicht ${prefix === '' ? 'ohne Buchstaben' : `mit ${prefix}`} beginnen. So beginnen oder begannen schon die Nummern bei „${documentNouns[owner].many}“. Wählen Sie andere Buchstaben`,
}
