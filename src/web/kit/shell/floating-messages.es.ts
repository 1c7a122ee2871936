import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './floating-messages.ts'

export const floatingMessages: MessagesOf<typeof English.floatingMessages> = {
  title: 'Herramientas rápidas',
  open: 'Abrir las herramientas rápidas',
  setting: 'Botones en la esquina de cada página',
  settingHelp: 'Los botones redondos del chat y de las notas. El teclado y la búsqueda también añaden notas.',
}
