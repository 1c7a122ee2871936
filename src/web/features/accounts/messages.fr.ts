import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const accountsMessages: MessagesOf<typeof English.accountsMessages> = {
  signIn: 'Se connecter',
  signInTitle: 'Se connecter à Pricewright',
  signInLead: 'Vos produits, vos coûts et vos prix, sur chaque appareil où vous vous connectez.',
  newHere: 'Pas encore de compte\u202f?',
  createAccount: 'Créer votre compte',
  haveAccount: 'Vous avez déjà un compte\u202f?',
  agreement: 'En continuant, vous acceptez les',
  and: 'et la',
  terms: 'conditions d’utilisation',
  privacy: 'politique de confidentialité',
  endedTitle: 'Votre session est terminée',
  ended: 'Reconnectez-vous pour continuer. Ce que vous avez modifié entre-temps est conservé sur cet appareil.',
  revokedTitle: 'La session de ce navigateur a été fermée',
  revoked:
    'Elle a été fermée depuis un autre appareil, et ce que le navigateur gardait de vos données en est supprimé.',
  lost: (count) =>
    plural(count, {
      one: 'Une modification n’avait pas été enregistrée sur le serveur et est perdue.',
      other: `${formatNumber(count)} modifications n’avaient pas été enregistrées sur le serveur et sont perdues.`,
    }),
  suspendedTitle: 'Ce compte est suspendu',
  suspended: 'Connectez-vous pour lire le motif et à qui vous adresser, et pour télécharger vos données.',

  signUpLead: 'Pricewright vous dit ce que chaque produit vous a vraiment coûté, et à quel prix le vendre.',
  signUpPoints: [
    'Les coûts du fichier de votre fournisseur, ou saisis à la main',
    'Chaque prix avec sa raison',
    'Sur tous vos appareils, même hors ligne',
  ],
  signUpButton: 'Continuer',
  openApp: 'Ouvrir Pricewright',
  retry: 'Réessayer',

  signingOut: 'Déconnexion',
  unsentTitle: 'Des modifications ne sont pas encore sur le serveur',
  unsent: (count) =>
    plural(count, {
      one: 'Une modification n’a pas été envoyée.',
      other: `${formatNumber(count)} modifications n’ont pas été envoyées.`,
    }),
  typed: (count) =>
    plural(count, {
      one: 'Le texte d’un champ n’est pas enregistré\u00a0: il est encore en cours de saisie, peut-être dans un autre onglet.',
      other: `Les textes de ${formatNumber(count)} champs ne sont pas enregistrés\u00a0: ils sont encore en cours de saisie, peut-être dans un autre onglet.`,
    }),
  takesAll: 'Se déconnecter retire toutes les données de cet appareil.',
  typedWait:
    'Allez dans cet onglet et quittez le champ\u00a0: il est alors enregistré. La déconnexion se fait d’elle-même dès que tout est envoyé.',
  unsentWait: 'La déconnexion se fait d’elle-même dès qu’elles sont envoyées.',
  stay: 'Garder la session ouverte',
  saveUnsent: 'Les enregistrer dans un fichier',
  discard: 'Les abandonner et se déconnecter',

  displacedTitle: (newcomer, inAnotherTab) =>
    inAnotherTab
      ? `${newcomer} a ouvert une session dans un autre onglet`
      : `${newcomer} a maintenant une session dans ce navigateur`,
  displacedHere: (former, newcomer, inAnotherTab) =>
    `${inAnotherTab ? 'Cet onglet affichait' : 'Ce navigateur garde'} les données du compte ${former}. Rien n’en a été envoyé ni affiché sous ${newcomer}.`,
  displacedWaiting: (former, count) =>
    plural(count, {
      one: `Une modification du compte ${former} attend sur cet appareil et n’a pas été envoyée. Elle est conservée jusqu’à votre décision.`,
      other: `${formatNumber(count)} modifications du compte ${former} attendent sur cet appareil et n’ont pas été envoyées. Elles sont conservées jusqu’à votre décision.`,
    }),
  displacedGone: (former) => `Toutes les modifications du compte ${former} sont sur le serveur.`,
  sendAsFormer: (former) => `Se connecter sous ${former} et les envoyer`,
  backAsFormer: (former) => `Se connecter sous ${former}`,
  discardFormer: (newcomer) => `Les abandonner et continuer sous ${newcomer}`,
  goOnAs: (newcomer) => `Continuer sous ${newcomer}`,
  overTitle: (account) => `Vous ne travaillez plus dans «\u00a0${account}\u00a0»`,
  overWaiting: (count) =>
    plural(count, {
      one: 'Une modification que vous y avez faite n’a pas été acceptée\u00a0: vous n’êtes plus membre, ou votre rôle a changé. Elle est conservée jusqu’à votre décision.',
      other: `${formatNumber(count)} modifications que vous y avez faites n’ont pas été acceptées\u00a0: vous n’êtes plus membre, ou votre rôle a changé. Elles sont conservées jusqu’à votre décision.`,
    }),
  overDiscard: 'Supprimer et continuer',

  accountTitle: 'Votre connexion',
  changeAccount: 'Changer d’e-mail ou de mot de passe',
  signedInAs: (email) => `Votre session est ouverte sous ${email}.`,
  unconfirmed: (email) => `${email} n’est pas encore confirmée.`,

  sessionsTitle: 'Vos sessions ouvertes',
  sessionsLead: 'Un navigateur que vous déconnectez ici est refusé dès sa prochaine requête.',
  thisBrowser: 'Ce navigateur',
  browser: 'Navigateur',
  lastSeen: 'Dernière activité',
  endSession: 'Déconnecter',
  endOthers: 'Se déconnecter partout ailleurs',
  endedOthers: 'Tous les autres navigateurs sont déconnectés.',
  unknownBrowser: 'Navigateur inconnu',

  tokensTitle: 'Jetons d’API',
  tokensLead:
    'Avec un jeton, un de vos programmes utilise l’API en votre nom. Il est valable jusqu’à son expiration ou jusqu’à ce que vous le révoquiez.',
  noTokens: 'Pas encore de jeton',
  newToken: 'Nouveau jeton',
  aToken: 'un nouveau jeton',
  tokenName: 'Nom',
  tokenNameHelp: 'Ce qui l’utilise\u00a0: la caisse, le script des stocks.',
  tokenScope: 'Accès',
  scopes: { read: 'Lecture', draft: 'Lecture et propositions', write: 'Lecture et écriture' },
  scopeHelp: {
    read: 'Voit tout et ne modifie rien. Pour les rapports et les exports.',
    draft:
      'Pour les assistants (MCP)\u00a0: il lit et prépare des modifications que vous seul pouvez appliquer. Il n’écrit rien d’autre.',
    write: 'Peut tout modifier et supprimer. Pour vos propres programmes, pas pour les assistants.',
  },
  tokenLife: 'Expire après',
  days: (count) => formatCount(count, { one: 'jour', other: 'jours' }),
  create: 'Créer le jeton',
  cancel: 'Annuler',
  tokenMade: 'Copiez le jeton maintenant',
  tokenOnce: 'Il n’est affiché qu’une fois et ne pourra plus être lu.',
  copy: 'Copier',
  copied: 'Copié',
  done: 'Terminer',
  expires: 'Expire',
  lastUsed: 'Dernière utilisation',
  neverUsed: 'Jamais utilisé',
  revoke: 'Révoquer',
  revokeTitle: (name) => `Révoquer «\u00a0${name}\u00a0»\u202f?`,
  revokeText: 'Le programme qui l’utilise est refusé dès sa prochaine requête.',
  confirmTitle: 'Veuillez confirmer votre identité',
  confirmText: 'Créer un jeton demande une connexion datant de moins de cinq minutes.',
  confirm: 'Se reconnecter',
  loadFailed: 'Le chargement a échoué.',
  thing: 'cette partie de votre compte',
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Ces données sont sur le serveur. Elles s’affichent dès que le réseau est de retour.',
  },
}
