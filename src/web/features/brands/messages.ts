import { countOf } from '#web/kit/actions/nouns.ts'
import { plural } from '#web/kit/format/number.ts'

/** The messages of the brands screen that do not follow from its fields. */
export const brandsMessages = {
  factsOf: (brands: number, without: number) =>
    `${countOf('brand', brands)} · ${without === 0 ? 'Every product has one' : `${countOf('product', without)} without one`}`,
  filters: {
    status: { label: 'Status', all: 'All statuses', options: { active: 'Active', inactive: 'Inactive' } },
  },
  create: 'New brand',
  purge: 'Delete all brands',
  columns: { name: 'Brand', contactEmail: 'E-mail', contactPhone: 'Phone', products: 'Products', status: 'Status' },
  empty: {
    title: 'No brands yet',
    text: 'A brand is who makes what you sell, with the contact to write to or call.',
    importFile: 'Import a file',
  },
  activeHelp: 'An inactive brand keeps its products and is marked as no longer in use.',
  noProducts: 'None yet',
  noContact: 'No contact',
  changed: 'Changed',
  visit: 'Open the website',
  write: 'Write an e-mail',
  call: 'Call',
  freed: (products: number) =>
    plural(products, {
      one: 'One product now has no brand.',
      other: `${countOf('product', products)} now have no brand.`,
    }),
  purging: {
    thing: 'your brands',
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
  },
} as const
