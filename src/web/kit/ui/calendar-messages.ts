/** Words of the calendar that a day is chosen from. */
export const calendarMessages = {
  open: 'Choose from the calendar',
  title: 'Calendar',
  earlier: 'Previous month',
  later: 'Next month',
  today: 'Today',
} as const
