import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { json, text } from '../fields.ts'
import * as z from 'zod/mini'

const settings = z.record(z.string().check(z.maxLength(200)), z.unknown())

/** How the columns of a supplier's file are read; stored per supplier (PROD-14). */
export const importMapping = entity({
  kind: 'importMapping',
  collection: COLLECTIONS.importMapping,
  table: 'import_mapping',
  label: { one: 'Import mapping', many: 'Import mappings' },
  notFound: 'Import mapping with ID {id} not found',
  title: 'name',
  fields: {
    name: text({ label: 'Supplier', fallback: '', max: 200, required: 'Supplier name is required' }),
    settings: json(settings, { label: 'Columns', fallback: {} }),
  },
})
