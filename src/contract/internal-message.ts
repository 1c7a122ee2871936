/** The entry of the message catalogue for what nobody thought of; apart, because the first page must be able to say it. */
export const INTERNAL_MESSAGE = {
  status: 500,
  title: 'Something went wrong. Please retry or contact support.',
} as const
