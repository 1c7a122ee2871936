import type { ChangeOrigin } from '#contract/entities/change-set.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { changeStates } from '#web/kit/change-sets/messages.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { formatCount, formatNumber, formatPercent, type Noun } from '#web/kit/format/number.ts'

const row: Noun = { one: 'row', other: 'rows' }
const newCategory: Noun = { one: 'new category', other: 'new categories' }
const newBrand: Noun = { one: 'new brand', other: 'new brands' }

function marginOf(ppm: number | null): string {
  return ppm === null ? 'none' : formatPercent(ppm)
}

/** The messages of the changes screen. */
/** What made a change set. */
const origins: Readonly<Record<ChangeOrigin, string>> = {
  bulk: 'Bulk edit',
  import: 'Import',
  sample: 'Sample shop',
  priceList: 'Price list',
  schedule: 'Planned price',
  shipment: 'Shipment',
  rates: 'Exchange rates',
  scenario: 'Scenario',
  storePull: 'From a store',
  storePush: 'To a store',
  assistant: 'Assistant',
  command: 'Many at once',
  api: 'API',
}

export const changeSetsMessages = {
  title: 'Changes',
  thing: 'these changes',
  facts: (count: number) => `${countOf('changeSet', count)}, newest first`,
  label: 'Changes',
  chosen: 'Selected changes',
  search: 'Search changes',
  searchHint: 'What, by whom',
  origins,
  filters: {
    state: { label: 'State', all: 'All states', options: changeStates },
    origin: { label: 'Made by', all: 'All kinds', options: origins },
  },
  columns: {
    title: 'What',
    when: 'When',
    origin: 'Made by',
    actor: 'Who',
    size: 'Rows',
    effect: 'Effect',
    state: 'State',
  },
  waiting: 'Not sent yet',
  nothingToApply: 'Nothing to apply',
  effect: {
    rows: (count: number) => formatCount(count, row),
    created: (count: number) => `${formatNumber(count)} new`,
    updated: (count: number) => `${formatNumber(count)} changed`,
    refused: (count: number) => `${formatNumber(count)} refused`,
    /** The same of an imported file, as its review says it. */
    notUnderstood: (count: number) => `${formatNumber(count)} not understood`,
    unchanged: (count: number) => `${formatNumber(count)} as before`,
    withoutCost: (count: number) => `${formatNumber(count)} without a cost`,
    replanned: (count: number) => `${formatNumber(count)} different from the preview`,
    newCategories: (count: number) => formatCount(count, newCategory),
    newBrands: (count: number) => formatCount(count, newBrand),
    newListings: (count: number) => `${formatNumber(count)} linked to a store`,
    belowFloor: (count: number) => `${formatNumber(count)} below the lowest margin`,
    margin: 'Average margin of the products that change',
    marginOf,
    marginShort: (change: string) => `margin ${change}`,
    marginChange: (before: number | null, after: number | null) => `${marginOf(before)} → ${marginOf(after)}`,
  },
  empty: {
    title: 'No changes yet',
    text: 'Imports and edits of many products are kept here as one change each: with what was before and after, and a way to take it back. Single edits are in the history of their product.',
    action: 'Import a file',
  },
  nothing: {
    title: 'Nothing matches',
    text: 'No change matches all of this.',
    reset: 'Show all changes',
  },
  panel: {
    loading: 'Reading the changes…',
    made: 'Started',
    applied: 'Applied',
    reverted: 'Taken back',
    size: 'Rows',
    origin: 'Made by',
    revert: 'Take back',
    again: 'Try again',
    reverting: 'Taking back …',
    queued: 'Taken back once it is sent',
    apply: 'Apply',
    /** In place of that, where it sends prices to a store. */
    send: 'Send to the store',
    applying: 'Applying',
    cancel: 'Cancel',
    left: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
    draft: 'Its file was not read to the end. Continue under Import, or discard it and import the file again.',
    continue: 'Go to the import',
    unchecked: 'Not all of it was checked. Check it again, or discard it.',
    discard: 'Discard',
    offline: 'Its rows, and taking it back, need the network. Everything else works.',
    unsent: 'It has not reached the server yet. Its rows can be seen as soon as it has.',
    discarded: 'Its rows were discarded; nothing was changed.',
    expires: (at: number) => `None of it is applied yet. It will be discarded automatically on ${formatDate(at)}.`,
  },
  moved: {
    title: (count: number, isMore: boolean) =>
      `${isMore ? 'More than ' : ''}${formatCount(count, row)} changed since this preview was made`,
    text: 'The figures below are those of then.',
    check: 'Check again',
    checking: 'Checking …',
    checkedAgain: 'The preview now shows what would be stored. Apply it if that is what you want.',
  },
  kept: {
    label: 'Rows that stayed',
    title: (rows: number) => `${formatCount(rows, row)} did not go back as a whole`,
    rest: (rows: number) => `${formatCount(rows, row)} went back.`,
    again: 'What somebody has changed since is never overwritten. Correct it, then try again.',
    later: 'Other changes were made on top of these. Take those back, and these go back with them.',
    row: 'Row',
    stayed: 'Stayed as it is, and why',
    nothing: 'Nothing went back',
    otherwise: 'The rest went back',
    everything: 'Everything',
    another: 'another change',
    quoted: (title: string) => `“${title}”`,
    overwritten: (later: string) => `Set by ${later} since. Take that back, and it goes back too.`,
    goneWith: (later: string) => `Set by ${later} since, which was taken back: this went back with it.`,
    partlyGoneWith: (later: string) =>
      `Set by ${later} since, which was taken back in part: its page says what stayed.`,
    reasons: {
      changed: 'Changed since',
      overwritten: 'Set by another change since',
      gone: 'Deleted since',
      named: 'Other rows still use it',
      missing: 'It refers to something that is gone',
      refused: 'A rule refuses it',
    },
  },
  rows: {
    label: 'Rows',
    show: 'Show',
    all: 'All rows',
    states: {
      create: 'New',
      update: 'Changed',
      delete: 'Deleted',
      same: 'As before',
      bad: 'Refused',
      new: 'Not checked yet',
    },
    /** Instead of refused, of a row of an imported file. */
    notUnderstood: 'Not understood',
    line: (number: number) => `Row ${formatNumber(number)}`,
    unnamed: 'Without a name',
    none: 'No rows here.',
    more: (count: number) => `Show ${formatNumber(count)} more`,
    less: 'Show less',
    to: 'to',
  },
  badRows: {
    save: 'Save the rows that stay out as CSV',
    fileName: (title: string) => `${title.replace(/[\\/:*?"<>|]+/g, ' ').trim()}, to correct.csv`,
  },
  applied: {
    done: (title: string) => `“${title}” was applied`,
    undo: 'Undo',
  },
  discarding: {
    title: (title: string) => `Discard ${title}?`,
    text: 'Its rows are discarded. None of it was applied, so nothing changes.',
    confirm: 'Discard the draft',
    done: (title: string) => `${title} discarded`,
  },
  choices: {
    pricingMode: { strategy: 'margin or markup', manual: 'by hand', retailPrice: 'as entered' },
    pricingStrategy: { margin: 'margin', markup: 'markup', manual: 'by hand' },
    source: {
      pricewright: 'made here',
      wix: 'Wix',
      firestore: 'archive',
      imported: 'imported file',
      shopify: 'Shopify',
      woocommerce: 'WooCommerce',
    },
  },
  gone: {
    title: 'Not found',
    text: 'It may belong to someone else, or it never existed.',
  },
} as const
