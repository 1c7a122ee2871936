import { isFound, type Lookup, type Ref } from '#contract/command.ts'
import type { AnyRow, ContextNeed, Entity } from '#contract/entity.ts'
import type { PlanRows } from '#contract/plan-changes.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { entityOf } from '#contract/entities/registry.ts'
import type { Statement } from '../database/database.ts'
import { columnName, selectRows } from './columns.ts'
import { currentUser } from '../database/data-access.ts'
import { UUID } from '#contract/row-id.ts'

/** Rows by kind and id, filled by reads and by the writes of the same transaction; a planned row is never replaced by a later read. */
export class RowCache implements PlanRows {
  readonly #rows = new Map<string, Map<string, AnyRow>>()
  readonly #planned = new Set<string>()
  readonly #asked = new Set<string>()
  readonly #present = new Set<string>()
  /** Exchange rates by the day for which they were read. */
  readonly rates = new Map<string, RateSet | undefined>()
  /** Deleted rows among those that changes did not find. */
  readonly tombstones = new Set<string>()
  /** Stored rows that have a declared key, among the keys that were asked for. */
  readonly keyOwners = new Map<string, readonly string[]>()
  #undo: (() => void)[] | undefined

  get(kind: string, id: string): AnyRow | undefined {
    return this.#rows.get(kind)?.get(id)
  }

  all(kind: string): Iterable<AnyRow> {
    return this.of(kind).values()
  }

  where(kind: string, field: string, value: unknown): readonly AnyRow[] {
    return [...this.all(kind)].filter((row) => isFound(row[field], value))
  }

