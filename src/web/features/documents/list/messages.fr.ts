import type { DocumentType } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { documentMessages } from '#web/kit/documents/messages.fr.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'
import type { StatusFilter } from './status-filter.ts'

const statuses: Readonly<Record<StatusFilter, string>> = {
  ...documentMessages.statuses,
  open: 'À encaisser',
  unsent: 'À envoyer',
  collected: 'Payé ce mois-ci',
}

const types: Readonly<Record<DocumentType, string>> = {
  invoice: 'Factures',
  quote: 'Devis',
  receipt: 'Reçus',
  creditnote: 'Avoirs',
  purchaseorder: 'Bons de commande',
  template: 'Modèles',
}

function typed(type: DocumentType, count: number): string {
  const nouns: Readonly<Record<DocumentType, string>> = {
    invoice: plural(count, { one: 'facture', other: 'factures' }),
    quote: 'devis',
    receipt: plural(count, { one: 'reçu', other: 'reçus' }),
    creditnote: plural(count, { one: 'avoir', other: 'avoirs' }),
    purchaseorder: plural(count, { one: 'bon de commande', other: 'bons de commande' }),
    template: plural(count, { one: 'modèle', other: 'modèles' }),
  }
  return `${formatNumber(count)} ${nouns[type]}`
}

export const documentsMessages: MessagesOf<typeof English.documentsMessages> = {
  title: 'Documents',
  label: 'Documents',
  search: 'Rechercher un document',
  searchHint: 'Numéro, nom…',
  types: {
    label: 'Type de document',
    recurring: 'Récurrentes',
    of: (type: DocumentType | '') => (type === '' ? 'Tous' : types[type]),
  },
  statuses,
  filters: {
    status: { label: 'Statut', all: 'Tous les statuts' },
    customerId: { label: 'Client', all: 'Tous les clients' },
    startDate: { label: 'Daté de ce jour ou après', all: 'Daté du' },
    endDate: { label: 'Daté de ce jour ou avant', all: 'au' },
  },
  goneCustomer: 'Un client supprimé',
  columns: {
    number: 'Numéro',
    type: 'Type',
    customer: 'Client',
    email: 'E-mail',
    date: 'Date',
    due: 'Échéance',
    status: 'Statut',
    currency: 'Devise',
    subtotal: 'Sous-total',
    discount: 'Remise',
    tax: 'Taxe',
    total: 'Total',
    paid: 'Payé',
    credited: 'Crédité',
    balance: 'Reste à payer',
    updated: 'Modifié',
  },
  counted: (all: number, type?: DocumentType, count = 0) =>
    type ? `${countOf('document', all)}, dont ${typed(type, count)}` : countOf('document', all),
  numbers: 'Numéros',
  create: 'Nouveau document',
  fromTemplate: 'À partir d’un modèle…',
  chosen: 'Documents sélectionnés',
  sent: 'Marquer comme envoyé',
  paid: 'Marquer comme payé',
  mail: 'E-mail…',
  pdf: 'Télécharger les PDF',
  nothing: {
    title: 'Aucun résultat',
    text: 'Aucun document ne répond à tous ces critères. Essayez avec moins de mots, ou effacez les filtres.',
    reset: 'Afficher tous les documents',
  },
}

const invoices = (count: number): string => formatCount(count, { one: 'facture', other: 'factures' })

export const figureMessages: MessagesOf<typeof English.figureMessages> = {
  label: 'Chiffres clés',
  open: 'À encaisser',
  overdue: 'En retard',
  unsent: 'Brouillons',
  collected: 'Payé ce mois-ci',
  nothing: {
    open: 'Rien à encaisser',
    overdue: 'Aucun retard',
    unsent: 'Tout est envoyé',
    collected: 'Rien pour l’instant',
  },
  counted: {
    open: invoices,
    overdue: invoices,
    unsent: (count: number) => formatCount(count, { one: 'brouillon', other: 'brouillons' }),
    collected: (count: number) => `pour ${invoices(count)}`,
  },
  overdueCount: (count: number) =>
    formatCount(count, { one: 'facture est en retard', other: 'factures sont en retard' }),
}

