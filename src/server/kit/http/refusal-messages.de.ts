import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './refusal-messages.ts'

export const refusalMessages: MessagesOf<typeof English.refusalMessages> = {
  alreadyThere: 'So etwas gibt es schon.',
  stillUsed: (users: string | undefined) =>
    `Es wird noch verwendet (${users ?? 'andere Datensätze'}). Geben Sie an, wohin diese Datensätze kommen, und löschen Sie dann.`,
  notFound: (label: string | undefined) => `${label ?? 'Das Genannte'} nicht gefunden`,
}

export const sizeMessages: MessagesOf<typeof English.sizeMessages> = {
  kilobytes: (count: number) => `${count}\u00a0KB`,
  megabytes: (count: number) => `${count}\u00a0MB`,
}
