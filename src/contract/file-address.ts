import { fieldMessages } from './field-messages.ts'

/** The values of a picture field: empty, a web address, or a stored file (UP-04). */
export const fileAddress = {
  fallback: '',
  max: 2_000,
  pattern: /^$|^https?:\/\/|^\/api\//i,
  patternMessage: () => fieldMessages.noWebAddress,
} as const
