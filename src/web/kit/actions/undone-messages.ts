import { plural } from '../format/number.ts'

/** What is said of an undo that could not take everything back; it loads with the first. */
export const undoneMessages = {
  notUndone: 'Nothing was undone',
  partlyUndone: 'Undone in part',
  asBefore: 'It already stands as it was before.',
  ofAnotherDevice: (field: string, value: string) => `${field} is again ${value}, as another device had written.`,
  staysTogether: 'What was made with it stays too.',
  itIsGone: 'It was deleted meanwhile.',
  goneSince: (names: readonly string[]) =>
    plural(names.length, {
      one: `${names.join(', ')} was deleted meanwhile.`,
      other: `${names.join(', ')} were deleted meanwhile.`,
    }),
  changedSince: (labels: readonly string[]) =>
    plural(labels.length, {
      one: `${labels.join(', ')} was changed since and stays.`,
      other: `${labels.join(', ')} were changed since and stay.`,
    }),
} as const
