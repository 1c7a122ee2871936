import type { MailMessages } from './mail-texts.ts'

export const de: MailMessages = {
  hello: 'Guten Tag {name},',
  helloAll: 'Guten Tag,',
  subject: '{title} {number} von {business}',
  invoice: 'hier ist die Rechnung {number} über {total}, fällig am {due}. Vielen Dank für Ihren Auftrag.',
  quote: 'hier ist unser Angebot {number} über {total}, gültig bis {due}. Wir freuen uns auf Ihre Antwort.',
  other: 'hiermit erhalten Sie: {title} {number}.',
  statementSubject: 'Kontoauszug von {business}',
  statement: 'hier ist Ihr Kontoauszug.',
  reminders: [
    {
      subject: 'Zahlungserinnerung: Rechnung {number}',
      text: 'unsere Rechnung {number} war am {due} fällig, und {balance} sind noch offen. Vielleicht wurde sie übersehen: Würden Sie sich in den nächsten Tagen darum kümmern? Falls Sie schon bezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos.',
    },
    {
      subject: 'Zweite Zahlungserinnerung: Rechnung {number}',
      text: 'wir haben Ihnen bereits wegen der Rechnung {number} geschrieben, die am {due} fällig war. {balance} sind noch offen. Bitte zahlen Sie innerhalb der nächsten sieben Tage, oder sagen Sie uns, wenn etwas nicht stimmt.',
    },
    {
      subject: 'Letzte Zahlungserinnerung: Rechnung {number}',
      text: 'trotz zweier Schreiben sind {balance} der Rechnung {number}, fällig am {due}, noch nicht bezahlt. Bitte zahlen Sie innerhalb der nächsten sieben Tage. Hören wir bis dahin nichts von Ihnen, müssen wir weitere Schritte einleiten.',
    },
  ],
  viewOnline: 'Online ansehen',
  regards: 'Freundliche Grüße',
}
