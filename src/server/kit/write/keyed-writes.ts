import { Refusal } from '#contract/refusal.ts'
import type { Statement } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import type { Read } from '../rows/reading.ts'
import type { KeyedRequest, StoredAnswer } from './idempotency.ts'

interface Before extends StoredAnswer {
  readonly key: string
  /** The hash of its request, in base64. */
  readonly hash: string
}

/**
 * The Idempotency-Keys of writes that share a transaction (API-04). The user's counter is locked before the keys are read, so no other
 * write answers one of them meanwhile; the answers are kept with what they tell of.
 */
export class KeyedWrites {
  readonly #requests: readonly (KeyedRequest | undefined)[]
  readonly #before = new Map<string, Before>()
  /** Where each key comes first. */
  readonly #first = new Map<string, number>()

  /** Takes the request of each write, or undefined for one without a key. */
  constructor(requests: readonly (KeyedRequest | undefined)[]) {
    this.#requests = requests
    requests.forEach((request, index) => {
      if (request && !this.#first.has(request.key)) this.#first.set(request.key, index)
    })
  }

  get isEmpty(): boolean {
    return this.#first.size === 0
  }

  /** Asks for the answers that were given before. */
  get reads(): Read[] {
    if (this.isEmpty) return []
    const statement = {
      name: 'keys:before',
      text: `select key, encode(request_hash, 'base64') as hash, status, body from idempotency_key
        where user_id = ${currentUser} and key = any($1::text[])`,
      values: [[...this.#first.keys()]],
    }
    const take: Read['take'] = (_cache, rows) => {
      for (const row of rows as unknown as readonly Before[]) this.#before.set(row.key, row)
    }
    return [{ kind: 'key', statement, take }]
  }

  /** Why a write is not done: its request was answered before, or its key belongs to another one. */
  answerOf(index: number): StoredAnswer | Refusal | undefined {
    const request = this.#requests[index]
    if (!request) return undefined
    const before = this.#before.get(request.key)
    const first = this.#requests[this.firstOf(index)] ?? request
    if ((before?.hash ?? textOf(first)) !== textOf(request)) return new Refusal('key-reused')
    return before && { status: before.status, body: before.body }
  }

  /** The write whose answer this one gets: an earlier one of the same key, or itself. */
  firstOf(index: number): number {
    const request = this.#requests[index]
    return (request && this.#first.get(request.key)) ?? index
  }

  /** Keeps the new answers; `ends` has those of all writes. A refused request leaves its key free. */
  keeping(ends: readonly (StoredAnswer | Error)[]): Statement[] {
    const kept = [...this.#first].flatMap(([key, index]) => {
      const [end, request] = [ends[index], this.#requests[index]]
      if (!end || end instanceof Error || !request || this.#before.has(key)) return []
      return [{ key, hash: textOf(request), status: end.status, body: end.body }]
    })
    if (kept.length === 0) return []
    const of = (name: keyof Before) => kept.map((each) => each[name])
    return [
      {
        name: 'keys:keep',
        text: `insert into idempotency_key (user_id, key, request_hash, status, body)
          select ${currentUser}, x.key, decode(x.hash, 'base64'), x.status, x.body
          from unnest($1::text[], $2::text[], $3::int[], $4::text[]) as x(key, hash, status, body)`,
        values: [of('key'), of('hash'), of('status'), of('body')],
      },
    ]
  }
}

function textOf({ hash }: KeyedRequest): string {
  return hash.toString('base64')
}
