import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const webhookIssues: MessagesOf<typeof English.webhookIssues> = {
  noEvents: 'muss mindestens ein Ereignis nennen',
  twice: 'nennt ein Ereignis zweimal',
  noDelivery: 'muss die ID einer Zustellung im Protokoll sein',
  noAddress: 'muss eine Adresse wie https://example.com/hooks sein, ohne Port, Benutzer und Passwort',
  notPublic: 'muss eine Adresse sein, die aus dem Internet erreichbar ist',
  mostWebhooks: (most) => `Es gibt schon ${most} Webhooks. Löschen Sie zuerst einen.`,
  mostWaiting: 'Zu viele Ereignisse warten auf diesen Webhook. Versuchen Sie es wieder, wenn sie gesendet sind.',
  noWebhook: (id) => `Es gibt keinen Webhook mit der ID ${id}`,
  noSuchDelivery: (id) => `Es gibt keine Zustellung mit der ID ${id}`,
  paused: 'Dieser Webhook ist angehalten. Setzen Sie ihn zuerst fort.',
  stillWaiting: 'Dieses Ereignis wartet noch darauf, gesendet zu werden.',
}
