import { cutText } from '#domain/cut-text.ts'
import type { DocumentStatus, DocumentType } from '#domain/documents/types.ts'
import type { CurrencyLock } from '#contract/entities/document-currency.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type { DocumentAction } from '../actions/next-action.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import { LINE } from '../lines/messages.fr.ts'
import type * as English from './messages.ts'

const purposes: Readonly<Record<DocumentType, string>> = {
  invoice: 'Demander un paiement à un client',
  quote: 'Proposer des prix, à convertir en facture une fois acceptés',
  receipt: 'Confirmer qu’une somme a été payée',
  creditnote: 'Annuler tout ou partie d’une facture',
  purchaseorder: 'Commander à un fournisseur',
  template: 'Des lignes pour commencer d’autres documents',
}

const currencyLocks: Readonly<Record<CurrencyLock, string>> = {
  paid: 'Fixée par ses paiements',
  credited: 'Fixée par son avoir',
  credits: 'Comme la facture',
}

export const thingMessages: MessagesOf<typeof English.thingMessages> = {
  one: 'ce document',
  line: 'cette ligne',
  payment: 'ce paiement',
}

export const moveMessages: Readonly<Record<DocumentStatus, string>> = {
  draft: 'Remettre en brouillon',
  sent: 'Marquer comme envoyé',
  viewed: 'Marquer comme consulté',
  partial: 'Marquer comme payé en partie',
  paid: 'Marquer comme payé',
  accepted: 'Marquer comme accepté',
  declined: 'Marquer comme refusé',
  received: 'Marquer comme reçu',
  applied: 'Marquer comme imputé',
  refunded: 'Marquer comme crédité',
  void: 'Annuler le document',
}

export const actionMessages: Readonly<Record<DocumentAction, string>> = {
  pay: 'Saisir un paiement',
  convert: 'Convertir en facture',
  credit: 'Avoir',
  ship: 'Créer une expédition',
  use: 'Utiliser ce modèle',
  repeat: 'Répéter…',
}

export const pageMessages: MessagesOf<typeof English.pageMessages> = {
  back: 'Documents',
  newTitle: 'Nouveau document',
  newText: 'Que voulez-vous créer\u202f?',
  business: 'Entreprise',
  businessHelp: 'Détermine la série de numéros, la taxe, la devise et les conditions.',
  purposes,
  templates: 'Ou partir d’un modèle',
  toStart: 'En commencer un nouveau',
  lost: 'Ce document est supprimé et ne peut pas être restauré. Seul un brouillon peut l’être, et uniquement sans paiements, sans mouvement de stock et sans liens avec d’autres documents.',
}

