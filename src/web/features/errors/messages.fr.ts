import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const errorMessages: MessagesOf<typeof English.errorMessages> = {
  retry: 'Réessayer',
  home: 'Aller à l’accueil',
  developmentHeading: 'Une erreur est survenue\u00a0:',
  reload: 'Recharger la page',
}
