/** When something takes place, in the time zone of the event: a day, or a day and time with the name of the zone. */
function whenIn(language: string, start: number, timeZone: string, allDay: boolean): string {
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
  return new Intl.DateTimeFormat(language, { ...form, timeZone }).format(start)
}

/** The mail that reminds of an event. */
export const reminderMessages = {
  subject: (title: string) => `Reminder: ${title}`,
  when: (start: number, timeZone: string, allDay: boolean) => whenIn('en-GB', start, timeZone, allDay),
  calendar: (url: string) => `Your calendar: ${url}`,
  why: 'You asked for this mail with the event. Open the event to change that.',
} as const
