import { internalMessages } from './internal-messages.ts'

/** The message for unexpected errors; in its own file, because the first page must be able to show it. */
export const INTERNAL_MESSAGE = { status: 500, title: internalMessages.title } as const
