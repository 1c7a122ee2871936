import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './info-page-messages.ts'

export const infoPageTitles: MessagesOf<typeof English.infoPageTitles> = {
  blog: 'Blog',
  about: 'Acerca de',
  careers: 'Trabajar con nosotros',
  contact: 'Contacto',
  terms: 'Condiciones de uso',
  privacy: 'Política de privacidad',
  cookies: 'Cookies',
}
