/** Why an event is refused, to follow the name of the field. */
export const eventIssueMessages = {
  titleMissing: 'Event title is required',
  noTime: 'must be a time of day such as 14:30',
  endsBefore: 'must not be before the start. Choose a later end, or an earlier start',
  tooLong: 'must be at most a year after the start. For more, let the event repeat',
  noStartName: 'must hold days such as 2026-07-06 or local times such as 2026-07-06T09:30:00',
} as const
