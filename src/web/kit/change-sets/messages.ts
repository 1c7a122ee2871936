import { formatCount, formatNumber, type Noun } from '../format/number.ts'

const row: Noun = { one: 'row', other: 'rows' }

/** What the state of a change set is called. */
export const changeStates = {
  draft: 'Draft',
  checked: 'Ready to apply',
  applied: 'Applied',
  partly: 'Partly taken back',
  waiting: 'Blocked by later changes',
  reverted: 'Taken back',
  discarded: 'Discarded',
} as const

/** Messages of change sets that are taken back, wherever that began. */
export const takeBackMessages = {
  undo: 'Undo',
  under: (rows: number) => `Taking back ${formatCount(rows, row)} …`,
  gone: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
  until: 'Until it is done, these rows still show what they were changed to.',
  waits: 'It waits for the network. Until then these rows still show what they were changed to.',
  failed: 'Not taken back',
  done: (title: string) => `“${title}” was taken back`,
  queued: 'It is taken back as soon as it has reached the server.',
  /** Of prices that were sent to a store. */
  sentBack: 'The former prices are being sent to the store.',
  /** The same of what was deleted: `deleted` is its name, or how many there were. */
  deletion: {
    under: (deleted: string) => `Restoring ${deleted} …`,
    until: 'Until it is done, what you deleted stays deleted.',
    waits: (deleted: string) => `You will have ${deleted} back as soon as there is a network.`,
    done: (deleted: string) => `Restored: ${deleted}`,
  },
  partly: (title: string) => `“${title}” was taken back in part`,
  skipped: (count: number, rest: number) =>
    `${formatCount(rest, row)} went back. ${formatCount(count, row)} stayed, in full or in part: see which and why.`,
  show: 'Show which',
  waiting: (title: string) => `Nothing of “${title}” went back yet`,
  waitingUnder: (count: number) =>
    `Later changes were made to ${count === 1 ? 'its row' : `all ${formatCount(count, row)}`}. It is taken back together with them.`,
  goneWith: (titles: readonly string[], more: number) =>
    `${titles.map((title) => `“${title}”`).join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''} had been taken back before, and went back with it.`,
} as const
