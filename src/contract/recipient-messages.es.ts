import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './recipient-messages.ts'

export const recipientMessages: MessagesOf<typeof English.recipientMessages> = {
  noAddress: 'debe ser una sola dirección de correo electrónico, como ana@example.com',
  wrong: (named: string, count: number) =>
    `debe contener direcciones de correo electrónico, como ana@example.com, separadas por comas; ${count === 1 ? 'no es válida' : 'no son válidas'}: ${named}`,
  tooMany: (most: number) => `no puede tener más de ${most} direcciones`,
  tooManyInAll: (most: number) => `no puede tener más de ${most} direcciones, copias incluidas`,
}
