import type { MailMessages } from './mail-texts.ts'

export const fr: MailMessages = {
  hello: 'Bonjour {name},',
  helloAll: 'Bonjour,',
  subject: '{title} {number} de {business}',
  invoice:
    'Voici la facture {number} d’un montant de {total}, à régler au plus tard le {due}. Merci de votre confiance.',
  quote:
    'Voici notre devis {number} d’un montant de {total}, valable jusqu’au {due}. Nous restons à votre disposition dans l’attente de votre réponse.',
  other: 'Voici : {title} {number}.',
  statementSubject: 'Relevé de compte de {business}',
  statement: 'Voici votre relevé de compte.',
  reminders: [
    {
      subject: 'Rappel : facture {number}',
      text: 'Notre facture {number} était à régler au plus tard le {due}, et il reste {balance} à payer. Il s’agit peut-être d’un oubli : pourriez-vous la régler ces prochains jours ? Si c’est déjà fait, merci de ne pas tenir compte de ce message.',
    },
    {
      subject: 'Deuxième rappel : facture {number}',
      text: 'Nous vous avons déjà écrit au sujet de la facture {number}, à régler au plus tard le {due}. Il reste {balance} à payer. Merci de régler cette somme sous sept jours, ou de nous dire ce qui ne va pas.',
    },
    {
      subject: 'Dernier rappel : facture {number}',
      text: 'Malgré deux rappels, il reste {balance} à payer sur la facture {number}, à régler au plus tard le {due}. Merci de régler cette somme sous sept jours. Sans nouvelles de votre part, nous devrons engager d’autres démarches.',
    },
  ],
  viewOnline: 'Voir en ligne',
  regards: 'Cordialement',
}
