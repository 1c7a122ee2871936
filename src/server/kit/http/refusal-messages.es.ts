import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './refusal-messages.ts'

export const refusalMessages: MessagesOf<typeof English.refusalMessages> = {
  alreadyThere: 'Ya existe uno igual.',
  stillUsed: (users: string | undefined) =>
    `Otros registros lo usan todavía${users === undefined ? '' : ` (${users.toLowerCase()})`}. Indica adónde van y elimínalo después.`,
  notFound: (label: string | undefined) =>
    label === undefined ? 'No se ha encontrado' : `${label}: no se ha encontrado`,
}

export const sizeMessages: MessagesOf<typeof English.sizeMessages> = {
  kilobytes: (count: number) => `${count}\u00a0KB`,
  megabytes: (count: number) => `${count}\u00a0MB`,
}
