/** What is said of calendar files and feeds. */
export const calendarMessages = {
  noCalendar: 'is no calendar file: it has no line BEGIN:VCALENDAR. Choose a file that ends in .ics',
  noEvents: 'has no events. Choose another file',
  tooMany: (most: number, found: number) =>
    `has ${found} events, and at most ${most} can be imported at once. Export a shorter time, or divide the file`,
  unfinished: 'The file ends in the middle of its last part, which is left out. Export it again to get all of it.',
  leftOut: (count: number) =>
    count === 1 ? 'One task or journal entry was left out.' : `${count} tasks or journal entries were left out.`,
  stale: 'The calendar has changed since. Import the file again.',
  unreadable: 'cannot be read. Correct it in the calendar that it comes from, and export it again',
  unreadableLine: (name: string) => `has a line ${name} that cannot be read. Correct it, and export it again`,
  lineTooLong: (name: string, most: number) =>
    `has a line ${name} of more than ${most} characters. Shorten it, and export it again`,
  manyParameters: (name: string, most: number) =>
    `has a line ${name} with more than ${most} parameters. Correct it, and export it again`,
  manyLines: (most: number) => `has more than ${most} lines. Correct it, and export it again`,
  nested: (most: number) => `has parts that lie more than ${most} deep in each other. Correct it, and export it again`,
  tooMuch: 'is too much to be read at once. Export a shorter time, or divide the file',
  noStart: 'has no start (DTSTART). Give it one, and export it again',
  noSuchTime: (time: string) => `names a time that does not exist: ${time}. Correct it, and export it again`,
  zoneUnknown: (name: string, used: string) =>
    `The time zone “${name}” is not known: repeated times go by ${used}. Check them.`,
  ruleKept: 'Its repeat rule is not understood: it takes place once, and the rule stands in the description.',
  ruleOver: 'Its repeat rule ends before it begins: it takes place once.',
  categoriesCut: (label: string, kept: string, others: string) =>
    `An event has one “${label}”: “${kept}” was kept, and these were left out: ${others}`,
  exceptionsCut: (most: number) => `It leaves out more than ${most} dates: the further ones take place.`,
  datesCut: (most: number) => `It has more than ${most} further dates: only the first ones were imported.`,
  rangeKept: 'It changes this and all later ones of its series, and was imported as a change of this one.',
  textCut: (field: string, most: number) => `${field} was longer than ${most} characters and was cut.`,
  untitled: 'Untitled',
  noSeries: 'It is a change of a series that is not in the file, and was imported as an event of its own.',
  manyFeeds: (most: number) => `You have ${most} open calendar links. Turn off one that you no longer use.`,
  noFeed: (id: string) => `There is no calendar link with ID ${id}`,
  feedClosed: 'This calendar link was turned off. Ask for a new one, and subscribe to that.',
  noSuchFeed: 'There is no such calendar link. Check that the address was copied as a whole.',
} as const
