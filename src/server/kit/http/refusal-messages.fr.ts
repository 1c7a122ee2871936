import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './refusal-messages.ts'

export const refusalMessages: MessagesOf<typeof English.refusalMessages> = {
  alreadyThere: 'Il en existe déjà un pareil.',
  stillUsed: (users: string | undefined) =>
    `D’autres fiches l’utilisent encore${users === undefined ? '' : ` (${users.toLowerCase()})`}. Indiquez où elles vont, puis supprimez.`,
  notFound: (label: string | undefined) => (label === undefined ? 'Introuvable' : `${label}\u00a0: introuvable`),
}

export const sizeMessages: MessagesOf<typeof English.sizeMessages> = {
  kilobytes: (count: number) => `${count}\u00a0ko`,
  megabytes: (count: number) => `${count}\u00a0Mo`,
}
