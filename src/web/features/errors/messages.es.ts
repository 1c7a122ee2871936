import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const errorMessages: MessagesOf<typeof English.errorMessages> = {
  retry: 'Reintentar',
  home: 'Ir a la página de inicio',
  developmentHeading: 'Se ha producido un error:',
  reload: 'Recargar la página',
}
