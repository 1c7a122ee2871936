/** Why a change of the calendar is refused. What begins with a small letter follows the name of a field. */
export const eventCommandMessages = {
  idTaken: 'There is already an event with the new id.',
  noStart: 'must be the start of an occurrence of this event, such as 2026-07-06T09:30:00 or 2026-07-06',
  noEarlier: 'must be given: how many occurrences come before, since the event ends after a number of times',
  noSeries: 'must be the series that this event was taken from, and it must still exist',
  staysThere:
    'cannot go along by so many days: no rule names the days after these. Change this one only, or the rule as well',
  elsewhere: (title: string) =>
    `“${title}” no longer takes place then: its series was changed meanwhile. Open it where it stands now, and try again.`,
} as const
