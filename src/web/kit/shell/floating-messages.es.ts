import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './floating-messages.ts'

export const floatingMessages: MessagesOf<typeof English.floatingMessages> = {
  title: 'Herramientas rápidas',
  open: 'Abrir las herramientas rápidas',
  setting: 'Botones en la esquina de cada página',
  settingHelp: 'El botón redondo de las notas adhesivas. El teclado y la búsqueda hacen lo mismo sin él.',
}
