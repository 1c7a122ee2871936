import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './mail-messages.ts'

export const accountMails: MessagesOf<typeof English.accountMails> = {
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    text: (to: string, url: string, days: number) =>
      `Veuillez confirmer que ${to} est votre adresse\u00a0:\n\n${url}\n\nLe lien est valable ${days} jours.`,
  },
  join: {
    subject: 'Terminez la création de votre compte',
    text: (to: string, url: string, hours: number) =>
      `Quelqu’un, probablement vous, a demandé un compte avec ${to}. Terminez sa création ici\u00a0:\n\n${url}\n\n` +
      `Le lien est valable ${hours} heures. Si ce n’était pas vous, ne faites rien\u00a0: aucun compte ne sera créé.`,
  },
  known: {
    subject: 'Vous avez déjà un compte',
    text: (to: string, url: string) =>
      `Quelqu’un, probablement vous, a demandé un compte avec ${to}. Vous en avez déjà un\u00a0: connectez-vous ou choisissez un nouveau mot de passe ici\u00a0:\n\n${url}\n\n` +
      'Si ce n’était pas vous, ne faites rien\u00a0: votre compte reste tel qu’il est.',
  },
  change: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: (to: string, url: string, hours: number) =>
      `Vous souhaitez désormais vous connecter avec ${to}. Veuillez confirmer que cette adresse est la vôtre\u00a0:\n\n${url}\n\n` +
      `Le lien est valable ${hours} heures. D’ici là, votre ancienne adresse reste en place.`,
  },
  changed: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: (replacement: string) =>
      `Vous vous connectez maintenant avec ${replacement}. Si ce n’était pas vous, quelqu’un connaît votre mot de passe\u00a0: réinitialisez-le immédiatement.`,
  },
  password: {
    subject: 'Votre mot de passe a été modifié',
    text: (to: string) =>
      `Le mot de passe de ${to} a été remplacé au moyen d’un lien qui vous a été envoyé, et les sessions de tous les navigateurs ont été fermées. ` +
      'Si ce n’était pas vous, quelqu’un lit vos e-mails\u00a0: sécurisez votre messagerie et choisissez immédiatement un nouveau mot de passe.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    text: (to: string, url: string, hours: number) =>
      `Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour ${to}. Choisissez-le ici\u00a0:\n\n${url}\n\n` +
      `Le lien est valable ${hours === 1 ? '1 heure' : `${hours} heures`}. Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste tel qu’il est.`,
  },
}

export const tokenMessages: MessagesOf<typeof English.tokenMessages> = {
  stillWork: (tokens: number, screen: string) =>
    `${tokens === 1 ? 'Un jeton d’API fonctionne encore' : `${tokens} jetons d’API fonctionnent encore`}. ` +
    `Révoquez sous «\u00a0Réglages\u00a0», «\u00a0${screen}\u00a0», ceux que quelqu’un d’autre pourrait connaître.`,
}
