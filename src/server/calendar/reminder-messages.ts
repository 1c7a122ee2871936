/** The mail that reminds of an event. */
export const reminderMessages = {
  subject: (title: string) => `Reminder: ${title}`,
  calendar: (url: string) => `Your calendar: ${url}`,
  why: 'You asked for this mail with the event. Open the event to change that.',
} as const
