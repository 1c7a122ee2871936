import { settledEdit } from '#contract/edit-order.ts'
import { entities, entityOf } from '#contract/entities/registry.ts'
import { type AnyRow, fieldsOf } from '#contract/entity.ts'
import { messages } from '#contract/refusal-catalogue.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Problem } from '#contract/problem.ts'
import { same } from '#contract/same.ts'
import { editInstant } from '#contract/edit-instant.ts'
import type { Mutation, PullPage, PushInput, PushOutput } from '#contract/sync.ts'
import type { RowSource } from '#web/kit/data/plan-changes.ts'
import { ApiProblem } from '#web/kit/data/transport.ts'
import { applyMutation } from '#web/kit/data/writer.ts'

type RestRow = PullPage['rows'][number]

interface Entry {
  readonly version: number
  readonly before: AnyRow | null
  readonly after: AnyRow | null
  readonly of: Pick<Mutation, 'id' | 'at'>
}

interface Client {
  lastSeq: number
  lastAt: number
  readonly refused: Map<number, Problem>
}

const COLUMNS = Object.fromEntries(
  entities.map((entity) => [entity.kind, ['createdAt', 'updatedAt', ...fieldsOf(entity).map(([name]) => name)]]),
)

/** The server as the sync protocol promises it, for one user, in memory: versions without gaps, each mutation once. */
export class ModelServer implements RowSource {
  readonly userId: string
  columns: Readonly<Record<string, readonly string[]>> = COLUMNS
  pageSize = 5_000
  head = 0
  /** Every mutation applied, in order. */
  readonly applied: string[] = []
  /** Refuses some mutations. */
  rule: (mutation: Mutation) => string | undefined = () => undefined
  readonly #rows = new Map<string, { readonly kind: string; readonly row: AnyRow }>()
  readonly #gone = new Map<string, { readonly kind: string; readonly id: string; readonly version: number }>()
  readonly #clients = new Map<string, Client>()

  readonly #history = new Map<string, Entry[]>()
  readonly #now: () => number

  constructor(userId: string, now: () => number) {
    this.userId = userId
    this.#now = now
  }

  get(kind: string, id: string): AnyRow | undefined {
    return this.#rows.get(`${kind} ${id}`)?.row
  }

