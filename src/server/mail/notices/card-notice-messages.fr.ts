import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './card-notice-messages.ts'

export const cardNoticeMessages: MessagesOf<typeof English.cardNoticeMessages> = {
  invoice: 'Facture',
  reference: 'Référence',
  look: 'Voir vos paiements par carte',
  credit: {
    subject: (money) => `Un paiement par carte de ${money} dépasse le montant dû`,
    text: (money) =>
      `Un client a payé ${money} par carte, et la facture est maintenant payée au-delà de ce qu’elle demande. Le reste est gardé comme crédit du client\u00a0: utilisez-le pour une autre facture, ou remboursez-le chez Stripe.`,
  },
  dispute: {
    subject: (money) => `${money} d’un paiement par carte sont contestés`,
    text: (money) =>
      `La banque du client a repris ${money} ou pose une question. Répondez chez Stripe avant la date limite\u202f; la facture sera mise à jour selon l’issue.`,
  },
  problem: {
    subject: (money) => `Un paiement par carte de ${money} n’a pas pu être enregistré`,
    text: (money) =>
      `Un client a payé ${money} par carte, et cela n’a pas pu être enregistré sur la facture. Les réglages disent pourquoi, et que faire.`,
  },
}
