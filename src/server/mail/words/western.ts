import type { MailWords } from './mail-words.ts'

export const ENGLISH: MailWords = {
  hello: 'Hello {name},',
  helloAll: 'Hello,',
  subject: '{title} {number} from {business}',
  invoice: 'here is invoice {number} for {total}, due on {due}. Thank you for your business.',
  quote: 'here is our quote {number} for {total}, valid until {due}. We look forward to your answer.',
  other: 'here is: {title} {number}.',
  statementSubject: 'Statement of account from {business}',
  statement: 'here is your statement of account.',
  reminders: [
    {
      subject: 'A friendly reminder: invoice {number}',
      text: 'our invoice {number} was due on {due}, and {balance} is still open. Perhaps it was overlooked: could you see to it these days? If you have paid already, please ignore this mail.',
    },
    {
      subject: 'Second reminder: invoice {number}',
      text: 'we have written to you before about invoice {number}, which was due on {due}. {balance} is still open. Please pay it within the next seven days, or tell us if something is not as it should be.',
    },
    {
      subject: 'Last reminder: invoice {number}',
      text: 'in spite of two reminders, {balance} of invoice {number}, due on {due}, is still unpaid. Please pay it within seven days. If we do not hear from you by then, we will have to take further steps.',
    },
  ],
  viewOnline: 'View it online',
  regards: 'Kind regards',
}

export const GERMAN: MailWords = {
  hello: 'Guten Tag {name},',
  helloAll: 'Guten Tag,',
  subject: '{title} {number} von {business}',
  invoice: 'hier ist die Rechnung {number} über {total}, fällig am {due}. Vielen Dank für Ihren Auftrag.',
  quote: 'hier ist unser Angebot {number} über {total}, gültig bis {due}. Wir freuen uns auf Ihre Antwort.',
  other: 'hier ist: {title} {number}.',
  statementSubject: 'Kontoauszug von {business}',
  statement: 'hier ist Ihr Kontoauszug.',
  reminders: [
    {
      subject: 'Zahlungserinnerung: Rechnung {number}',
      text: 'unsere Rechnung {number} war am {due} fällig, und {balance} sind noch offen. Vielleicht wurde sie übersehen: Würden Sie sich in den nächsten Tagen darum kümmern? Falls Sie schon bezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos.',
    },
    {
      subject: 'Zweite Mahnung: Rechnung {number}',
      text: 'wir haben Ihnen bereits wegen der Rechnung {number} geschrieben, die am {due} fällig war. {balance} sind noch offen. Bitte zahlen Sie innerhalb der nächsten sieben Tage, oder sagen Sie uns, wenn etwas nicht stimmt.',
    },
    {
      subject: 'Letzte Mahnung: Rechnung {number}',
      text: 'trotz zweier Schreiben sind {balance} der Rechnung {number}, fällig am {due}, noch nicht bezahlt. Bitte zahlen Sie innerhalb von sieben Tagen. Hören wir bis dahin nichts von Ihnen, müssen wir weitere Schritte einleiten.',
    },
  ],
  viewOnline: 'Online ansehen',
  regards: 'Freundliche Grüße',
}

export const FRENCH: MailWords = {
  hello: 'Bonjour {name},',
  helloAll: 'Bonjour,',
  subject: '{title} {number} de {business}',
  invoice: 'voici la facture {number} d’un montant de {total}, à régler avant le {due}. Merci de votre confiance.',
  quote: 'voici notre devis {number} d’un montant de {total}, valable jusqu’au {due}. Dans l’attente de votre réponse.',
  other: 'voici : {title} {number}.',
  statementSubject: 'Relevé de compte de {business}',
  statement: 'voici votre relevé de compte.',
  reminders: [
    {
      subject: 'Rappel : facture {number}',
      text: 'notre facture {number} était à régler avant le {due}, et {balance} restent dus. Il s’agit peut-être d’un oubli : pourriez-vous la régler ces prochains jours ? Si c’est déjà fait, merci de ne pas tenir compte de ce message.',
    },
    {
      subject: 'Deuxième rappel : facture {number}',
      text: 'nous vous avons déjà écrit au sujet de la facture {number}, à régler avant le {due}. {balance} restent dus. Merci de les régler sous sept jours, ou de nous dire ce qui ne va pas.',
    },
    {
      subject: 'Dernier rappel : facture {number}',
      text: 'malgré deux rappels, {balance} de la facture {number}, à régler avant le {due}, restent impayés. Merci de les régler sous sept jours. Sans nouvelles de votre part, nous devrons engager d’autres démarches.',
    },
  ],
  viewOnline: 'Voir en ligne',
  regards: 'Cordialement',
}
