import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sign-in-messages.ts'

export const formMessages: MessagesOf<typeof English.formMessages> = {
  email: 'E-mail',
  newEmail: 'Nouvel e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  currentPassword: 'Mot de passe actuel',
  passwordHelp: (min: number) => `Au moins ${min} caractères.`,
}

export const stepMessages: MessagesOf<typeof English.stepMessages> = {
  keptHere: 'Votre compte et vos données sont conservés sur cet ordinateur.',
  cancel: 'Annuler',
  forgot: 'Mot de passe oublié\u202f?',
  back: 'Retour à la connexion',
  create: { title: 'Créer votre compte', button: 'Créer le compte', other: 'J’ai déjà un compte' },
  signIn: { title: 'Se connecter', button: 'Se connecter', other: 'Créer un autre compte' },
  confirm: {
    title: 'Confirmez que c’est bien vous',
    lead: (email: string) => `Vous utilisez le compte ${email}.`,
    button: 'Confirmer',
    other: 'Utiliser un autre compte',
  },
}

export const linkMessages: MessagesOf<typeof English.linkMessages> = {
  forgot: {
    title: 'Choisir un nouveau mot de passe',
    lead: 'Nous envoyons à votre adresse e-mail un lien qui permet de choisir un autre mot de passe.',
    button: 'Envoyer le lien',
  },
  checkMail: 'Consultez vos e-mails',
  invited: (email: string) =>
    `Un message est en route vers ${email}. Le lien qu’il contient termine la création de votre compte.`,
  sent: (email: string) => `S’il existe un compte pour ${email}, un lien est en route vers cette adresse.`,
  outbox: (folder: string) =>
    `L’envoi d’e-mails n’est pas configuré sur cet ordinateur\u202f; le message est donc un fichier dans ${folder}. Ouvrez le plus récent.`,
  isYours: (email: string) => `L’adresse ${email} est-elle la vôtre\u202f?`,
  join: {
    title: 'Terminer la création du compte',
    lead: (email: string) => `Saisissez le mot de passe choisi pour ${email}.`,
    button: 'Terminer',
    isMine: 'Oui, terminer',
    wrong: 'Ce n’est pas le mot de passe que vous avez choisi.',
  },
  joined: 'Votre compte est prêt',
  signInWith: (email: string) => `Vous vous connectez avec ${email}.`,
  reset: {
    title: 'Choisir un nouveau mot de passe',
    lead: (email: string) => `Pour ${email}. Toutes vos autres sessions seront fermées.`,
    button: 'Enregistrer le mot de passe',
  },
  resetDone: {
    title: 'Votre mot de passe est modifié',
    lead: 'Les sessions de tous les autres navigateurs ont été fermées.',
  },
  verify: { title: 'Confirmer votre adresse', isMine: 'Oui, confirmer' },
  verified: 'Votre adresse est confirmée',
  taken: {
    title: 'Cette adresse est déjà prise',
    lead: (email: string, kept: string) =>
      `Un autre compte de cet ordinateur utilise ${email}\u202f; le vôtre garde donc ${kept}.`,
  },
  dead: {
    title: 'Ce lien ne fonctionne plus',
    lead: 'Il a déjà servi, il est trop ancien ou un lien plus récent a été envoyé.',
  },
}

export const accountMessages: MessagesOf<typeof English.accountMessages> = {
  title: 'Votre connexion',
  confirmed: (email: string) => `${email} (adresse confirmée)`,
  unconfirmed: (email: string) => `${email} (adresse pas encore confirmée)`,
  sendAgain: 'Renvoyer le lien de confirmation',
  email: { title: 'Modifier l’adresse e-mail', button: 'Modifier l’adresse' },
  password: { title: 'Modifier le mot de passe', button: 'Modifier le mot de passe' },
  back: 'Retour à Pricewright',
  sent: (email: string) =>
    `Un lien est en route vers ${email}. L’adresse sera valable dès que vous l’aurez confirmée par ce lien.`,
  changed: 'Le mot de passe est modifié. Les sessions de tous les autres navigateurs ont été fermées.',
}

export const providerMessages: MessagesOf<typeof English.providerMessages> = {
  expired: {
    title: 'Cette page a expiré',
    lead: 'Elle a été ouverte il y a trop longtemps ou dans une autre fenêtre. Veuillez recommencer.',
  },
  signOut: {
    title: 'Se déconnecter sur cet ordinateur\u202f?',
    button: 'Se déconnecter',
    stay: 'Garder la session ouverte',
  },
  signedOut: {
    title: 'Votre session est fermée',
    lead: 'Votre compte et vos données restent sur cet ordinateur.',
  },
}