export const headMessages: MessagesOf<typeof English.headMessages> = {
  send: 'Envoyer…',
  more: 'Plus',
  pdf: 'Aperçu',
  download: 'Télécharger le PDF',
  duplicate: 'Dupliquer',
  saveTemplate: 'Enregistrer comme modèle',
  eInvoice: 'Facture électronique',
  history: 'Historique',
  remove: 'Supprimer',
  openInvoice: (number: string) => `Ouvrir la facture ${number}`,
  moved: (status: string) => `Nouveau statut\u00a0: ${status.toLowerCase()}`,
  saved: (what: string) => `Enregistré\u00a0: ${what}`,
  deleted: (name: string) => `Supprimé\u00a0: ${name}`,
  stops: (names: readonly string[]) =>
    plural(names.length, {
      one: `La facture récurrente ${names.join(', ')} est créée à partir de ce document et s’arrête jusqu’à ce que vous choisissiez une autre source.`,
      other: `Les factures récurrentes ${names.join(', ')} sont créées à partir de ce document et s’arrêtent jusqu’à ce que vous choisissiez une autre source.`,
    }),
  voided: (name: string) => `Annulé, numéro conservé\u00a0: ${name}`,
  fileName: (name: string) => `${name}.pdf`,
  noPdf: 'Le PDF est créé par le serveur\u00a0: il faut être en ligne pour le voir.',
  expired: {
    title: 'Ce devis a expiré',
    text: 'Ses prix ne sont peut-être plus ceux que vous demandez aujourd’hui. Créer la facture quand même\u202f?',
    confirm: 'Créer la facture',
  },
  empty: {
    title: (name: string) => `Encore aucune ligne\u00a0: ${name}`,
    text: 'Une fois envoyé, le document garde son numéro et ne peut plus être supprimé. Le marquer comme envoyé sans lignes\u202f?',
    confirm: 'Continuer',
  },
  noTaxRate: {
    text: (from: string, to: string) =>
      `Votre pays demande aussi la taxe en ${to}, et aucun taux de change de ${from} n’est connu. Vous pouvez le saisir sur le document.`,
    confirm: 'Continuer sans taux',
  },
  keeps: {
    title: (name: string) => `Suppression impossible\u00a0: ${name}`,
    text: 'Le document a été émis, il est donc conservé. Un avoir annule son montant et préserve la continuité de vos numéros.',
    confirm: 'Créer un avoir',
  },
  keepsCredit: {
    text: 'Le document a été émis, il est donc conservé\u00a0: marquez-le comme imputé, ou créez une nouvelle facture.',
    confirm: 'OK',
  },
  forGood: {
    title: (name: string) => `Supprimer définitivement ${name}\u202f?`,
    issued: 'Le document a été émis\u00a0: son numéro reste dans le rapport des numéros, comme supprimé.',
    void: 'Le document est annulé.',
    links: (others: string) => `Son lien avec ${others} est supprimé aussi.`,
    credit: 'Son montant ne compte plus comme crédité sur la facture.',
    stock: 'Le stock reste tel qu’il est maintenant.',
    payments: 'Les paiements saisis sur ce document sont supprimés aussi.',
    draft: 'Si son numéro n’est pas le dernier de sa série, le document est annulé et le garde.',
    noUndo: 'Cette action est irréversible.',
    confirm: 'Supprimer',
  },
  stock: {
    title: 'Mettre à jour le stock\u202f?',
    text: 'Les produits de ses lignes peuvent maintenant être déduits de votre stock.',
    confirm: 'Marquer comme envoyé',
    goOn: 'Continuer',
    take: 'Déduire les quantités du stock',
    moves: 'Stock avant et après',
    move: (before: number, after: number) => `${formatNumber(before)} → ${formatNumber(after)}`,
    below: (count: number) => `Stock négatif\u00a0: ${formatNumber(count)} de plus que votre stock`,
  },
}

