import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './page-messages.ts'

export const errorPageMessages: MessagesOf<typeof English.errorPageMessages> = {
  notFoundTitle: 'Aquí no hay nada',
  notFound: 'No hay ninguna página en esta dirección. Puede que se haya trasladado, o que el enlace tenga una errata.',
  refusedTitle: 'Solo para administradores',
}
