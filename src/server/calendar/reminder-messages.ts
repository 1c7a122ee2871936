/** From when until when something takes place: days, or days and times with the name of the zone. */
function whenIn(language: string, [start, end]: readonly [number, number], timeZone: string, allDay: boolean): string {
  const form = allDay
    ? ({ dateStyle: 'full' } as const)
    : ({
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
      } as const)
  return new Intl.DateTimeFormat(language, { ...form, timeZone }).formatRange(start, end)
}

/** The mail that reminds of an event. */
export const reminderMessages = {
  subject: (title: string) => `Reminder: ${title}`,
  /** `span` is its start and its end; of whole days a moment of the last one. */
  when: (span: readonly [start: number, end: number], timeZone: string, allDay: boolean) =>
    whenIn('en-GB', span, timeZone, allDay),
  event: (url: string) => `The event in your calendar: ${url}`,
  why: 'You asked for this mail with the event. Open the event to change that.',
} as const
