import type { Noun } from '../format/number.ts'

const change: Noun = { one: 'change', other: 'changes' }

/** Messages of the frame around the pages. */
export const shellMessages = {
  product: 'Pricewright',
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  fold: 'Collapse navigation',
  unfold: 'Expand navigation',
  search: 'Search or do…',
  more: 'More',
  account: 'Account',
  create: 'New',
  connection: {
    title: 'Your changes',
    saved: 'All changes saved',
    offline: 'Offline',
    syncing: 'Saving',
    loading: 'Loading your data',
    waiting: 'waiting',
    refused: 'refused',
    trouble: 'Not sent',
    expired: 'Please sign in again. Your changes are kept.',
    change,
  },
} as const
