import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const webhookIssues: MessagesOf<typeof English.webhookIssues> = {
  noEvents: 'debe nombrar al menos un evento',
  twice: 'nombra un evento dos veces',
  noDelivery: 'debe ser el ID de una entrega del registro',
  noAddress: 'debe ser una dirección como https://example.com/hooks, sin puerto, usuario ni contraseña',
  notPublic: 'debe ser una dirección a la que se llegue desde internet',
  mostWebhooks: (most) => `Ya hay ${most} webhooks. Elimina primero uno.`,
  mostWaiting: 'Demasiados eventos esperan a este webhook. Inténtalo de nuevo cuando se hayan enviado.',
  noWebhook: (id) => `No hay ningún webhook con el ID ${id}`,
  noSuchDelivery: (id) => `No hay ninguna entrega con el ID ${id}`,
  paused: 'Este webhook está en pausa. Reanúdalo primero.',
  stillWaiting: 'Este evento todavía espera a ser enviado.',
}
