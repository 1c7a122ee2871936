import { COLLECTIONS } from '../collections.ts'
import { searchText } from '#domain/text-fold.ts'
import type { Change, ChangeSetHeader } from '../command.ts'
import { entity } from '../entity.ts'
import { boundedText, choice, instant, integer, json, text, uuid } from '../fields.ts'
import * as z from 'zod/mini'

const effect = z.strictObject({
  marginBefore: z.optional(z.nullable(z.int())),
  marginAfter: z.optional(z.nullable(z.int())),
  belowFloor: z.optional(z.int()),
  withoutCost: z.optional(z.int()),
  /** Products and variants that would be sold for less than they cost, listed with `state=losing`. */
  losing: z.optional(z.int()),
  created: z.optional(z.int()),
  updated: z.optional(z.int()),
  /** Of the created ones those with the name or barcode of a product that is already here. */
  alike: z.optional(z.int()),
  /** Products in other currencies than the one that was assumed for rows that name none. */
  otherCurrency: z.optional(z.strictObject({ products: z.int(), currencies: z.array(boundedText(3)) })),
  refused: z.optional(z.int()),
  unchanged: z.optional(z.int()),
  newCategories: z.optional(z.int()),
  newBrands: z.optional(z.int()),
  /** Of the created ones, where rows of every kind count, those that link a product to a store. */
  newListings: z.optional(z.int()),
  /** Variants that are created or updated with their products. */
  newVariants: z.optional(z.int()),
  updatedVariants: z.optional(z.int()),
  /** After applying: rows whose result differs from the dry run, because something changed in between. */
  replanned: z.optional(z.int()),
  /** The store that it is from, or that it is sent to: then new categories and brands are among the created ones. */
  storeId: z.optional(uuid),
  /** The saved scenario of the price simulator that it applies. */
  scenarioId: z.optional(uuid),
})

/** What makes a change set, with the words that find it: English in any language, because they are stored. */
const ORIGIN_WORDS = {
  bulk: 'Bulk edit',
  import: 'Import',
  sample: 'Sample shop',
  priceList: 'Price list',
  schedule: 'Planned price',
  shipment: 'Shipment',
  rates: 'Exchange rates',
  scenario: 'Scenario',
  assistant: 'Assistant',
  storePull: 'Store',
  storePush: 'Sent to a store',
  command: 'Many at once',
  api: 'API',
} as const

/** One of `CHANGE_ORIGINS`. */
export type ChangeOrigin = keyof typeof ORIGIN_WORDS
export const CHANGE_ORIGINS = Object.keys(ORIGIN_WORDS) as [ChangeOrigin, ...ChangeOrigin[]]

/** Origins of change sets that add to counts, as a landing to the stock that there is; the others set them. */
export const ADDING_ORIGINS: readonly ChangeOrigin[] = ['shipment']
/**
 * `partly`: reverted except for rows that were kept, which can be tried again. `waiting`: reverted while later change sets stood over all
 * of its rows, so that nothing goes back before they do.
 */
export const CHANGE_STATES = ['draft', 'checked', 'applied', 'partly', 'waiting', 'reverted', 'discarded'] as const
export type ChangeState = (typeof CHANGE_STATES)[number]

/** A person at a screen; programs are `token:` and the name of their API token at the time. */
export const SCREEN_ACTOR = 'user'
const TOKEN_ACTOR = 'token:'

/**
 * The header of a change set: changes that are previewed, applied and reverted as one (CHANGE-01…03). Its rows are drafts or history.
 */
export const changeSet = entity({
  kind: 'changeSet',
  collection: COLLECTIONS.changeSet,
  table: 'change_set',
  label: { one: 'Change set', many: 'Change sets' },
  notFound: 'Change set with ID {id} not found',
  title: 'title',
  serverOnly: true,
  fields: {
    title: text({ label: 'What', fallback: '', max: 300, search: true }),
    origin: choice(CHANGE_ORIGINS, { label: 'Made by', fallback: 'bulk' }),
    state: choice(CHANGE_STATES, { label: 'State', fallback: 'draft' }),
    size: integer({ label: 'Rows', fallback: 0, min: 0 }),
    effect: json(effect, { label: 'Effect', fallback: {} }),
    appliedAt: instant({ label: 'Applied', fallback: null }),
    revertedAt: instant({ label: 'Reverted', fallback: null }),
    skipped: integer({ label: 'Rows that stayed', fallback: 0, min: 0 }),
    actor: text({ label: 'Made by whom', fallback: SCREEN_ACTOR, max: 200 }),
    searchText: text({ label: 'Search text', fallback: '', max: 2_000, readOnly: true, internal: true }),
  },
  derive: ({ title, origin, actor }) => ({
    searchText: searchText([title, ORIGIN_WORDS[origin], actorWords(actor)]),
  }),
})

function actorWords(actor: string): string {
  return actor.startsWith(TOKEN_ACTOR) ? `API token ${actor.slice(TOKEN_ACTOR.length)}` : 'You'
}

/** The header of a command's change set, written in the same transaction and the same on both sides. */
export function appliedHeader(header: ChangeSetHeader, size: number, now: number, actor: string): Change {
  const { id, title, origin } = header
  const data = { title, origin, state: 'applied', size, appliedAt: now, actor }
  return { op: 'put', kind: changeSet.kind, id, data }
}
