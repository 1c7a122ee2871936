/** Why an event is refused, to follow the name of the field. */
export const eventIssueMessages = {
  titleMissing: 'Event title is required',
  noTime: 'must be a time of day such as 14:30',
  endsBefore: 'must not be before the start. Choose a later end, or an earlier start',
  tooLong: 'must be at most a year after the start. For more, let the event repeat',
  noStartName: 'must hold days such as 2026-07-06 or local times such as 2026-07-06T09:30:00',
  endsBeforeStart: 'ends before the event begins. Choose a later end of it, or an earlier start',
  repeatsInSeries: 'must be empty for a changed occurrence: its series repeats. Change that, or leave out seriesId',
  noSeries: 'needs the series that it belongs to. Give seriesId too, or leave it out',
  ownSeries: 'must not be the event itself. Give the ID of its series',
  seriesOfChanged: 'must not be a changed occurrence. Give the ID of the series itself',
  noControls: 'must not contain line breaks or other control characters. Remove them',
} as const
