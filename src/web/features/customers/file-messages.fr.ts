import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './file-messages.ts'

/** The problems stand directly behind the name of a column. */
export const customerFileMessages: MessagesOf<typeof English.customerFileMessages> = {
  parts: {
    street: 'Rue',
    street2: 'Complément',
    zip: 'Code postal',
    city: 'Ville',
    state: 'Région',
    country: 'Pays',
  },
  addressProblem: '\u00a0: une partie est trop longue ou le pays est inconnu.',
  mailProblem: 'ne contient pas de @ ou contient un espace.',
}
