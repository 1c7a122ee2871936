import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './assistant-messages.ts'

export const assistantMessages: MessagesOf<typeof English.assistantMessages> = {
  noSuchVariant: (product) => `aucune variante de ${product} n’a cet ID`,
  noCell: (calculator, cells) => `le calculateur ${calculator} n’a pas cette valeur\u202f; il a ${cells.join(', ')}`,
  noChoice: (values) =>
    values.length === 0 ? 'n’est pas un choix de ce calculateur' : `doit être l’un de\u00a0: ${values.join(', ')}`,
  noRate: (source) => `n’a pas de taux de référence de ${source}`,
  noRatesOf: (day) =>
    `précède le premier jour dont les taux de change sont connus\u00a0: aucun du ${day} ni d’avant n’est connu`,
  noRateBetween: (from, to) =>
    `n’a pas de taux de référence\u00a0: aucun n’est connu entre ${from} et ${to}. Donnez vous-même le chiffre rate`,
  contradicts: (others, shown) =>
    shown === undefined
      ? `ne va pas avec ${others}\u00a0: retirez l’un de ces chiffres`
      : `contredit ${others}, qui donnent ${shown}\u00a0: retirez l’un de ces chiffres`,
  openFigure: (asked, helping) =>
    `ne peut pas demander ${asked}\u00a0: ces chiffres n’y mènent pas. Donnez aussi l’un de ceux-ci\u00a0: ${helping.join(', ')}`,
  needsBoth: 'indiquez la devise avec sa variation en pour cent',
  unknown: 'n’est pas connu ici',
  productsAtOnce: (most) => `${most.toLocaleString('fr')} produits à la fois`,
  rowsInReport: (most) =>
    `${most.toLocaleString('fr')} lignes dans un rapport de l’assistant\u202f; les écrans les ont toutes`,
  endsBefore: 'se termine avant le début',
  daysAtOnce: (most, from) =>
    `au plus ${most.toLocaleString('fr')} jours à la fois\u202f; commencez le ${from} ou plus tard`,
  marginOrPrice: 'indiquez une marge ou un prix, pas les deux',
  draftsWait: (drafts) =>
    `${drafts} brouillons d’assistants attendent déjà dans votre compte. Appliquez-en ou abandonnez-en sous «\u00a0Modifications\u00a0», puis réessayez.`,
  nothingFound: 'Aucun produit ne correspond à ce choix\u00a0: il n’y a rien à modifier.',
  severalCurrencies: (currencies) =>
    `Les prix de ces produits sont en ${currencies}. Choisissez ceux d’une seule devise, car un montant n’a pas la même valeur dans chacune.`,
  stale: 'Quelque chose a changé depuis cette proposition. Posez à nouveau la question.',
  unsolved: {
    percent: 'Une marge ou une remise va de 0 à moins de 100\u00a0%.',
    cost: 'Ce produit n’a pas encore de coût\u00a0: il n’y a rien d’où partir.',
    price: 'Il n’y a pas de prix d’où partir.',
    nothing:
      'Il ne reste rien\u00a0: les autres coûts prennent tout le prix, ou la marge n’est pas atteinte même sans remise.',
  },
  titles: {
    reprice: 'Nouveaux prix de l’assistant',
    bulkEdit: 'Modification de l’assistant',
    product: (name) => `Nouveau produit ${name}`,
    document: (type) => (type === 'quote' ? 'Nouveau devis de l’assistant' : 'Nouvelle facture de l’assistant'),
  },
  errors: {
    'model-unavailable': 'Le modèle de langage ne répond pas pour le moment. Réessayez plus tard.',
    'model-slow':
      'Le modèle de langage a mis trop de temps, la réponse a donc été arrêtée. Réessayez, ou demandez moins.',
    'model-broken': 'La réponse du modèle de langage est illisible. Réessayez.',
    'too-many-steps': 'La réponse a demandé trop d’étapes et a été arrêtée. Demandez une chose à la fois.',
    'budget-reached':
      'Le budget du jour pour le modèle de langage est épuisé. Il repart à minuit UTC\u202f; d’ici là, l’assistant intégré répond.',
    'too-large': 'La réponse est devenue trop longue et a été arrêtée. Demandez moins à la fois.',
    'asked-before':
      'Un message avec ce questionId existe déjà, et rien n’a été modifié. Posez à nouveau la question avec un autre.',
    failed: 'Un problème est survenu ici, et rien n’a été modifié. Réessayez.',
  },
  noConversation: (id) => `Il n’y a pas de conversation avec l’ID ${id}`,
  noQuestion: 'doit se terminer par une question du rôle user',
  notVerified: 'non vérifié',
  stopped: 'Arrêté.',
  firstOf: (shown, total) => `${shown} sur ${total}`,
  nothingSaid: 'Le modèle de langage n’a pas répondu. Reformulez votre question.',
}
