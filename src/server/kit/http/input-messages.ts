/** What is wrong with input, to follow the name of its field. */
export const inputMessages = {
  missing: 'is missing',
  kinds: {
    int: 'must be a whole number',
    number: 'must be a number',
    string: 'must be a text',
    boolean: 'must be true or false',
    array: 'must be a list',
    object: 'must be an object',
    record: 'must be an object',
  },
  oneOf: (values: readonly string[]) =>
    values.length === 1 ? `must be ${values[0]}` : `must be one of: ${values.join(', ')}`,
  /** How sentences that say what a value must be begin and end, and what stands between two of them that are joined. */
  mustBe: { start: 'must be ', end: '', or: ', or ' },
  unknown: 'does not exist here',
  notUtf8: 'must be UTF-8',
  tooDeep: (levels: number) => `must not be nested deeper than ${levels} levels`,
  beyond: 'holds a number beyond what can be kept',
  notOneKey: 'must be one text of 1 to 255 characters',
}
