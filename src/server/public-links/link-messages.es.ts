import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './link-messages.ts'

export const linkMessages: MessagesOf<typeof English.linkMessages> = {
  manyOfDocument: (most: number) => `Este documento tiene ${most} enlaces abiertos. Desactiva antes uno de ellos.`,
  manyOfList: (most: number) => `Esta lista tiene ${most} enlaces abiertos. Desactiva antes uno de ellos.`,
  isVoid: (number: string) => `El documento ${number} está anulado.`,
  isTemplate: 'Una plantilla no se puede compartir. Crea antes un documento a partir de ella.',
  notFound: (id: string) => `Enlace público con ID ${id} no encontrado`,
}
