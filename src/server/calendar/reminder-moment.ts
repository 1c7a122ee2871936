/**
 * From when until when something takes place, as a region writes it (SHELL-10): days, or days and times with the name of the zone. The end of
 * whole days is a moment of the last one.
 */
export function reminderMoment(
  [start, end]: readonly [start: number, end: number],
  locale: string,
  timeZone: string,
  allDay: boolean,
): string {
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
  return new Intl.DateTimeFormat(locale, { ...form, timeZone, calendar: 'gregory' }).formatRange(start, end)
}
