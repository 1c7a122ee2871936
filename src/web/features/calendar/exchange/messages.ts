import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber } from '#web/kit/format/number.ts'

/** The words of calendar files and of the calendar's address. */
export const exchangeMessages = {
  thing: 'the calendar',
  fileName: (day: string) => `calendar-${day}.ics`,
  saved: (name: string) => `${name} saved`,
  import: {
    title: 'Import a calendar file',
    drop: 'Drop an .ics file here',
    dropText:
      'From Google Calendar, Outlook, Apple Calendar or any other program. Nothing is changed before you have seen what would be.',
    reading: 'Reading the file…',
    setTitle: (file: string) => `Calendar file ${file}`,
    tooLarge: 'The file is larger than 8 MB. Export fewer years, or one calendar at a time.',
    empty: 'The file is empty. Export it again.',
    unreadable: 'The file could not be read. Choose it again.',
    found: (created: number, updated: number) =>
      [
        ...(created > 0 ? [`${countOf('event', created)} new`] : []),
        ...(updated > 0 ? [`${countOf('event', updated)} changed`] : []),
      ].join(', ') || 'Nothing new in this file',
    refused: (count: number) => `${countOf('event', count)} could not be read and would be left out.`,
    notes: 'Not everything can be taken over as it is',
    note: (title: string, message: string) => `${title}: ${message}`,
    moreNotes: (count: number) => `and ${formatNumber(count)} more`,
    apply: (count: number) => `Import ${countOf('event', count)}`,
    applying: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
    look: 'Look at each',
    close: 'Close',
    done: (count: number) => `${countOf('event', count)} imported`,
    cancel: 'Not now',
  },
  feed: {
    title: 'Subscribe from another calendar',
    lead: 'Google Calendar, Outlook and Apple Calendar read your events from an address. Whoever has it can see them, and nothing else of yours.',
    name: 'For which program',
    nameHint: 'Phone',
    make: 'Make an address',
    done: 'Done',
  },
} as const
