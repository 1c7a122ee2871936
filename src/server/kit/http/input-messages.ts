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

/** The message for input of the wrong kind or outside of a list, or that is missing; other messages already say what is allowed (API-02). */
export const inputMessages: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : (KINDS[issue.expected] ?? usual(issue))
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : oneOf(issue.values.map(String))
    case 'invalid_union':
      return eitherOf(issue.errors.map(([first]) => first?.message ?? '')) ?? usual(issue)
    default:
      return usual(issue)
  }
}

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? `must be ${values[0]}` : `must be one of: ${values.join(', ')}`
}

const MUST = 'must be '

/** What several forms ask for, as one sentence; undefined where one of them says more than what it must be. */
function eitherOf(messages: readonly string[]): string | undefined {
  if (messages.length === 0 || !messages.every((message) => message.startsWith(MUST))) return undefined
  return MUST + [...new Set(messages.map((message) => message.slice(MUST.length)))].join(', or ')
}
