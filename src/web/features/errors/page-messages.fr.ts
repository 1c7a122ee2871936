import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './page-messages.ts'

export const errorPageMessages: MessagesOf<typeof English.errorPageMessages> = {
  notFoundTitle: 'Rien ici',
  notFound: 'Il n’y a aucune page à cette adresse. Elle a peut-être changé de place, ou le lien contient une faute.',
  refusedTitle: 'Réservé aux administrateurs',
}
