import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './security-messages.ts'

export const securityMessages: MessagesOf<typeof English.securityMessages> = {
  facts: { when: 'Quand', device: 'Navigateur', address: 'Réseau' },
  device: {
    subject: 'Un nouvel appareil s’est connecté à votre compte',
    text: 'Quelqu’un s’est connecté dans un navigateur qui n’avait jamais servi pour votre compte.',
    remedy:
      'Si c’était vous, il n’y a rien à faire. Sinon, déconnectez ce navigateur et changez aussitôt votre mot de passe\u00a0: quelqu’un le connaît.',
    label: 'Voir vos sessions',
  },
  token: {
    subject: 'Un nouveau jeton d’API a été créé pour votre compte',
    text: (name: string, may: string) =>
      `Le jeton «\u00a0${name}\u00a0» a été créé. Les programmes qui l’ont peuvent ${may} jusqu’à son expiration.`,
    read: 'lire tout ce que contient votre compte',
    draft: 'lire tout ce que contient votre compte et préparer des modifications que vous appliquez',
    write: 'lire et modifier tout ce que contient votre compte',
    remedy:
      'Si ce n’était pas vous, révoquez-le, déconnectez tous les navigateurs et changez aussitôt votre mot de passe.',
    label: 'Voir vos jetons',
  },
  changed: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: (replacement: string) =>
      `Votre compte appartient désormais à ${replacement}. Plus aucun e-mail n’est envoyé à cette adresse.`,
    remedy:
      'Si ce n’était pas vous, quelqu’un d’autre contrôle votre compte\u00a0: prévenez aussitôt les responsables de ce serveur et votre fournisseur d’identité.',
    label: 'Voir vos sessions',
  },
}
