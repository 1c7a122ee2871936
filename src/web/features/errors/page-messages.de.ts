import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './page-messages.ts'

export const errorPageMessages: MessagesOf<typeof English.errorPageMessages> = {
  notFoundTitle: 'Hier ist nichts',
  notFound:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link enthält einen Tippfehler.',
  refusedTitle: 'Nur für die Administration',
}
