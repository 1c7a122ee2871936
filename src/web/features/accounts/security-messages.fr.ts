import { SECURITY_EVENT_DAYS, type SecurityEventKind } from '#contract/endpoints/security-events.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './security-messages.ts'

const kinds: Readonly<Record<SecurityEventKind, string>> = {
  'sign-in': 'Connexion',
  'sign-out': 'Déconnexion',
  'wrong-password': 'Mot de passe erroné',
  'password-changed': 'Mot de passe modifié',
  'email-changed': 'E-mail modifié',
  'session-revoked': 'Navigateurs déconnectés',
  'token-made': 'Jeton d’API créé\u00a0:',
  'token-revoked': 'Jeton d’API révoqué\u00a0:',
  export: 'Toutes les données téléchargées',
  'link-made': 'Lien public créé',
  'link-closed': 'Lien public désactivé',
  'role-changed': 'Nouveau rôle\u00a0:',
  suspended: 'Compte suspendu\u00a0:',
  restored: 'Compte rétabli',
  'deletion-asked': 'Suppression du compte demandée',
  'person-invited': 'Invitation envoyée\u00a0:',
  'invitation-withdrawn': 'Invitation retirée\u00a0:',
  'person-joined': 'Une personne a rejoint votre compte, rôle\u00a0:',
  'person-role': 'Rôle d’une personne modifié\u00a0:',
  'person-removed': 'Personne retirée\u00a0:',
  'person-left': 'Personne partie\u00a0:',
  'account-joined': 'Autre compte rejoint, rôle\u00a0:',
  'account-left': 'Autre compte quitté',
}

export const securityMessages: MessagesOf<typeof English.securityMessages> = {
  title: 'Historique des connexions',
  lead: `Connexions, mots de passe erronés, jetons, liens et exports des ${SECURITY_EVENT_DAYS} derniers jours. Si l’un d’eux n’est pas de vous, changez votre mot de passe et déconnectez-vous partout ailleurs.`,
  none: 'Rien pour l’instant',
  older: 'Afficher les plus anciens',
  kinds,
  roles: {
    editor: 'Édition',
    viewer: 'Lecture seule',
    accountant: 'Comptabilité',
    admin: 'Administration',
    user: 'sans droits d’administration',
  },
}