export const noticeMessages: MessagesOf<typeof English.noticeMessages> = {
  label: 'Remarques',
  wentBack: (amount, currency) =>
    `${formatMoney(amount, currency)} ont été rendus au client. Cette somme est-elle encore due\u202f?`,
  wentBackText:
    'Sinon, établissez un avoir. Tant que vous n’avez pas répondu, le client ne reçoit pas de rappel et ne peut pas payer cette somme par carte.',
  disputed: (amount, currency) =>
    `${formatMoney(amount, currency)} ont été rendus\u00a0: le client conteste un paiement par carte`,
  disputedText:
    'Sa banque décide, et sa décision sera enregistrée ici d’elle-même. D’ici là, le client ne reçoit pas de rappel et ne peut pas payer par carte.',
  answerDispute: 'Répondre à la contestation sous Paiements par carte',
  maybeTwice: (byHand, currency) =>
    `${formatMoney(byHand, currency)} ont été saisis à la main comme rendus, et Stripe a aussi signalé un remboursement. Si c’est le même argent, il compte deux fois.`,
  countOnce: 'Le même argent\u00a0: supprimer la ligne saisie à la main',
  creditIt: 'Établir un avoir',
  stillOwed: 'Encore due',
  issued: (when: string, edits: number) =>
    `Envoyé${when === '' ? '' : ` le ${when}`}${edits === 0 ? '' : `, modifié ${formatCount(edits, { one: 'fois', other: 'fois' })} depuis`}`,
  counts: (invoice: string) =>
    `Cet avoir réduit la facture ${invoice} depuis son émission. Il ne reste rien à imputer.`,
  correcting: (reason: string) => `Correction en cours\u00a0: ${reason}`,
  correctingText:
    'Chaque modification est enregistrée au fur et à mesure et conservée dans l’historique avec ce motif.',
  corrected: 'Terminer',
  belowZero: (total: number, currency: string) => `Le total de cette facture est de ${formatMoney(total, currency)}`,
  belowZeroText: 'Ce que vous rendez a sa place sur un avoir, avec des montants saisis sans le signe moins.',
  provisional: 'Vous êtes hors ligne. Ce numéro est temporaire\u202f; le vrai est attribué à votre retour en ligne.',
  grossTax: 'La taxe est calculée sur le prix avant remises',
  grossTaxText: 'L’administration fiscale et les factures électroniques l’attendent sur le prix après remises.',
  netTax: 'Taxe après remises',
  noTaxRate: (from: string, to: string) => `Aucun taux de change de ${from} en ${to} n’est connu`,
  noTaxRateText: (to: string) => `Votre pays demande aussi la taxe en ${to}. Saisissez ici le taux du jour\u00a0:`,
  tooLarge: 'Ces montants sont trop élevés',
  tooLargeText: 'Diminuez une quantité ou un prix\u00a0: plus rien n’est enregistré d’ici là.',
  earlier: (number: string, day: string) => `Le document précédent, ${number}, est daté du ${formatDay(day)}`,
  earlierText:
    'Dans une série de numéros, les dates ne devraient pas reculer. Choisissez ce jour ou un jour ultérieur.',
  void: 'Annulé\u00a0: le document garde son numéro et ne peut plus être modifié.',
}

export const sellerMessages: MessagesOf<typeof English.sellerMessages> = {
  label: 'De',
  business: 'Entreprise',
  retaxed: (lines: number) => `Entreprise, et taxe de ${formatCount(lines, LINE)}`,
  numbered:
    'Son numéro appartient à la série de cette entreprise. Pour une autre entreprise, commencez un nouveau document.',
  none: 'Votre entreprise',
  noneText: 'Saisissez vos coordonnées dans les réglages\u00a0: nom, adresse, n° fiscal, logo.',
  settings: 'Réglages',
  vatId: 'N° de TVA',
  taxId: 'N° fiscal',
}

export const customerMessages: MessagesOf<typeof English.customerMessages> = {
  label: 'Client',
  bought: 'Fournisseur',
  choose: 'Choisir ou saisir un nom',
  fill: 'Reprendre du client',
  added: (label: string, name: string) => `Nouveau ${label.toLowerCase()} «\u00a0${name}\u00a0»`,
  differs: 'Diffère de la fiche du client.',
  repriced: (prices: number) => `Client, et ${formatCount(prices, { one: 'prix', other: 'prix' })} avec`,
  name: 'Nom sur le document',
  noScheme: 'Non choisi',
  more: 'Plus de détails sur le client',
  less: 'Moins de détails sur le client',
}

export const addressMessages: MessagesOf<typeof English.addressMessages> = {
  billing: 'Adresse',
  shipping: 'Livrer à',
  asParts: 'Utiliser des champs séparés',
  asText: 'Utiliser un seul champ de texte',
  street: 'Rue',
  street2: 'Complément d’adresse',
  zip: 'Code postal',
  city: 'Ville',
  state: 'Région',
  country: 'Pays',
  noCountry: 'Aucun pays',
}

export const factMessages: MessagesOf<typeof English.factMessages> = {
  issueDate: 'Date',
  validUntil: 'Valable jusqu’au',
  expected: 'Attendu le',
  paymentTerms: 'Conditions de paiement',
  currency: 'Devise',
  currencyLocks,
  currencyTitle: (from: string, to: string) => `Changer la devise de ${from} en ${to}\u202f?`,
  currencyLead:
    'Les montants que vous avez saisis sont convertis ou gardent leurs chiffres. Les prix issus de vos produits et de vos listes sont repris dans la nouvelle devise.',
  currencyTooLarge: 'Dans cette devise, un montant serait trop élevé. Diminuez-le d’abord.',
  backToDocument: 'Retour au document',
  taxRate: (from: string, to: string) => `Taux de change pour la taxe (1 ${from} en ${to})`,
  reason: 'Motif',
}

