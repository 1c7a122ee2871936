import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './head-messages.ts'

export const headMessages: MessagesOf<typeof English.headMessages> = {
  description:
    'Was hat mich das wirklich gekostet, und was muss ich dafür verlangen? Preise für kleine Händler, mit der Begründung hinter jedem Preis.',
  appDescription: 'Was hat mich das wirklich gekostet, und was muss ich dafür verlangen?',
  needsScript: 'Pricewright braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
}
