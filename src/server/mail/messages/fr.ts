import type { MailMessages } from './mail-texts.ts'

export const fr: MailMessages = {
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
