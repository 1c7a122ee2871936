import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './archive-messages.ts'

export const archiveMessages: MessagesOf<typeof English.archiveMessages> = {
  stale: 'Quelque chose a changé depuis la lecture de l’archive. Choisissez-la de nouveau.',
  empty: 'Le fichier est vide. Choisissez l’archive de nouveau.',
  noArchive:
    'Ce n’est pas une archive\u00a0: il faut un ZIP avec un fichier JSON par collection, ou un objet JSON avec les collections.',
  noCollections: 'Ce fichier ne contient aucune collection, comme products.json.',
  damaged: 'Le ZIP est endommagé. Téléchargez-le de nouveau.',
  notUtf8: 'Son texte n’est pas en UTF-8. Enregistrez-le en UTF-8.',
  tooLarge: (most) => `L’archive dépasse ${most}. Laissez les images de côté.`,
  tooMuch: (most) => `Décompressée, l’archive dépasse ${most}. Divisez-la en plusieurs.`,
  rows: (most) => `${most.toLocaleString('fr')} enregistrements dans une archive`,
  broken: (collection, n, at) =>
    n === 0
      ? `Le JSON s’interrompt au caractère ${at}.`
      : `Le JSON de ${collection} s’interrompt dans l’enregistrement ${n}, au caractère ${at}.`,
  severalUsers: (count) =>
    `L’archive contient les données de ${count} comptes, et aucun n’a votre adresse e-mail. Ajoutez votre propre enregistrement à users.`,
  noRecord: 'n’est pas un enregistrement\u00a0: il faut un objet avec des champs',
  unknownField: (name) => `«\u00a0${name}\u00a0» n’est pas un champ connu ici`,
  clamped: 'Une marge doit être inférieure à 100\u00a0%\u00a0: celle-ci est gardée, et le prix est le double du coût.',
  leftOut: (why) => `a été laissé de côté\u00a0: ${why}`,
  twice: 'figure deux fois dans l’archive\u00a0: donnez à l’un des deux un autre ID',
  noRoom: (most, many) => `n’a plus de place\u00a0: ${most.toLocaleString('fr')} au plus (${many})`,
  tooDeep: 'est elle-même sous une autre catégorie, celle-ci est donc devenue une catégorie principale',
  circle: 'ramène à cette catégorie, qui est donc devenue une catégorie principale',
  numberTaken: (number) => `Le numéro ${number} est déjà attribué à un autre document.`,
  numberToGive: (number) =>
    `Vos propres numéros peuvent encore arriver à ${number}. Donnez un autre numéro à ce document dans l’archive, ou laissez-le de côté.`,
  unlinked: 'ne peut pas être crédité ainsi, l’avoir reste donc seul',
  otherTotal: (was, is) => `est ici ${is}, calculé d’après les lignes\u202f; l’archive indique ${was}`,
  otherFigure: (was, is) => `est ici ${is}, calculé à nouveau\u202f; l’archive indique ${was}`,
  unknownCollection: 'Une collection de ce nom n’est pas connue ici.',
  passedOver: {
    counters: 'Vos propres numéros continuent après le plus élevé.',
    changeSets: 'L’historique reste où il a été fait.',
    documentMails: 'Les e-mails envoyés restent où ils ont été envoyés.',
    assistantMessages: 'Les conversations restent où elles ont eu lieu.',
    importMappings: 'Elles seront refaites avec le prochain fichier.',
    shipments: 'Ce qui est arrivé reste dans les coûts des produits.',
    shipmentLines: 'Elles font partie des expéditions.',
    shipmentCharges: 'Ils font partie des expéditions.',
    scheduledPrices: 'Planifiez-les de nouveau\u00a0: leurs jours sont peut-être passés.',
    recurringDocuments: 'Créez-les de nouveau, pour que rien ne soit facturé deux fois.',
    stores: 'Reconnectez-les\u00a0: ce qui ouvre une boutique n’est dans aucune archive.',
    storeListings: 'Ils viennent avec la boutique une fois celle-ci connectée.',
    storeConflicts: 'Elles sont retrouvées une fois la boutique connectée.',
    subscriptionPlans: 'Ils dépendent de l’exploitant du produit.',
    userSubscriptions: 'Votre abonnement est celui de ce compte.',
  },
  notes: {
    'no-number': (was) => `«\u00a0${was}\u00a0» n’est pas un nombre et a été laissé de côté`,
    'no-moment': (was) => `«\u00a0${was}\u00a0» n’est ni une date ni une heure et a été laissé de côté`,
    'no-choice': (was) => `«\u00a0${was}\u00a0» n’est pas une valeur connue et a été laissé de côté`,
    'below-zero': (was) => `${was} est inférieur à zéro et a été laissé de côté`,
    'no-code': (was) => `«\u00a0${was}\u00a0» n’est pas un code connu ici et a été laissé de côté`,
    'inline-picture': () => 'est une image contenue dans l’archive même et a été laissée de côté',
    usual: () => 'manque, la valeur habituelle a donc été prise',
  },
}
