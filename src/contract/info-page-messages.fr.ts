import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './info-page-messages.ts'

export const infoPageTitles: MessagesOf<typeof English.infoPageTitles> = {
  blog: 'Blog',
  about: 'À propos',
  careers: 'Nous rejoindre',
  contact: 'Contact',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  cookies: 'Cookies',
}
