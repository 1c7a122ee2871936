import { entity } from '../entity.ts'
import { choice, instant, integer, json, text } from '../fields.ts'
import * as z from 'zod/mini'

const effect = z.strictObject({
  marginBefore: z.optional(z.nullable(z.int())),
  marginAfter: z.optional(z.nullable(z.int())),
  belowFloor: z.optional(z.int()),
  withoutCost: z.optional(z.int()),
  created: z.optional(z.int()),
  updated: z.optional(z.int()),
  refused: z.optional(z.int()),
  unchanged: z.optional(z.int()),
  newCategories: z.optional(z.int()),
  newBrands: z.optional(z.int()),
  /** Applied: rows that came out otherwise than the dry run said, because something had changed in between. */
  replanned: z.optional(z.int()),
})

/** The header of a change set: what was or will be changed together (CHANGE-01…03). Its rows are drafts or history. */
export const changeSet = entity({
  kind: 'changeSet',
  collection: 'changeSets',
  table: 'change_set',
  label: { one: 'Change set', many: 'Change sets' },
  notFound: 'Change set with ID {id} not found',
  title: 'title',
  serverOnly: true,
  fields: {
    title: text({ label: 'What', fallback: '', max: 300, search: true }),
    origin: choice(['bulk', 'import', 'sample', 'command', 'api'], { label: 'Made by', fallback: 'bulk' }),
    state: choice(['draft', 'checked', 'applied', 'reverted', 'discarded'], { label: 'State', fallback: 'draft' }),
    size: integer({ label: 'Rows', fallback: 0, min: 0 }),
    effect: json(effect, { label: 'Effect', fallback: {} }),
    appliedAt: instant({ label: 'Applied', fallback: null }),
    revertedAt: instant({ label: 'Reverted', fallback: null }),
    skipped: integer({ label: 'Rows kept on revert', fallback: 0, min: 0 }),
  },
})
