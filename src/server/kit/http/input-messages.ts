import * as z from 'zod/mini'

/** What a value of each kind must be, for people who write programs. */
const KINDS: Readonly<Record<string, string>> = {
  int: 'must be a whole number',
  number: 'must be a number',
  string: 'must be a text',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
}

const { localeError: usual } = z.locales.en()

/** The message for input of the wrong kind, or that is missing; other messages already say what is allowed (API-02). */
export const inputMessages: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return usual(issue)
  return issue.input === undefined ? 'is missing' : (KINDS[issue.expected] ?? usual(issue))
}
