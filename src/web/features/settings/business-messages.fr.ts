import type { DOCUMENT_RULES } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '#web/kit/format/number.ts'
import type * as English from './business-messages.ts'

const documents: Readonly<Record<keyof typeof DOCUMENT_RULES, Noun>> = {
  invoice: { one: 'Facture', other: 'factures' },
  quote: { one: 'Devis', other: 'devis' },
  receipt: { one: 'Reçu', other: 'reçus' },
  creditnote: { one: 'Avoir', other: 'avoirs' },
  purchaseorder: { one: 'Bon de commande', other: 'bons de commande' },
  template: { one: 'Modèle', other: 'modèles' },
}

export const businessMessages: MessagesOf<typeof English.businessMessages> = {
  choose: 'Entreprise',
  prices: 'TVA à l’importation, droits de douane et autres taxes\u00a0:',
  toPrices: 'TVA et droits de douane',
  identity: {
    title: 'Immatriculation',
    lead: 'Imprimé là où la loi de votre pays l’exige.',
    vatProblems: {
      country: () => 'Commencez par les lettres de son pays, par exemple FR12345678901.',
      form: (example) =>
        `Comparez avec votre attestation\u00a0: il devrait ressembler à ${example}. Il est enregistré tel que vous l’avez saisi.`,
    },
    electronicHelp:
      'Où les factures électroniques vous parviennent, et le schéma de cette adresse\u00a0: 0009 pour un SIRET, EM pour une adresse e-mail.',
  },
  logo: {
    title: 'Logo',
    lead: 'Sur les documents, les listes de prix et les pages publiques.',
    of: (name) => `Logo de ${name}`,
    none: 'Pas encore de logo',
    hint: 'Déposez, collez ou choisissez une image. Elle est réduite si nécessaire\u00a0: un PNG ou un JPEG de 512\u00a0ko au plus est conservé.',
    choose: 'Choisir un logo',
    replace: 'Remplacer',
    remove: 'Enlever',
    label: 'Logo',
    failed: 'La lecture du fichier a échoué',
    failedText: 'Choisissez une image PNG, JPEG, WebP, GIF ou SVG.',
    tooLarge: 'Ce fichier dépasse 20\u00a0Mo. Choisissez-en un plus petit.',
  },
  contact: {
    title: 'Coordonnées',
    lead: 'Comment vos clients vous joignent.',
    websiteHelp: 'Imprimé tel que vous l’écrivez.',
  },
  bank: {
    title: 'Banque',
    lead: 'Où vos clients paient. Les factures l’indiquent, avec un code que les applications bancaires savent lire.',
    ibanIssue: 'Cet IBAN n’est pas valable. Comparez-le avec votre relevé bancaire.',
    bicIssue: 'Un BIC a 8 ou 11 lettres et chiffres.',
  },
  terms: {
    title: 'Conditions et taxes',
    lead: 'Les valeurs par défaut des nouveaux documents. Chaque document peut avoir les siennes.',
    bases: { net: 'Après remises', gross: 'Avant remises' },
    termsHelp: 'Imprimées sous les totaux.',
    days: 'jours',
  },
  look: {
    title: 'Présentation',
    lead: 'L’aspect des documents, et leur langue si le client n’en a pas.',
    designs: { classic: 'Classique', modern: 'Moderne', compact: 'Compact' },
    designHelp: {
      classic: 'Sobre, à lignes fines',
      modern: 'Votre couleur en grand',
      compact: 'Beaucoup de lignes par page',
    },
    standardColour: 'Couleur standard',
    ownLanguage: 'Anglais',
    sample: 'Voir sur votre dernier document',
    noSample: 'Rédigez un document pour le voir en PDF.',
    thing: 'ce document',
  },
  numbers: {
    title: 'Numéros',
    lead: 'Chaque type de document a sa propre série de numéros, sans interruption.',
    given: { creation: 'À la création', issue: 'À l’envoi' },
    givenHelp: 'Les brouillons sans numéro peuvent être supprimés sans laisser de trace.',
    resetHelp: 'L’année et le mois d’un numéro sont ceux de sa date. Ceci dit quand le compteur repart.',
    zone: 'Fuseau horaire de l’entreprise',
    zoneHelp: 'Les documents sont datés d’après lui. Les heures à l’écran suivent le vôtre, sous Apparence.',
    resets: { never: 'Jamais', yearly: 'Chaque année', monthly: 'Chaque mois' },
    type: 'Document',
    number: 'Prochain numéro',
    offline:
      'Le prochain numéro de chaque série, pour autant que cet appareil le sache\u00a0: le serveur attribue le numéro.',
    names: (type) => documents[type].one,
    change: (type) => `Modifier les numéros des ${documents[type].other}`,
    of: (type) => `Numéros des ${documents[type].other}`,
    lookHelp: 'L’année et le mois de la date se placent au milieu. Les numéros déjà utilisés restent tels quels.',
    firstHelp: 'Vous venez d’un autre logiciel\u202f? Saisissez le numéro qui suit votre dernier numéro là-bas.',
    begun:
      'Le premier numéro ne peut plus changer\u00a0: des numéros sont déjà utilisés, et la suite doit rester continue.',
    nextIs: (number) => `Le prochain est ${number}.`,
    done: 'Terminer',
  },
  refused: {
    nobody: 'Aucune session ouverte',
    cannotUpdate: 'Aucune session ouverte. Impossible de modifier le profil.',
    update: 'Modification impossible\u00a0: aucun profil utilisateur chargé',
    delete: 'Suppression impossible\u00a0: aucun profil chargé',
    create: 'Impossible de créer le profil d’entreprise\u00a0: aucun profil utilisateur chargé',
    logo: 'Impossible de téléverser le logo\u00a0: aucun profil chargé',
  },
}
