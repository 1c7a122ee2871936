/** The message for unexpected errors; in its own file, because the first page must be able to show it. */
export const INTERNAL_MESSAGE = {
  status: 500,
  title: 'Something went wrong. Please retry or contact support.',
} as const
