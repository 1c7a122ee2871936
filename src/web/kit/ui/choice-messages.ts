/** Messages of fields in which one of many options is chosen. */
export const choiceMessages = {
  choose: 'Choose…',
  typeToFind: 'Type to find',
  nothingFound: 'Nothing found.',
  typeName: 'Type a name',
  noneYet: 'There is none yet: type a name to create the first.',
  create: (name: string) => `Create “${name}”`,
} as const
