import { createHash } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'

/** An answer as it was given the first time. */
export interface StoredAnswer {
  readonly status: number
  readonly body: string | null
}

/** A request that is answered once. */
export interface KeyedRequest {
  readonly key: string
  /** The hash that identifies it: method, address and body. */
  readonly hash: Buffer
}

/** The request that a key was sent with. */
export function keyedRequest(
  key: string,
  { method, url, body }: { readonly method: string; readonly url: string; readonly body: unknown },
): KeyedRequest {
  const hash = createHash('sha256').update(`${method} ${url} ${JSON.stringify(body ?? null)}`)
  return { key, hash: hash.digest() }
}

/**
 * Claims a key inside the write's own transaction (API-04): the first request goes on, a repeat gets the stored answer, and the same key
 * with another request is refused. A concurrent request with the key waits for the first to commit.
 */
export async function claimKey(tx: Queryable, { key, hash }: KeyedRequest): Promise<StoredAnswer | undefined> {
  const claimed = await tx.query({
    name: 'key:claim',
    text: `insert into idempotency_key (user_id, key, request_hash) values (${currentUser}, $1, $2) on conflict do nothing`,
    values: [key, hash],
  })
  if (claimed.rowCount === 1) return undefined
  const { rows } = await tx.query<{ matches: boolean; status: number; body: string | null }>({
    name: 'key:read',
    text: `select request_hash = $2 as matches, status, body from idempotency_key where user_id = ${currentUser} and key = $1`,
    values: [key, hash],
  })
  const first = rows[0]
  if (!first?.matches) throw new Refusal('key-reused')
  return { status: first.status, body: first.body }
}

/** Stores the answer of a claimed key, in the same transaction. */
export async function keepAnswer(tx: Queryable, { key }: KeyedRequest, answer: StoredAnswer): Promise<void> {
  await tx.query({
    name: 'key:keep',
    text: `update idempotency_key set status = $2, body = $3 where user_id = ${currentUser} and key = $1`,
    values: [key, answer.status, answer.body],
  })
}
