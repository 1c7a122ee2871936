import { COLLECTIONS } from '../collections.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { entity } from '../entity.ts'
import { fieldMessages } from '../field-messages.ts'
import { flag, text } from '../fields.ts'
import { emailAddress } from '../field-forms.ts'
import { nameMessages } from './name-messages.ts'

const WEB_ADDRESS = /^$|^https?:\/\/[^\s]+$/i

/** A brand of products (BRAND-01). */
export const brand = entity({
  kind: 'brand',
  collection: COLLECTIONS.brand,
  table: 'brand',
  label: { one: 'Brand', many: 'Brands' },
  notFound: 'Brand with ID {id} not found',
  title: 'name',
  fields: {
    name: text({ label: 'Name', fallback: '', max: 200, required: () => nameMessages.brand, search: true }),
    description: text({ label: 'Description', fallback: '', max: 5_000, search: true }),
    website: text({
      label: 'Website',
      fallback: '',
      max: 2_000,
      pattern: WEB_ADDRESS,
      patternMessage: () => fieldMessages.noWebAddress,
    }),
    contactEmail: emailAddress({ label: 'Contact e-mail', fallback: '' }),
    contactPhone: text({ label: 'Contact phone', fallback: '', max: 60 }),
    notes: text({ label: 'Notes', fallback: '', max: 10_000 }),
    isActive: flag({ label: 'Active', fallback: true }),
    nameKey: text({ label: 'Sort key', fallback: '', max: 1_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 4_000, readOnly: true, internal: true }),
  },
  derive: (row) => ({ nameKey: nameKey(row.name), searchText: searchText([row.name, row.description]) }),
})
