import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './info-page-messages.ts'

export const infoPageTitles: MessagesOf<typeof English.infoPageTitles> = {
  blog: 'Blog',
  about: 'Über Pricewright',
  careers: 'Mitarbeit',
  contact: 'Kontakt',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  cookies: 'Cookies',
}
