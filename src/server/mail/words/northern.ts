import type { MailWords } from './mail-words.ts'

export const DUTCH: MailWords = {
  hello: 'Beste {name},',
  helloAll: 'Goedendag,',
  subject: '{title} {number} van {business}',
  invoice: 'hierbij factuur {number} van {total}, te betalen voor {due}. Bedankt voor uw opdracht.',
  quote: 'hierbij onze offerte {number} van {total}, geldig tot {due}. Wij horen graag van u.',
  other: 'hierbij: {title} {number}.',
  statementSubject: 'Rekeningoverzicht van {business}',
  statement: 'hierbij uw rekeningoverzicht.',
  reminders: [
    {
      subject: 'Herinnering: factuur {number}',
      text: 'onze factuur {number} had op {due} betaald moeten zijn, en {balance} staat nog open. Misschien is hij aan uw aandacht ontsnapt: kunt u er deze dagen naar kijken? Hebt u al betaald, dan kunt u dit bericht als niet verzonden beschouwen.',
    },
    {
      subject: 'Tweede herinnering: factuur {number}',
      text: 'wij schreven u al over factuur {number}, die op {due} betaald had moeten zijn. {balance} staat nog open. Wilt u binnen zeven dagen betalen, of ons laten weten wat er niet klopt?',
    },
    {
      subject: 'Laatste herinnering: factuur {number}',
      text: 'ondanks twee herinneringen is {balance} van factuur {number}, te betalen voor {due}, nog niet betaald. Wilt u binnen zeven dagen betalen? Horen wij dan niets van u, dan moeten wij verdere stappen nemen.',
    },
  ],
  viewOnline: 'Online bekijken',
  regards: 'Met vriendelijke groet',
}

export const POLISH: MailWords = {
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
