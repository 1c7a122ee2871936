import { countOf } from '#web/kit/actions/nouns.ts'

/** The words of reminders on screen. */
export const reminderMessages = {
  several: (count: number) => `${countOf('event', count)} to remember`,
  show: 'Show',
} as const