export const totalMessages: MessagesOf<typeof English.totalMessages> = {
  label: 'Totaux',
  subtotal: 'Sous-total',
  discount: 'Remise',
  taxable: (units: number, currency: string) => `sur ${formatMoney(units, currency)}`,
  tax: (rate: string) => `Taxe ${rate}`,
  taxOf: (category: string) => `Taxe\u00a0: ${category}`,
  included: 'Les prix comprennent la taxe.',
  taxIn: (currency: string) => `Taxe en ${currency}`,
  noRate: 'Pas encore de taux de change',
  total: 'Total',
  totalCredited: 'Total crédité',
  paid: 'Payé',
  credited: 'Crédité',
  inDrafts: 'Crédité par un brouillon, une fois envoyé',
  credit: 'Crédit du client',
  profit: 'Bénéfice',
  profitHelp: 'Les lignes sans coût connu sont laissées de côté.',
}

export const noteMessages: MessagesOf<typeof English.noteMessages> = {
  terms: 'Conditions, imprimées',
  notes: 'Notes internes, jamais imprimées ni envoyées',
}

export const settingMessages: MessagesOf<typeof English.settingMessages> = {
  label: 'Calcul',
  taxBasis: 'Taxe calculée',
  bases: { net: 'Après remises', gross: 'Avant remises' },
  include: 'Prix taxe comprise',
  stock: 'Déduire du stock à l’envoi',
  stockMoved: 'Le stock a été mis à jour',
}

export const paymentMessages: MessagesOf<typeof English.paymentMessages> = {
  claimedAgain: 'La somme recréditée est encore due',
  byCard: (isTest) =>
    `Le client peut la payer par carte sur la page que vous partagez.${isTest ? ' Avec votre clé de test, aucun argent n’est débité.' : ''}`,
  notByCard: (currency) =>
    `Les cartes ne sont pas débitées en ${currency}\u00a0: un paiement par carte n’est pas possible.`,
  notInDispute: 'Elle ne peut pas être payée par carte tant que la banque du client décide de la contestation.',
  notEntered: 'Elle ne peut pas être payée par carte tant qu’un remboursement signalé par Stripe n’est pas enregistré.',
  toCards: 'Le voir sous Paiements par carte',
  noCards: 'Le client ne peut pas encore la payer par carte.',
  connectCards: 'Connecter votre compte Stripe',
  label: 'Paiements',
  record: 'Saisir un paiement',
  none: 'Rien n’a encore été payé.',
  date: 'Payé le',
  amount: 'Montant',
  method: 'Mode',
  note: 'Note',
  save: 'Enregistrer',
  keep: (units: number, currency: string) => `Garder ${formatMoney(units, currency)} de plus comme crédit du client`,
  over: (units: number, currency: string) =>
    units === 0
      ? 'Il ne reste rien à payer. Gardez tout le montant comme crédit, ou saisissez-le sur une autre facture.'
      : `Le reste à payer n’est que de ${formatMoney(units, currency)}. Diminuez le montant, ou gardez le surplus comme crédit.`,
  inDrafts: (units: number, currency: string) =>
    `Des avoirs en brouillon de ${formatMoney(units, currency)} ne comptent pas avant d’être envoyés\u00a0: le montant entier reste donc à payer.`,
  fee: (units: number, currency: string) => `Frais ${formatMoney(units, currency)}`,
  remove: (units: number, currency: string) => `Enlever le paiement de ${formatMoney(units, currency)}`,
  removed: (units: number, currency: string) => `Paiement de ${formatMoney(units, currency)} enlevé`,
  fromStripe: 'De Stripe\u00a0: suit ce qui s’y passe',
  recorded: (units: number, currency: string) => `Paiement de ${formatMoney(units, currency)} enregistré`,
  noAmount: 'Saisissez un montant.',
  smallest: (units: number, currency: string) =>
    `Saisissez un multiple de ${formatMoney(units, currency)}\u00a0: rien de plus petit ne peut être payé.`,
  noDay: 'Choisissez un jour.',
}

