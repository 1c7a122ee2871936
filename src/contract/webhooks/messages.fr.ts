import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const webhookIssues: MessagesOf<typeof English.webhookIssues> = {
  noEvents: 'doit nommer au moins un événement',
  twice: 'nomme un événement deux fois',
  noDelivery: 'doit être l’ID d’un envoi du journal',
  noAddress: 'doit être une adresse comme https://example.com/hooks, sans port, utilisateur ni mot de passe',
  notPublic: 'doit être une adresse joignable depuis Internet',
  mostWebhooks: (most) => `Il y a déjà ${most} webhooks. Supprimez-en d’abord un.`,
  mostWaiting: 'Trop d’événements attendent ce webhook. Réessayez quand ils auront été envoyés.',
  noWebhook: (id) => `Il n’y a pas de webhook avec l’ID ${id}`,
  noSuchDelivery: (id) => `Il n’y a pas d’envoi avec l’ID ${id}`,
  paused: 'Ce webhook est en pause. Reprenez-le d’abord.',
  stillWaiting: 'Cet événement attend encore d’être envoyé.',
}
