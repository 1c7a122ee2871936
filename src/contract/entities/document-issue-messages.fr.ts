import type { DocumentStatus, DocumentType } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './document-issue-messages.ts'

/** A kind of document as the subject of a sentence, and the ending of the participles that agree with it. */
interface Named {
  readonly this: string
  readonly the: string
  readonly ending: '' | 'e'
}

const named: Readonly<Record<DocumentType, Named>> = {
  invoice: { this: 'Cette facture', the: 'la facture', ending: 'e' },
  quote: { this: 'Ce devis', the: 'le devis', ending: '' },
  receipt: { this: 'Ce reçu', the: 'le reçu', ending: '' },
  creditnote: { this: 'Cet avoir', the: 'l’avoir', ending: '' },
  purchaseorder: { this: 'Ce bon de commande', the: 'le bon de commande', ending: '' },
  template: { this: 'Ce modèle', the: 'le modèle', ending: '' },
}

const statuses: Readonly<Record<DocumentStatus, string>> = {
  draft: 'brouillon',
  sent: 'envoyé',
  viewed: 'consulté',
  partial: 'payé en partie',
  paid: 'payé',
  accepted: 'accepté',
  declined: 'refusé',
  received: 'reçu',
  applied: 'imputé',
  refunded: 'crédité',
  void: 'annulé',
}

const settledRemedy = 'Gardez le montant entier comme crédit du client ou saisissez-le sur une autre facture.'