export const creditMessages: MessagesOf<typeof English.creditMessages> = {
  title: (number: string) => `Avoir pour ${number}`,
  text: 'Il crédite ce que vous choisissez ici. La facture reste telle quelle.',
  reason: 'Motif',
  reasonHelp: 'Imprimé sur l’avoir.',
  whole: 'La facture entière',
  rest: 'Tout ce qui reste',
  chosen: 'Lignes sélectionnées',
  label: 'Ce qui est crédité',
  quantity: (name: string) => `Quantité\u00a0: ${name}`,
  take: (name: string) => `Créditer ${name}`,
  sum: 'À créditer',
  left: (units: number, currency: string) => `Vous pouvez encore créditer ${formatMoney(units, currency)} au plus.`,
  save: 'Créer l’avoir',
  nothing: 'Choisissez au moins une ligne.',
  noQuantity: 'Saisissez une quantité autre que 0.',
}

export const correctMessages: MessagesOf<typeof English.correctMessages> = {
  open: 'Corriger…',
  title: (number: string) => `Corriger ${number}`,
  lead: 'Le document a été émis\u00a0: il reste tel que le client l’a reçu jusqu’à ce que vous choisissiez comment le corriger.',
  reason: 'Ce qui ne va pas',
  reasonPrinted: 'Imprimé sur l’avoir comme motif.',
  reasonKept: 'Conservé dans l’historique avec chaque modification.',
  noReason: 'Saisissez un motif.',
  how: 'Comment',
  invoice: {
    label: 'Créditer et remplacer',
    anew: 'Créer un avoir et une copie',
    help: 'Un avoir en brouillon annule la facture entière, et une copie en brouillon s’ouvre pour que vous la corrigiez. Rien ne part avant que vous envoyiez les deux. Tant que ce sont des brouillons, les supprimer rétablit la facture telle qu’elle était.',
  },
  other: {
    label: 'En faire un nouveau',
    anew: 'Créer une copie',
    help: 'Une copie en brouillon s’ouvre pour que vous la corrigiez. Ce document reste tel quel.',
  },
  editIt: 'Le modifier',
  edit: 'Modifier',
  editHelp:
    'Ses champs peuvent être modifiés. Le client a la version précédente\u00a0: renvoyez-lui le document quand vous aurez terminé.',
  paid: (units: number, currency: string) =>
    `Un paiement de ${formatMoney(units, currency)} y a été saisi. Il devient un crédit du client dès que l’avoir est envoyé\u00a0: utilisez-le sur la nouvelle facture, sous Paiements.`,
  stock: 'Le stock reste tel qu’il est maintenant\u00a0: ne déduisez pas une seconde fois les mêmes marchandises.',
  final: 'Selon vos réglages, un document émis est définitif\u00a0: il ne peut pas être modifié.',
  obstacles: {
    credited: 'Il existe déjà un avoir. Créditez le reste, et créez une nouvelle facture.',
    negative: 'Son total est négatif\u00a0: un avoir ne peut donc pas l’annuler.',
  },
  made: (number: string) => `Avoir pour ${number} et copie créés`,
  why: (reason: string) => cutText(`Correction\u00a0: ${reason}`, 500),
}

export const belowZeroMessages: MessagesOf<typeof English.belowZeroMessages> = {
  title: (number: string, total: number, currency: string) =>
    `Le total de ${number} est de ${formatMoney(total, currency)}`,
  text: 'Une facture demande un paiement. Ce que vous rendez a sa place sur un avoir, avec les mêmes lignes et les montants sans le signe moins.',
  turn: 'En faire un avoir',
  send: 'Envoyer quand même',
  other: 'Son total est négatif. Envoyer quand même\u202f?',
  goOn: 'Continuer',
}

export const historyMessages: MessagesOf<typeof English.historyMessages> = {
  title: 'Historique',
  of: 'l’historique de ce document',
}
