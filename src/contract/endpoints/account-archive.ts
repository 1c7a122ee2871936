import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { changeSet } from '../entities/change-set.ts'
import { general } from '../entity.ts'
import { boundedText, uuid } from '../fields.ts'
import { outputSchema } from '../rest-codec.ts'

/** The largest archive, packed; pictures in it are passed over. */
export const MOST_ARCHIVE_BYTES = 256 * 1024 * 1024
/** The most records of one archive. */
export const MOST_ARCHIVE_ROWS = 50_000
/** Imports a minute. */
const A_MINUTE = 12

/** What becomes of the records of one collection. */
const collectionCounts = z.object({
  /** As the archive names it (SYNC-06). */
  collection: z.string(),
  found: z.int(),
  /** Those that are checked as rows of the change set. */
  proposed: z.int(),
  /** Those that are here already and stay as they are. */
  here: z.int(),
  /** Those of other users. */
  foreign: z.int(),
  /** Why none of its records is taken over; null where they are. */
  passedOver: z.nullable(z.string()),
})
export type CollectionCounts = z.infer<typeof collectionCounts>

export const importArchive = endpoint({
  id: 'account.importArchive',
  method: 'POST',
  path: '/account/import',
  summary: 'Prepare the records of an archive as a change set, to be checked, looked at and applied',
  description: [
    'Takes the archive of an account (`/account/export`) or of the product before this one: a ZIP with a JSON file for each collection, or',
    'one JSON object with the collections. Records that are here already stay as they are; the others are rows of a change set, which is',
    'checked, applied and reverted like any other. Without a `userId` a record is your own, and an event scheduled (CAL-02).',
  ].join('\n'),
  access: 'user',
  scope: 'write',
  rateLimit: A_MINUTE,
  accepts: ['application/zip', 'application/json'],
  query: z.strictObject({
    /** The id of the new change set. */
    id: uuid,
    title: boundedText(300, 1),
  }),
  output: z.object({
    changeSet: outputSchema(general(changeSet)),
    collections: z.array(collectionCounts),
  }),
  answers: [200, 201],
  errors: ['conflict', 'too-large', 'too-many-at-once', 'busy', 'rule-broken'],
})
