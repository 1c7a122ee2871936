import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './refusal-messages.ts'

export const refusalMessages: MessagesOf<typeof English.refusalMessages> = {
  alreadyThere: 'Das gibt es hier schon.',
  stillUsed: (users: string | undefined) =>
    `Es wird noch verwendet (${users ?? 'andere Einträge'}). Geben Sie an, wohin diese Einträge kommen, und löschen Sie dann.`,
  notFound: (label: string | undefined) => `${label ?? 'Das Genannte'} nicht gefunden`,
}

export const sizeMessages: MessagesOf<typeof English.sizeMessages> = {
  kilobytes: (count: number) => `${count}\u00a0KB`,
  megabytes: (count: number) => `${count}\u00a0MB`,
}
