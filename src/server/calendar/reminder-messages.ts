/** When something takes place, in a time zone, as a region writes it: a day, or a day and time with the name of the zone. */
function whenIn(start: number, timeZone: string, allDay: boolean, locale: string): string {
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
  return new Intl.DateTimeFormat(locale === '' ? 'en-GB' : locale, { ...form, timeZone }).format(start)
}

/** The mail that reminds of an event. */
export const reminderMessages = {
  subject: (title: string) => `Reminder: ${title}`,
  when: whenIn,
  calendar: (url: string) => `Your calendar: ${url}`,
  why: 'You asked for this mail with the event. Open the event to change that.',
} as const
