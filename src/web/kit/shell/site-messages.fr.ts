import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './site-messages.ts'

export const siteMessages: MessagesOf<typeof English.siteMessages> = {
  signIn: 'Se connecter',
  openApp: 'Ouvrir Pricewright',
}
