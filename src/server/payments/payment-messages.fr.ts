import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './payment-messages.ts'

export const paymentMessages: MessagesOf<typeof English.paymentMessages> = {
  priceBelowZero: 'ne doit pas être inférieur à zéro',
  priceTooFine: (finest) =>
    `a plus de décimales que ce qui peut être débité\u00a0: le prix doit être un multiple de ${finest}`,
  notCharged: (currency) =>
    `doit être une devise dans laquelle les cartes sont débitées\u202f; ${currency} n’en est pas une`,
  priceWithCurrency: 'Indiquez aussi le prix dans la nouvelle devise.',
  usedPlan:
    'Quelqu’un est abonné à cette offre, elle est donc conservée. Retirez-la plutôt\u00a0: elle ne sera plus proposée à personne.',
  retired: 'Cette offre n’est plus proposée. Choisissez-en une autre.',
  freePlan: 'Cette offre ne coûte rien\u00a0: toute personne sans autre offre en bénéficie déjà.',
  hasPlan: 'Vous avez déjà une offre. Changez-la au lieu d’en prendre une seconde.',
  noPlan: 'Vous n’avez aucune offre à changer. Choisissez-en d’abord une.',
  samePlan: 'Vous avez déjà cette offre.',
  otherCurrency: (currency) =>
    `Votre offre est payée en ${currency}. Résiliez-la, puis choisissez la nouvelle lorsqu’elle aura pris fin.`,
  suspended:
    'Votre offre est suspendue parce qu’elle n’a pas été payée. Réglez d’abord ce qui est dû, sous «\u00a0Mode de paiement et factures\u00a0».',
  staleMoment: 'Ce n’est pas le dernier aperçu, ou il est trop ancien. Consultez-le de nouveau.',
  notEnding: 'Votre offre n’est pas résiliée.',
  noCustomer: 'Il n’y a encore aucun paiement. Choisissez d’abord une offre.',
  checkoutOver: 'Cette page de paiement a expiré. Choisissez de nouveau l’offre.',
  underWay:
    'Une offre a déjà été payée et est en cours de confirmation. Consultez de nouveau votre offre dans un instant.',
  changedPrice: 'Cette offre ou le changement coûte désormais un autre montant. Consultez de nouveau l’aperçu.',
}
