import type { MailMessages } from './mail-texts.ts'

export const pl: MailMessages = {
  hello: 'Dzień dobry {name},',
  helloAll: 'Dzień dobry,',
  subject: '{title} {number} od {business}',
  invoice: 'przesyłamy fakturę {number} na kwotę {total}, płatną do {due}. Dziękujemy za współpracę.',
  quote: 'przesyłamy naszą ofertę {number} na kwotę {total}, ważną do {due}. Czekamy na odpowiedź.',
  other: 'przesyłamy: {title} {number}.',
  statementSubject: 'Zestawienie rozliczeń od {business}',
  statement: 'przesyłamy zestawienie rozliczeń.',
  reminders: [
    {
      subject: 'Przypomnienie: faktura {number}',
      text: 'termin płatności naszej faktury {number} minął {due}, a do zapłaty pozostaje {balance}. Być może umknęła Państwa uwadze: prosimy zająć się nią w najbliższych dniach. Jeśli płatność już wyszła, prosimy o zignorowanie tej wiadomości.',
    },
    {
      subject: 'Drugie przypomnienie: faktura {number}',
      text: 'pisaliśmy już w sprawie faktury {number}, której termin płatności minął {due}. Do zapłaty pozostaje {balance}. Prosimy o zapłatę w ciągu siedmiu dni lub o informację, jeśli coś się nie zgadza.',
    },
    {
      subject: 'Ostatnie przypomnienie: faktura {number}',
      text: 'mimo dwóch przypomnień kwota {balance} z faktury {number}, płatnej do {due}, nie została zapłacona. Prosimy o zapłatę w ciągu siedmiu dni. W razie braku odpowiedzi będziemy musieli podjąć dalsze kroki.',
    },
  ],
  viewOnline: 'Zobacz online',
  regards: 'Z poważaniem',
}
