import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { anyValues, json, text } from '../fields.ts'
import { nameMessages } from './name-messages.ts'

/** A file of 300 columns with long names needs half of it. All of them still come on one page of a list. */
const SETTINGS_KB = 32
const MOST_MAPPINGS = 150

/** How the columns of a supplier's file are read; stored per supplier (PROD-14). */
export const importMapping = entity({
  kind: 'importMapping',
  collection: COLLECTIONS.importMapping,
  table: 'import_mapping',
  label: { one: 'Import mapping', many: 'Import mappings' },
  notFound: 'Import mapping with ID {id} not found',
  title: 'name',
  most: MOST_MAPPINGS,
  fields: {
    name: text({ label: 'Supplier', fallback: '', max: 200, required: () => nameMessages.importMapping }),
    settings: json(anyValues(SETTINGS_KB), { label: 'Columns', fallback: {} }),
  },
})
