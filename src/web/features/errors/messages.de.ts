import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const errorMessages: MessagesOf<typeof English.errorMessages> = {
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
  developmentHeading: 'Ein Fehler ist aufgetreten:',
  reload: 'Seite neu laden',
}
