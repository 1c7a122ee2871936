import type { MemberRole } from '#contract/teams/reach.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const roles: Readonly<Record<MemberRole, string>> = {
  editor: 'Édition',
  viewer: 'Lecture seule',
  accountant: 'Comptabilité',
}

const roleHelp: Readonly<Record<MemberRole, string>> = {
  editor: 'Travaille sur tout\u202f; les personnes, l’offre, les connexions et votre accès restent à vous.',
  viewer: 'Voit tout et ne modifie rien.',
  accountant: 'Voit les documents, les clients et les rapports\u202f; ne modifie rien.',
}

const roleForYou: Readonly<Record<MemberRole, string>> = {
  editor: 'Vous travaillez sur tout\u00a0; les personnes, l’offre et les connexions restent au titulaire.',
  viewer: 'Vous voyez tout et ne modifiez rien.',
  accountant: 'Vous voyez les documents, les clients et les rapports, et ne modifiez rien.',
}

export const teamMessages: MessagesOf<typeof English.teamMessages> = {
  roles,
  roleHelp,
  roleForYou,
  owner: 'Titulaire',
  you: 'Vous',
  whatRoles: 'Ce que permet chaque rôle',
  full: 'Toutes les places de votre offre sont prises.',
  fullText: 'Retirez une invitation ou une personne, ou choisissez une offre plus grande.',
  toPlan: 'Voir les offres',
  home: 'Aller à l’accueil',
  title: 'Personnes',
  lead: 'D’autres personnes qui travaillent dans votre compte. Chacune se connecte elle-même et figure dans l’historique par son nom.',
  invite: 'Inviter quelqu’un',
  notFresh: 'Votre connexion date de plus de cinq minutes. Reconnectez-vous pour modifier ceci.',
  thing: 'les personnes de votre compte',
  anInvitation: 'cette invitation',
  nobody: 'Personne d’autre ne travaille encore dans votre compte.',
  offline: 'Vous êtes hors ligne',
  offlineText: 'La liste arrive dès qu’il y a du réseau.',
  since: 'depuis le',
  remove: 'Retirer',
  removeText:
    'La personne perd l’accès aussitôt, et ses appareils suppriment leur copie de votre compte. Ce qu’elle a modifié reste.',
  withdraw: 'Retirer l’invitation',
  openUntil: 'ouverte jusqu’au',
  expired: 'expirée le',
  inviteTitle: 'Inviter quelqu’un dans votre compte',
  inviteText: 'L’invitation est envoyée à cette adresse, et seule la personne qui l’a confirmée peut l’accepter.',
  email: 'Adresse e-mail',
  role: 'Rôle',
  send: 'Inviter',
  linkTitle: 'Transmettez ce lien',
  linkText: 'Aucun e-mail ne part de ce serveur. La personne qui ouvre le lien se connecte avec l’adresse invitée.',
  copy: 'Copier',
  copied: 'Copié',
  done: 'Terminé',
  leave: 'Quitter ce compte',
  leaveText: 'Vous perdez l’accès dès lors, et cet appareil supprime sa copie. Ce que vous avez modifié reste.',
  backToOwn: 'Revenir à votre propre compte',
  invitationTitle: 'Invitation',
  unreachable: 'Le serveur est injoignable.',
  goneTitle: 'Cette invitation n’existe plus',
  expiredTitle: 'Cette invitation a expiré',
  usedTitle: 'Cette invitation a déjà été utilisée',
  usedText:
    'Si c’était vous, le compte se trouve sous «\u00a0Travailler dans\u00a0», dans le menu à votre nom. Sinon, demandez-en une nouvelle à la personne à l’origine de l’invitation.',
  askAnew: 'Demandez-en une nouvelle à la personne à l’origine de l’invitation.',
  signInFirst: 'Pour accepter, connectez-vous avec l’adresse à laquelle l’invitation a été envoyée.',
  signIn: 'Se connecter',
  createAccount: 'Créer un compte',
  accept: 'Accepter et ouvrir',
  otherSignIn: 'Se connecter avec un autre compte',
  places: (people: number, most: number) =>
    `${people} ${people > 1 ? 'places' : 'place'} sur ${most}, invitations ouvertes comprises`,
  roleOf: (name: string) => `Rôle de ${name}`,
  removeTitle: (name: string) => `Retirer ${name}\u202f?`,
  leaveTitle: (account: string) => `Quitter «\u00a0${account}\u00a0»\u202f?`,
  memberTitle: (account: string) => `Vous travaillez dans «\u00a0${account}\u00a0»`,
  invitedTo: (account: string) => `Une invitation pour «\u00a0${account}\u00a0»`,
  acceptAs: (email: string) => `Votre session est ouverte sous ${email}.`,
}