export const batchMessages: MessagesOf<typeof English.batchMessages> = {
  sent: {
    title: (count: number) =>
      `Marquer ${countOf('document', count)} comme ${plural(count, { one: 'envoyé', other: 'envoyés' })}\u202f?`,
    text: 'Dès lors, les modifications sont conservées dans leur historique, et les factures attendent leur paiement.',
    confirm: 'Marquer comme envoyé',
    done: (count: number) =>
      `${countOf('document', count)} ${plural(count, { one: 'marqué comme envoyé', other: 'marqués comme envoyés' })}`,
  },
  paid: {
    title: (count: number) =>
      `Marquer ${countOf('document', count)} comme ${plural(count, { one: 'payé', other: 'payés' })}\u202f?`,
    text: 'Un paiement du reste à payer est saisi sur chacun, daté d’aujourd’hui.',
    confirm: 'Marquer comme payé',
    done: (count: number) =>
      `${countOf('document', count)} ${plural(count, { one: 'marqué comme payé', other: 'marqués comme payés' })}`,
  },
  delete: {
    title: (count: number) => `Supprimer ${countOf('document', count)}\u202f?`,
    text: 'Les derniers brouillons d’une série rendent leur numéro. Les autres brouillons numérotés sont annulés et gardent le leur.',
    confirm: 'Supprimer',
  },
  forGood: {
    text: 'L’action est irréversible, car certains ne peuvent pas être restaurés.',
    title: (count: number) =>
      `${plural(count, { one: 'Supprimé', other: 'Supprimés' })} définitivement\u00a0: ${countOf('document', count)}`,
    losses: {
      issued: 'déjà émis\u00a0: son numéro reste dans le rapport des numéros',
      void: 'annulé',
      links: 'lié à d’autres documents',
      credit: 'crédite une facture',
      stock: 'a modifié le stock, qui reste tel quel',
      payments: 'a des paiements',
    },
  },
  none: {
    sent: 'Aucun d’eux ne peut être marqué comme envoyé',
    paid: 'Aucun d’eux ne peut être marqué comme payé',
    delete: 'Aucun d’eux ne peut être supprimé',
  },
  missing: {
    title: (count: number) => `Il manque quelque chose sur ${countOf('document', count)}`,
    anyway: 'Tous les marquer comme envoyés',
    complete: (count: number) => `Ne marquer que les complets\u00a0: ${countOf('document', count)}`,
  },
  stock: {
    title: (products: number) => `Stock qui devient négatif\u00a0: ${countOf('product', products)}`,
    below: (count: number) => `${formatNumber(count)} de plus que votre stock`,
  },
  kept: (count: number) => `Sans changement\u00a0: ${countOf('document', count)}`,
  voided: (count: number) =>
    `${plural(count, { one: 'Annulé, numéro conservé', other: 'Annulés, numéros conservés' })}\u00a0: ${countOf('document', count)}`,
  reasons: {
    issued: 'déjà émis\u00a0: créez plutôt un avoir',
    void: 'annulé',
    sentAlready: 'déjà envoyé',
    template: 'c’est un modèle',
    notInvoice: 'ce n’est pas une facture',
    paidAlready: 'déjà payé',
    refunded: 'crédité',
  },
  more: (count: number) => `et ${formatNumber(count)} de plus`,
}

export const pdfMessages: MessagesOf<typeof English.pdfMessages> = {
  title: (count: number) => `PDF de ${countOf('document', count)}`,
  fileName: (day: string) => `documents-${day}.zip`,
  thing: 'ces documents',
  working: 'Création des PDF',
  left: (count: number) =>
    plural(count, { one: `reste ${formatNumber(count)}`, other: `restent ${formatNumber(count)}` }),
  stop: 'Arrêter',
  done: (count: number) =>
    `${countOf('document', count)} ${plural(count, { one: 'enregistré', other: 'enregistrés' })} dans un fichier ZIP`,
  failed: (count: number) =>
    `${countOf('document', count)} ${plural(count, { one: 'n’a pas pu être imprimé', other: 'n’ont pas pu être imprimés' })}`,
  tooMany: (most: number) => `Au plus ${countOf('document', most)} à la fois\u00a0: choisissez-en moins.`,
  offline: 'Les PDF sont créés par le serveur\u00a0: réessayez une fois en ligne.',
}

const kinds: MessagesOf<typeof English.emptyMessages.kinds> = {
  invoice: { title: 'Facture', text: 'Demander un paiement. Voir ce qui reste à payer, et depuis quand.' },
  quote: { title: 'Devis', text: 'Proposer des prix. Un clic en fait une facture.' },
  template: { title: 'Modèle', text: 'L’écrire une fois, en repartir à chaque fois.' },
}

const tabTitles: Readonly<Record<DocumentType | '', string>> = {
  '': 'Aucun document pour l’instant',
  invoice: 'Aucune facture pour l’instant',
  quote: 'Aucun devis pour l’instant',
  receipt: 'Aucun reçu pour l’instant',
  creditnote: 'Aucun avoir pour l’instant',
  purchaseorder: 'Aucun bon de commande pour l’instant',
  template: 'Aucun modèle pour l’instant',
}

const tabTexts: Readonly<Record<DocumentType, string>> = {
  invoice: kinds.invoice.text,
  quote: kinds.quote.text,
  receipt: 'Confirmer une somme qui vous a été payée sur place.',
  creditnote: 'Annuler tout ou partie d’une facture. Ouvrez-la pour créer un avoir.',
  purchaseorder: 'Dire à un fournisseur ce que vous voulez acheter. Vous pouvez en créer une expédition.',
  template: kinds.template.text,
}

const tabCreates: Readonly<Record<DocumentType, string>> = {
  invoice: 'Nouvelle facture',
  quote: 'Nouveau devis',
  receipt: 'Nouveau reçu',
  creditnote: 'Nouvel avoir',
  purchaseorder: 'Nouveau bon de commande',
  template: 'Nouveau modèle',
}

export const emptyMessages: MessagesOf<typeof English.emptyMessages> = {
  title: 'Aucun document pour l’instant',
  text: 'Créez un devis avec vos prix, convertissez-le en facture une fois accepté, et voyez qui vous doit encore combien. Les numéros se suivent sans trou.',
  first: 'Que voulez-vous créer\u202f?',
  kinds,
  tab: {
    title: (type: DocumentType | '') => tabTitles[type],
    texts: tabTexts,
    create: (type: DocumentType) => tabCreates[type],
    invoices: 'Afficher les factures',
    void: {
      title: 'Ils sont tous annulés',
      text: 'Les documents annulés gardent leur numéro, mais sont laissés hors de la liste.',
      show: 'Afficher les documents annulés',
    },
  },
  sample: 'Ou chargez la boutique d’exemple depuis l’accueil pour découvrir.',
}
