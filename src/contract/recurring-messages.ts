/** Why decisions on the runs of a recurring invoice are refused. */
export const recurringMessages = {
  noneDue: 'No run of this recurring invoice is due: it is paused, has ended, or was decided before.',
  /** `days` are the days of the runs that are due, with commas between. */
  each: (days: string) => `Decide on each run that is due, the oldest first: ${days}.`,
} as const