  all(kind: string): readonly AnyRow[] {
    return [...this.#rows.values()].flatMap((each) => (each.kind === kind ? [each.row] : []))
  }

  where(kind: string, field: string, value: unknown): readonly AnyRow[] {
    return this.all(kind).filter((row) => row[field] === value)
  }

  /** Keeps a row as it is, also of a kind that only the server itself writes. */
  keep(kind: string, row: AnyRow): void {
    this.head += 1
    this.#rows.set(`${kind} ${row.id}`, { kind, row: { ...row, version: this.head } })
  }

  /** A write by another device. */
  write(mutation: Pick<Mutation, 'id' | 'at' | 'body'>): void {
    for (const { kind, id, row } of applyMutation(this.#settled(mutation), this).rows) {
      this.head += 1
      const key = `${kind} ${id}`
      const entry = { version: this.head, before: this.get(kind, id) ?? null, after: row, of: mutation }
      this.#history.set(key, [...(this.#history.get(key) ?? []), entry])
      if (row) this.#rows.set(key, { kind, row: { ...row, version: this.head } })
      else this.#rows.delete(key)
      if (row) this.#gone.delete(key)
      else this.#gone.set(key, { kind, id, version: this.head })
    }
  }

  push({ clientId, mutations, sentAt }: PushInput): PushOutput {
    const now = this.#now()
    const behindMs = sentAt === undefined ? 0 : now - sentAt
    const results = mutations.map((mutation) =>
      this.#applyOnce(clientId, { ...mutation, at: Math.min(now, editInstant(mutation, behindMs)) }),
    )
    return { results, head: this.head }
  }

  pull(since: number, paging: boolean): PullPage {
    const reset = !paging && since > this.head
    const from = reset ? 0 : since
    const rows = this.#newer(from)
    const page = rows.slice(0, this.pageSize)
    const { head, columns, userId } = this
    return { userId, head, at: this.#now(), reset, more: page.length === this.pageSize, columns, rows: page }
  }

  /** Forgets the end of its history, as after a restore of a backup. */
  restoreTo(other: ModelServer): void {
    this.head = other.head
    this.#rows.clear()
    for (const [key, row] of other.#rows) this.#rows.set(key, row)
    this.#gone.clear()
    for (const [key, row] of other.#gone) this.#gone.set(key, row)
    this.#clients.clear()
    for (const [id, client] of other.#clients) {
      this.#clients.set(id, { lastSeq: client.lastSeq, lastAt: client.lastAt, refused: new Map(client.refused) })
    }
  }

  /** A patch with what stands of it (SYNC-04). */
  #settled<M extends Pick<Mutation, 'id' | 'at' | 'body'>>(mutation: M): M {
    const { id, at, body } = mutation
    const row = body.op === 'patch' ? this.get(body.kind, body.id) : undefined
    const entity = body.op === 'patch' ? entityOf(body.kind) : undefined
    if (body.op !== 'patch' || !row || !entity) return mutation
    if (body.expect) return mutation
    const entries = this.#history.get(`${body.kind} ${body.id}`) ?? []
    const unseen = entries
      .slice(entries.findLastIndex(({ after }) => after === null) + 1)
      .filter(({ version }) => version > body.base)
      .map(({ before, after, of }) => {
        const names = fieldsOf(entity).flatMap(([name]) => (same(before?.[name], after?.[name]) ? [] : [name]))
        const valuesOf = (from: AnyRow | null) => Object.fromEntries(names.map((name) => [name, from?.[name]]))
        const isLater = of.at > at || (of.at === at && of.id > id)
        return { before: valuesOf(before), after: valuesOf(after), isLater }
      })
    return { ...mutation, body: { ...body, data: settledEdit(entity, row, body.data, unseen).data } }
  }

  #newer(since: number): RestRow[] {
    const rows = [...this.#rows.values()].map(({ kind, row }): RestRow => {
      const values = (this.columns[kind] ?? []).map((name) => row[name])
      return [kind, row.id, row.version, ...values]
    })
    const gone = [...this.#gone.values()].map(({ kind, id, version }): RestRow => [kind, id, version])
    const newer = [...rows, ...gone].filter(([, , version]) => version > since).sort((a, b) => a[2] - b[2])
    return JSON.parse(JSON.stringify(newer)) as RestRow[]
  }

  #applyOnce(clientId: string, mutation: Mutation): PushOutput['results'][number] {
    const client = this.#clients.get(clientId) ?? { lastSeq: 0, lastAt: 0, refused: new Map() }
    this.#clients.set(clientId, client)
    const { seq } = mutation
    if (seq > client.lastSeq + 1) throw new ApiProblem(problemOf('sync-gap'), null)
    if (seq === client.lastSeq + 1) {
      client.lastAt = Math.max(mutation.at, client.lastAt + 1)
      const problem = this.#apply({ ...mutation, at: client.lastAt })
      if (problem) client.refused.set(seq, problem)
      client.lastSeq = seq
    }
    const refused = client.refused.get(seq)
    return refused ? { seq, refused } : { seq, version: this.head }
  }

  #apply(mutation: Mutation): Problem | undefined {
    const { body } = mutation
    try {
      const reason = this.rule(mutation)
      if (reason !== undefined) return { ...problemOf('rule-broken'), title: reason }
      if (body.op === 'patch' && this.#gone.has(`${body.kind} ${body.id}`)) return problemOf('row-deleted')
      this.write(mutation)
    } catch (error) {
      if (error instanceof Refusal) return { ...problemOf(error.code), title: error.message }
      throw error
    }
    this.applied.push(mutation.id)
    return undefined
  }
}

function problemOf(code: keyof typeof messages): Problem {
  return { type: 'about:blank', code, ...messages[code] }
}
