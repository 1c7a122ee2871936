import type { Noun } from '#web/kit/format/number.ts'

const brand: Noun = { one: 'brand', other: 'brands' }
const product: Noun = { one: 'product', other: 'products' }

/** The words of the brands screen. */
export const brandsText = {
  title: 'Brands',
  brand,
  product,
  thing: { one: 'this brand', all: 'your brands' },
  facts: {
    without: (count: string) => `${count} without one`,
    none: 'Every product has one',
  },
  label: 'Brands',
  search: 'Search brands',
  searchHint: 'Name or description',
  status: { label: 'Status', all: 'All statuses', active: 'Active', inactive: 'Inactive' },
  create: 'New brand',
  more: 'More',
  purge: 'Delete all brands',
  columns: {
    name: 'Brand',
    website: 'Website',
    email: 'E-mail',
    products: 'Products',
    status: 'Status',
    updated: 'Changed',
  },
  active: 'Active',
  inactive: 'Inactive',
  showProducts: (count: string, name: string) => `${count} of ${name}. Show them`,
  keys: 'Arrow keys move, Enter opens, x selects, Shift with x selects a range, Delete deletes.',
  found: (count: string) => `${count} found`,
  selection: {
    label: 'Chosen brands',
    delete: 'Delete',
  },
  empty: {
    title: 'No brands yet',
    text: 'Brands say who makes what you sell, and keep whom to write to or call about it.',
    importFile: 'Import them with a file',
  },
  nothing: {
    title: 'Nothing matches',
    text: 'No brand has these words in its name or description, with the status you chose.',
    reset: 'Show all brands',
  },
  panel: {
    titleOfNew: 'New brand',
    newHelp: 'It is added as soon as it has a name.',
    activeHelp: 'An inactive brand keeps its products and is marked as no longer in use.',
    products: 'Products',
    noProducts: 'None yet',
    noContact: 'No contact',
    changed: 'Changed',
    visit: 'Open the website',
    write: 'Write an e-mail',
    call: 'Call',
  },
  saved: (field: string) => `${field} saved`,
  created: (name: string) => `${name} added`,
  undo: 'Undo',
  deleted: (what: string) => `${what} deleted`,
  freed: (count: string) => `${count} have no brand now.`,
  freedOne: 'One product has no brand now.',
  restored: (what: string) => `Put back ${what}`,
  purging: {
    title: (count: string) => `Delete all ${count}?`,
    text: 'Your products stay, without a brand. This cannot be undone.',
    confirm: (count: string) => `Delete ${count}`,
    offlineTitle: 'This needs the network',
    offline: 'Deleting all brands is checked by the server. Try again when you are online.',
    back: 'Back',
    freshTitle: 'Please sign in again to confirm this',
    fresh:
      'It cannot be undone, so it needs a sign-in from the last five minutes. You come back here; then choose “Delete all brands” again.',
    signIn: 'Sign in again',
    done: (count: string) => `${count} deleted`,
  },
  gone: {
    title: 'Not found',
    text: 'It was deleted, or it never existed.',
  },
} as const
