import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './lost-messages.ts'

export const lostMessages: MessagesOf<typeof English.lostMessages> = {
  title: 'Le navigateur a effacé les données conservées sur cet appareil',
  nothing: 'Aucune modification n’est perdue\u00a0: la copie a été restaurée.',
  fetched: 'Vos données sont à nouveau chargées depuis le serveur.',
  written: (names) => `Restauré, et en attente d’envoi\u00a0: ${names.join(', ')}.`,
  missing: (names) => `Perdu avant l’envoi, à saisir de nouveau\u00a0: ${names.join(', ')}.`,
}
