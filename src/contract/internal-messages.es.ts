import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './internal-messages.ts'

export const internalMessages: MessagesOf<typeof English.internalMessages> = {
  title: 'Algo ha ido mal. Vuelve a intentarlo o ponte en contacto con el soporte.',
}