export const documentIssueMessages: MessagesOf<typeof English.documentIssueMessages> = {
  otherType: 'ne peut pas changer\u00a0: créez un nouveau document de l’autre type',
  issuedMeanwhile: (type, number) => {
    const { this: subject, the, ending } = named[type]
    return `${subject} a été émis${ending} sous le numéro ${number} avant l’arrivée de votre modification, qui n’a donc pas été reprise. Réessayez pour modifier ${the} émis${ending}, avec un motif.`
  },
  ofOtherBusiness:
    'ne peut pas changer\u00a0: le numéro fait partie de sa série. Pour une autre entreprise, créez un nouveau document',
  status: {
    move: (from, to) => `ne peut pas passer de «\u00a0${statuses[from]}\u00a0» à «\u00a0${statuses[to]}\u00a0»`,
    void: (why) => `annulation impossible\u00a0: ${why}`,
    credited: `ne peut pas passer à «\u00a0${statuses.refunded}\u00a0»\u00a0: une partie est déjà payée ou créditée. Créez un avoir pour le reste`,
  },
  final: (type, number, isReversed) => {
    const { the, ending } = named[type]
    return `ne peut pas changer\u00a0: ${the} ${number} a été émis${ending}, et ce qui est émis est définitif. ${isReversed ? 'Créez un avoir et un nouveau document' : 'Créez un nouveau document'}`
  },
  notDeleted: (type, number) => {
    const { the, ending } = named[type]
    return `${the.charAt(0).toUpperCase()}${the.slice(1)} ${number} a été émis${ending} et ne peut pas être supprimé${ending}. ${type === 'invoice' ? 'Créez plutôt un avoir.' : 'Créez plutôt une nouvelle facture ou un nouvel avoir.'}`
  },
  totalTooLarge: (most) => `le total dépasse ce qui peut être enregistré\u00a0: au plus ${most}`,
  unitCode: 'doit être un code d’unité comme C62',
  due: {
    beforeIssue: (day) => `ne doit pas précéder la date du document, le ${day}`,
    afterDue: (day) => `ne doit pas dépasser l’échéance, le ${day}. Changez d’abord l’échéance`,
  },
  currency: {
    paid: (currency) => `ne peut pas changer\u00a0: les paiements sont en ${currency}. Enlevez-les d’abord`,
    credited: (currency) =>
      `ne peut pas changer\u00a0: le document a été crédité en ${currency}. Pour une autre devise, créez un nouveau document`,
    ofInvoice: (currency) => `doit être ${currency}, comme sur la facture créditée`,
  },
  parties: {
    ofNotes:
      'ne peut pas changer\u00a0: les avoirs concernent les deux mêmes parties. Pour une autre partie, créez un nouveau document',
    ofInvoice: (number) => `doit rester comme sur la facture ${number}, qui est créditée`,
  },
  credit: {
    wouldCome: (credited, all) =>
      `le montant crédité serait de ${credited} sur ${all}. Supprimez d’abord les autres avoirs`,
    lessThanCredited: (credited) => `le total est inférieur à ce qui a déjà été crédité\u00a0: ${credited}`,
    tooMuch: (most, all, notes) =>
      `le total dépasse ce qui reste à créditer de la facture\u00a0: ${most} sur ${all}${notes}`,
    tooMany: (line, left, sold, notes) =>
      `la quantité créditée de «\u00a0${line}\u00a0» dépasse ce qui reste\u00a0: ${left} sur ${sold}${notes}`,
    keepsLess: (line, taken) =>
      `la quantité de «\u00a0${line}\u00a0» est inférieure à ce qui a déjà été crédité\u00a0: ${taken}`,
    afterNotes: (numbers, others) =>
      `, après ${numbers.length + others > 1 ? 'les avoirs ' : 'l’avoir '}${numbers.join(', ')}${others > 0 ? ` et ${others} de plus` : ''}`,
    namelessLine: 'une ligne sans désignation',
    betweenInvoices:
      'Un crédit passe d’une facture à une autre du même client, dans la même devise, toutes deux émises. Saisissez plutôt un paiement.',
    isMoved:
      'ne peut pas changer tant qu’un crédit est déplacé depuis ou vers cette facture\u00a0: enlevez ce paiement',
    movesTooMuch: 'le montant déplacé dépasse le crédit disponible',
  },
  payment: {
    nothingOpen: `Il ne reste rien à payer sur cette facture. ${settledRemedy}`,
    moreThanOpen: (most) =>
      `Le paiement dépasse le reste à payer, ${most}. Réduisez-le ou gardez le surplus comme crédit du client.`,
    tooSmall: (smallest) => `doit être un multiple de ${smallest}, le plus petit montant payable`,
    eachTooSmall: (smallest) => `chaque montant doit être un multiple de ${smallest}, le plus petit montant payable`,
    wouldGiveBack:
      'le remboursement dépasserait ce qui a été payé. Enlevez d’abord ce qui a été remboursé ou utilisé comme crédit.',
    givesBack: 'le remboursement dépasse ce qui a été payé',
    ofProvider:
      'ce que Stripe a communiqué ne se modifie, ne s’ajoute et ne s’enlève pas à la main, car la facture suit Stripe. Remboursez chez Stripe, ou enregistrez à côté un paiement à vous',
    nothingOwed: `il ne reste rien à payer. ${settledRemedy}`,
    moreThanOwed: (most) =>
      `le total dépasse le reste à payer, ${most}. Réduisez les paiements ou gardez le surplus comme crédit du client.`,
  },
  preceding: {
    deleted: 'la facture correspondante a été supprimée. Supprimez aussi cet avoir',
    void: (number) => `la facture ${number} est annulée. Supprimez cet avoir`,
    unsent: (number) => `la facture ${number} doit d’abord être envoyée, car l’avoir porte son numéro`,
    named: (note, invoice) =>
      `L’avoir ${note} a été envoyé et mentionne la facture ${invoice}. Marquez aussi la facture comme envoyée.`,
  },
  stock: {
    whole: 'Le stock se compte en unités entières. Saisissez des quantités entières ou laissez le stock inchangé.',
    counted:
      'L’intégration de l’expédition de cette commande a déjà ajouté ses marchandises au stock. Laissez le stock inchangé ici.',
    tooMuch: 'Le stock serait trop grand. Vérifiez les quantités ou laissez le stock inchangé.',
  },
}
