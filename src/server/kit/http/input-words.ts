import * as z from 'zod/mini'

/** What a value of each kind has to be, for whoever writes a program. */
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

/** What is said of input that is of another kind than asked for, or not there; all else says what is allowed by itself (API-02). */
export const inputWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return usual(issue)
  return issue.input === undefined ? 'is missing' : (KINDS[issue.expected] ?? usual(issue))
}
