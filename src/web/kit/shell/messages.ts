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
  signIn: 'Sign in',
  openApp: 'Open Pricewright',
  signOut: 'Sign out',
  shortcuts: 'Keyboard shortcuts',
  about: 'About',
  create: 'New',
  createTitle: 'Create or import',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  updateReady: 'A new version of Pricewright is ready.',
  reload: 'Reload',
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
