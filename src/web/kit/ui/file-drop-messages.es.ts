import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './file-drop-messages.ts'

export const fileDropMessages: MessagesOf<typeof English.fileDropMessages> = {
  choose: 'Elegir un archivo',
  drop: 'o suéltalo aquí',
  wrong: (name: string, accepted: string) => `${name} no es un archivo del tipo adecuado. Elige uno de: ${accepted}.`,
  one: 'Añade los archivos de uno en uno.',
}
