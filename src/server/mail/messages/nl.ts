import type { MailMessages } from './mail-texts.ts'

export const nl: MailMessages = {
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
