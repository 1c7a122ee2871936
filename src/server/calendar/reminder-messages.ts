/** The mail that reminds of an event. */
export const reminderMessages = {
  subject: (title: string) => `Reminder: ${title}`,
  event: (url: string) => `The event in your calendar: ${url}`,
  why: 'You asked for this mail with the event. Open the event to change that.',
} as const
