import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'

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
    named: {
      create: (count: number) => `${formatNumber(count)} new ${plural(count, { one: 'event', other: 'events' })}`,
      update: (count: number) => `${formatNumber(count)} changed ${plural(count, { one: 'event', other: 'events' })}`,
    },
    nothing: 'Nothing new in this file',
    why: (title: string, reasons: readonly string[]) => `${title} ${reasons.join('. ')}`,
    refused: (count: number) => `${countOf('event', count)} could not be read and would be left out.`,
    notes: 'Not everything can be taken over as it is',
    note: (title: string, message: string) => `${title}: ${message}`,
    moreNotes: (count: number) => `and ${formatNumber(count)} more`,
    apply: (count: number) => `Import ${countOf('event', count)}`,
    applying: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
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
    words: {
      view: { one: 'time read', other: 'times read' },
      made: 'Copy the address now: for safety it is shown only once.',
      links: 'Addresses',
      none: 'There is no address yet.',
      loadFailed: 'The addresses could not be loaded.',
    },
    revokeTitle: 'Turn off this address?',
    revokeText: 'It stops working in every program that has it. You can make a new one at any time.',
    unnamed: 'Without a name',
    notFresh:
      'Whoever has the address can see your events. To make one, you must have signed in within the last five minutes.',
    making: 'Making the address…',
    onlyHere:
      'Only programs on this computer can reach this address. For a phone or Google Calendar, run Pricewright under an address that the internet can reach.',
    onlyNear:
      'Only devices in your own network can reach this address, and Google Calendar cannot. For these, run Pricewright under an address that the internet can reach.',
  },
} as const
