import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './document-command-messages.ts'

export const documentCommandMessages: MessagesOf<typeof English.documentCommandMessages> = {
  noQuote: 'Aucun devis avec l’ID {id}',
  notAnInvoice: 'Le document avec l’ID {id} n’est pas une facture',
  noInvoice: 'Aucune facture avec l’ID {id}',
  notAnOrder: 'Le document avec l’ID {id} n’est pas un bon de commande',
  invoiceVoid: (number) => `La facture ${number} est annulée.`,
  quoteVoid: (number) => `Le devis ${number} est annulé.`,
  convertedTooOften: (number) => `Le devis ${number} a été converti trop de fois.`,
  quoteExpired: (number, day) =>
    `Le devis ${number} a expiré${day === '' ? '' : ` le ${day}`}. Confirmez pour le convertir malgré tout.`,
  zeroPayment: 'doit différer de zéro',
  unknownLine: (id) => `la facture n’a pas de ligne ${id}`,
  lineTwice: 'doit indiquer chaque ligne une seule fois',
  noLine: 'doit indiquer une ligne',
  takesNothing: (line) => `créditez une quantité de «\u00a0${line}\u00a0» ou laissez cette ligne de côté`,
  creditedTooOften: (number) => `La facture ${number} a été créditée en totalité trop de fois.`,
  residue: (amount, isOwed, isBelowZero) =>
    `Il ne reste ${amount} sur cette facture que parce que la taxe est arrondie sur chaque document.${isOwed ? ` Saisissez ce reste comme paiement ${isBelowZero ? 'au' : 'du'} client.` : ''}`,
  correctedTooOften: (number) => `La facture ${number} a été corrigée trop de fois.`,
  notCorrected: {
    draft: (number) => `La facture ${number} est un brouillon\u00a0: modifiez-la directement.`,
    credited: (number) =>
      `La facture ${number} a déjà un avoir. Créditez ce qu’il en reste, puis créez une nouvelle facture.`,
    belowZero: (number) =>
      `Le total de la facture ${number} est inférieur à zéro\u202f; aucun avoir ne peut donc l’annuler. Créez une nouvelle facture.`,
  },
  notBelowZero: (number) => `Le document ${number} n’est pas un brouillon de facture au total inférieur à zéro.`,
  hasPayments: (number) => `La facture ${number} a des paiements. Enlevez-les d’abord.`,
  draftTakesNoCredit: (number) => `La facture ${number} est un brouillon. Envoyez-la d’abord, puis utilisez le crédit.`,
  creditTooSmall: (most, from, to) => `Au plus ${most} du crédit de ${from} peuvent être imputés à ${to}.`,
  allShipped: (order, shipments, others) => {
    const named = `${shipments.join(', ')}${others > 0 ? ` et ${others} de plus` : ''}`
    const where = shipments.length + others === 1 ? `l’expédition ${named}` : `les expéditions ${named}`
    return `Toutes les marchandises du bon de commande ${order} figurent déjà dans ${where}. Réduisez-y les quantités ou augmentez-les dans le bon de commande pour créer une autre expédition.`
  },
}
