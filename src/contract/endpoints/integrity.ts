import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from './crud.ts'

/**
 * The faults that a look at stored data can find (DIAG-02). Missing and doubled numbers, and what cannot be derived, are told to a person, who
 * decides; all others are repaired.
 */
export const FAULTS = [
  'document-sums',
  'document-balance',
  'cost-total',
  'price',
  'receipt',
  'variant-figures',
  'search-words',
  'sort-key',
  'derived-value',
  'not-derivable',
  'dangling-link',
  'default-business',
  'version-behind',
  'deletion-of-row',
  'number-counter',
  'number-gap',
  'number-twice',
  'mirror-of-no-store',
  'access-of-no-store',
  'notice-of-no-store',
  'draft-of-no-change-set',
  'kept-of-no-change-set',
  'unanswered-key',
  'picture-missing',
  'thumbnail-missing',
  'picture-of-no-row',
] as const

export type Fault = (typeof FAULTS)[number]

const finding = z.object({
  fault: z.enum(FAULTS),
  /** The kind of the row, or the table. */
  kind: z.string(),
  id: z.string(),
  /** Which fields, or how many. */
  detail: z.string(),
})

/** One fault in one row. */
export type FindingAnswer = z.infer<typeof finding>

const found = {
  at: z.number(),
  latencyMs: z.number(),
  /** Rows that were looked at. */
  rows: z.int(),
  count: z.int(),
  byFault: z.partialRecord(z.enum(FAULTS), z.int()),
}

const scanned = z.object({
  ...found,
  /** The first of them. */
  findings: z.array(finding),
})

/** What a look at the stored data found. */
export type ScanAnswer = z.infer<typeof scanned>

/** The most findings that are told one by one. */
export const MOST_FINDINGS = 500

const reading = { method: 'GET', access: 'user', scope: 'read' } as const

export const scan = endpoint({
  ...reading,
  id: 'diagnostics.scan',
  path: '/scan',
  summary: 'Whether your stored data is sound: totals, prices, counters, links, numbers, pictures',
  rateLimit: 30,
  output: scanned,
  errors: ['too-many-at-once', 'busy'],
})

export const scanHistory = endpoint({
  ...reading,
  id: 'diagnostics.history',
  path: '/history',
  summary: 'Your earlier scans and recoveries, newest first; the last 50 are kept',
  query: z.strictObject({ limit: z.optional(wholeNumber(1, 50)) }),
  output: z.object({ items: z.array(z.object({ ...found, isRecovery: z.boolean() })) }),
})

const recovered = z.object({
  at: z.number(),
  latencyMs: z.number(),
  dryRun: z.boolean(),
  /** What was repaired, or would be. */
  repaired: z.array(finding),
  repairedCount: z.int(),
  /** What a person has to decide. */
  left: z.array(finding),
  leftCount: z.int(),
})

/** What a recovery did. */
export type RecoveryAnswer = z.infer<typeof recovered>

export const recovery = endpoint({
  id: 'diagnostics.recovery',
  method: 'POST',
  path: '/comprehensive-recovery',
  summary: 'Repair what a scan finds in your data, all or nothing; `dryRun` only tells what it would do',
  access: 'user',
  scope: 'write',
  rateLimit: 10,
  body: z.strictObject({ dryRun: z.optional(z.boolean()) }),
  output: recovered,
  errors: ['too-many-at-once', 'busy', 'storage-unavailable'],
})
