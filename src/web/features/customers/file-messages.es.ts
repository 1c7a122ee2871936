import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './file-messages.ts'

export const customerFileMessages: MessagesOf<typeof English.customerFileMessages> = {
  parts: {
    street: 'Calle',
    street2: 'Segunda línea',
    zip: 'Código postal',
    city: 'Ciudad',
    state: 'Provincia',
    country: 'País',
  },
  addressProblem: ': una parte es demasiado larga o no se conoce el país.',
  mailProblem: 'no tiene @ o contiene un espacio.',
}
