import type { IssueMessages } from './number-text.ts'

const issues: IssueMessages = {
  empty: 'Enter a number.',
  'not-a-number': 'This is not a number. Write it like 1,234.56, or as a sum such as 12*3.5+2.',
  'misplaced-separator': 'The commas and points are in the wrong places. Write it like 1,234.56 or 1.234,56.',
  unfinished: 'The sum stops too early. Add the missing number.',
  unbalanced: 'The brackets do not match. Each ( needs a ).',
  'division-by-zero': 'Nothing can be divided by zero.',
  'too-long': 'This is too long for a number.',
}

/** Sentences that follow a field's name have a subject, begin with a capital and end with a point where they stand alone. */
function standsAlone(message: string): string {
  const text = /^(is|has) /.test(message) ? `This ${message}` : message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?%]$/.test(text) ? text : `${text}.`
}

/** Words of the fields. */
export const formMessages = {
  issues,
  /** A message that goes on from the name of a field, as a sentence without it. */
  standsAlone,
  negative: 'Must not be negative.',
  tooLarge: 'This number is too large.',
  notWhole: 'Enter a whole number.',
  marginTooHigh: 'A margin must be below 100%.',
  atLeast: (value: string) => `Must be at least ${value}.`,
  atMost: (value: string) => `Must be at most ${value}.`,
  address: { street: 'Street', street2: 'Second line', zip: 'Postcode', city: 'City', state: 'Region' },
  tags: {
    add: 'Add a tag and press Enter',
    remove: (tag: string) => `Remove the tag ${tag}`,
  },
} as const