  /** Takes in a row that was read. */
  set(kind: string, row: AnyRow): void {
    if (this.#planned.size === 0 || !this.#planned.has(`${kind} ${row.id}`)) this.of(kind).set(row.id, row)
  }

  /** Takes in a row as a write leaves it; undefined deletes it. */
  plan(kind: string, id: string, row: AnyRow | undefined): void {
    const key = `${kind} ${id}`
    if (this.#undo) this.#undo.push(this.#wayBack(kind, id, key))
    this.#planned.add(key)
    if (row) this.of(kind).set(id, row)
    else this.#rows.get(kind)?.delete(id)
  }

  /** Saves the present plan and answers the function that restores it, for plans that may be refused. */
  mark(): () => void {
    const undo = (this.#undo ??= [])
    const length = undo.length
    return () => {
      while (undo.length > length) undo.pop()?.()
    }
  }

  #wayBack(kind: string, id: string, key: string): () => void {
    const [row, wasPlanned] = [this.get(kind, id), this.#planned.has(key)]
    return () => {
      if (row) this.of(kind).set(id, row)
      else this.of(kind).delete(id)
      if (!wasPlanned) this.#planned.delete(key)
    }
  }

  /** Notes that a row exists, though it was not read. */
  find(kind: string, id: string): void {
    this.#present.add(`${kind} ${id}`)
  }

  /** Whether a row exists, by what was read and planned. */
  isThere(kind: string, id: string): boolean {
    if (this.get(kind, id)) return true
    const key = `${kind} ${id}`
    return this.#present.has(key) && !this.#planned.has(key)
  }

  isPlanned(kind: string, id: string): boolean {
    return this.#planned.has(`${kind} ${id}`)
  }

  /**
   * Whether a row was asked for before; one that was not found stays missing while the user's counter is locked. False the first time.
   */
  wasAsked(kind: string, id: string): boolean {
    const key = `${kind} ${id}`
    const known = this.#asked.has(key)
    this.#asked.add(key)
    return known
  }

  of(kind: string): Map<string, AnyRow> {
    const known = this.#rows.get(kind)
    if (known) return known
    const made = new Map<string, AnyRow>()
    this.#rows.set(kind, made)
    return made
  }
}

/** A read whose answer fills the cache under a kind. */
export interface Read {
  readonly kind: string
  /** It only says which rows exist. */
  readonly isPresence?: boolean
  /** Handles an answer that holds no whole rows. */
  readonly take?: (cache: RowCache, rows: readonly Record<string, unknown>[]) => void
  readonly statement: Statement
}

/** Takes what reads answered into a cache. */
export function fill(
  cache: RowCache,
  reads: readonly Read[],
  answers: readonly { rows: Record<string, unknown>[] }[],
): void {
  reads.forEach(({ kind, isPresence, take }, index) => {
    const rows = answers[index]?.rows ?? []
    if (take) return take(cache, rows)
    for (const row of rows) {
      if (isPresence) cache.find(kind, String(row['id']))
      else cache.set(kind, row as AnyRow)
    }
  })
}

const texts = new Map<string, string>()

/** Statements are long texts that every write needs, so each is built once. */
function read(entity: Entity, about: string, where: () => string, values: readonly unknown[]): Read {
  const name = `${entity.kind}:${about}`
  const text = texts.get(name) ?? selectRows(entity, where())
  texts.set(name, text)
  return { kind: entity.kind, statement: { name, text, values } }
}

function known(kind: string): Entity {
  const entity = entityOf(kind)
  if (!entity) throw new Error(`no entity of kind ${kind}`)
  return entity
}

/** Rows that one statement reads by id: others wait for the end of a statement (OPS-06). */
const IDS_AT_ONCE = 250

/** Reads the named rows, one statement per kind and some hundred rows. A text that is no id names no row. */
export function readRefs(refs: readonly Ref[]): Read[] {
  return [...idsByKind(refs)].flatMap(([kind, ids]) => {
    const entity = known(kind)
    if (ids.size === 1) return [read(entity, 'by-one-id', () => 'id = $1', [...ids])]
    return parted(ids, IDS_AT_ONCE).map((part) => read(entity, 'by-id', () => 'id = any($1::uuid[])', [part]))
  })
}

/** Ids alone are so cheap that one statement asks for those of any write. */
const PRESENT_AT_ONCE = 5_000

/** Asks which of the named rows exist: from the index alone, however large the rows are. */
export function readPresence(refs: readonly Ref[]): Read[] {
  return [...idsByKind(refs)].flatMap(([kind, ids]) => {
    const text = `select id from ${known(kind).table} where user_id = ${currentUser} and id = any($1::uuid[])`
    return parted(ids, PRESENT_AT_ONCE).map((part) => ({
      kind,
      isPresence: true,
      statement: { name: `${kind}:present`, text, values: [part] },
    }))
  })
}

function idsByKind(refs: readonly Ref[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byKind = new Map<string, Set<string>>()
  for (const { kind, id } of refs) if (UUID.test(id)) byKind.set(kind, (byKind.get(kind) ?? new Set()).add(id))
  return byKind
}

function parted(ids: ReadonlySet<string>, size: number): string[][] {
  const all = [...ids]
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size))
}

/** Reads the rows whose field has a value, or whose list holds it. */
export function readLookup({ kind, field, is }: Lookup): Read {
  const entity = known(kind)
  const type = entity.fields[field]?.type
  if (!type) throw new Error(`${kind} has no field ${field}`)
  const column = columnName(field)
  return read(
    entity,
    `by-${field}`,
    () => (type === 'tags' ? `${column} @> jsonb_build_array($1::text)` : `${column} = $1`),
    [is],
  )
}

/** Reads every row of a small kind. */
export function readAll(kind: string): Read {
  return read(known(kind), 'all', () => 'true', [])
}

/** Reads what `derive` needs beside the rows: `ids` are the rows, `patched` the ids that the changes newly name. */
export function readContext(entity: Entity, ids: readonly string[], patched: (field: string) => string[]): Read[] {
  return (entity.context ?? []).flatMap((need) => readNeed(entity, need, ids, patched) ?? [])
}

function readNeed(
  entity: Entity,
  need: ContextNeed,
  ids: readonly string[],
  patched: (field: string) => string[],
): Read | undefined {
  const target = known(need.kind)
  if ('flag' in need) return read(target, `flag-${need.flag}`, () => columnName(need.flag), [])
  if ('naming' in need) return readNaming(entity, target, need, ids, patched)
  const named = patched(need.by)
  if (ids.length === 0 && named.length === 0) return undefined
  return read(target, `of-${entity.kind}`, () => inContext(entity, target, need), [ids, named])
}

/** Reads the rows that name these rows, and those that name what these rows name. */
function readNaming(
  entity: Entity,
  target: Entity,
  { naming, by }: Extract<ContextNeed, { readonly naming: string }>,
  ids: readonly string[],
  patched: (field: string) => string[],
): Read | undefined {
  const form = target.fields[naming]?.type === 'reference' ? 'uuid' : 'text'
  const column = columnName(naming)
  if (by === undefined) {
    return ids.length === 0
      ? undefined
      : read(target, `naming-in-${naming}`, () => `${column} = any($1::${form}[])`, [ids])
  }
  const named = patched(by)
  if (ids.length === 0 && named.length === 0) return undefined
  const stored = `array(select ${columnName(by)} from ${entity.table} where user_id = ${currentUser} and id = any($1::uuid[]))`
  const where = () => `${column} = any($1::${form}[] || ${stored} || $2::${form}[])`
  return read(target, `naming-in-${naming}-of-${by}`, where, [ids, named])
}

/** The rows that these rows name, stored or newly, and their parents: as lists, which the index finds. */
function inContext(
  entity: Entity,
  target: Entity,
  { by, parent }: Extract<ContextNeed, { readonly by: string }>,
): string {
  const named = `array(select nullif(${columnName(by)}::text, '')::uuid from ${entity.table} where user_id = ${currentUser} and id = any($1::uuid[])) || $2::uuid[]`
  const parents = parent
    ? ` || array(select ${columnName(parent)} from ${target.table} where user_id = ${currentUser} and id = any(${named}))`
    : ''
  return `id = any(${named}${parents})`
}
