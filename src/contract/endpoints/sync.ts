import { endpoint, type Endpoint } from '../endpoint.ts'
import type { Entity } from '../entity.ts'
import * as z from 'zod/mini'
import { uuid } from '../fields.ts'
import { COLLECTIONS } from '../collections.ts'
import { pullQuery, pushInput, pushOutput } from '../sync.ts'
import { FIRST_PATH, LIVE_PATH, SYNC_PATH } from '../sync-limits.ts'
import { openTo } from '../teams/reach.ts'

/** The most bytes of one push: a bulk edit of 10,000 rows names every row. */
const PUSH_LIMIT = 8 * 1024 * 1024

const KINDS = Object.keys(COLLECTIONS) as (keyof typeof COLLECTIONS)[]

const columns = z.record(z.string(), z.array(z.string()))
const rows = z.array(z.array(z.unknown()))

export const syncPull = endpoint({
  id: 'sync.pull',
  members: 'read',
  method: 'GET',
  path: SYNC_PATH,
  summary: 'Read everything newer than a version, deletions included',
  access: 'user',
  scope: 'read',
  rateLimit: 1_200,
  query: pullQuery,
  output: z.object({ userId: uuid, head: z.int(), reset: z.boolean(), more: z.boolean(), columns, rows }),
})

/** Declares the call that a new device shows a list by before its copy is here (SYNC-02); `query` is that of the list. */
export function firstPageOf<Query>(
  { kind, collection, label }: Entity,
  query: z.ZodMiniType<Query>,
): Endpoint<unknown, Query> {
  return endpoint({
    id: `sync.first.${collection}`,
    members: openTo(kind, 'read'),
    method: 'GET',
    path: `${FIRST_PATH}/${collection}`,
    summary: `Read a page of ${label.many.toLowerCase()} in the form of a pull, before everything is pulled`,
    access: 'user',
    scope: 'read',
    rateLimit: 1_200,
    query,
    output: z.object({ userId: uuid, columns, found: z.object({ items: rows, total: z.int() }), beside: rows }),
    errors: ['list-too-large'],
  })
}

export const syncPush = endpoint({
  id: 'sync.push',
  members: 'write',
  method: 'POST',
  path: SYNC_PATH,
  summary: 'Apply mutations in order, each exactly once',
  access: 'session',
  scope: 'write',
  rateLimit: 1_200,
  bodyLimit: PUSH_LIMIT,
  refusesParts: true,
  body: pushInput,
  output: pushOutput,
  errors: ['sync-gap'],
})

export const tellPresence = endpoint({
  id: 'sync.presence',
  members: 'write',
  method: 'POST',
  path: '/presence',
  summary: 'Tell the other people of the account that you have a record open to edit it; nothing is stored',
  access: 'session',
  scope: 'read',
  rateLimit: 60,
  body: z.strictObject({ kind: z.enum(KINDS), id: uuid }),
})

export const live = endpoint({
  id: 'sync.live',
  members: 'read',
  method: 'GET',
  path: LIVE_PATH,
  summary:
    'Server-sent events: the newest version of your data, whenever it changes, and how far taking a change set back has come',
  access: 'session',
  scope: 'read',
  produces: 'text/event-stream',
})
