/** Words of a field for a day. */
export const dayMessages = {
  /** The letters that stand for a day of two digits, a month and a year of four. */
  letters: { day: 'dd', month: 'mm', year: 'yyyy' },
  time: 'Time',
  required: 'Enter a day.',
  noDay: (example: string) => `This is no day of the calendar. Write it like ${example}.`,
  atEarliest: (day: string) => `Must not be before ${day}.`,
  atLatest: (day: string) => `Must not be after ${day}.`,
} as const
