import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './file-drop-messages.ts'

export const fileDropMessages: MessagesOf<typeof English.fileDropMessages> = {
  choose: 'Choisir un fichier',
  drop: 'ou déposez-le ici',
  wrong: (name, accepted) => `${name} n’est pas du bon type. Choisissez l’un de ceux-ci\u00a0: ${accepted}.`,
  one: 'Veuillez ajouter un seul fichier à la fois.',
}
