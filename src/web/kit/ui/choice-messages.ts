/** Messages of fields in which one of many options is chosen. */
export const choiceMessages = {
  choose: 'Choose…',
  typeToFind: 'Type to find',
  nothingFound: 'Nothing found.',
  create: (name: string) => `Create “${name}”`,
} as const
