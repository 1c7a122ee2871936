/** Messages of fields that take a file. */
export const fileDropMessages = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  wrong: (name: string, accepted: string) => `${name} is not the right kind of file. Choose one of: ${accepted}.`,
  one: 'Please add one file at a time.',
} as const
