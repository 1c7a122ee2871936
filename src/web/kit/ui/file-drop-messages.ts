/** Messages of fields that take a file. */
export const fileDropMessages = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  wrong: (name: string, accepted: string) => `${name} is not a file of this kind. Choose one of: ${accepted}.`,
  one: 'Please bring one file at a time.',
} as const
