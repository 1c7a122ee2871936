import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Change } from '#contract/command.ts'
import { type AnyRow, fieldsOf } from '#contract/entity.ts'
import { entities, entityOf } from '#contract/entities/registry.ts'
import { Refusal } from '#contract/refusal.ts'
import { same } from '#contract/same.ts'
import { readAll, RowCache } from '#server/kit/rows/reading.ts'
import { checkChanges } from '#server/kit/write/checked-changes.ts'
import { openWrite, readMore, readsOf, storeChanges } from '#server/kit/write/write.ts'
import { planChanges, type PlannedRow, type RowSource } from '#web/kit/data/plan-changes.ts'
import { describeOneEngine } from '#test/database.ts'
import { changeLists, changesOf, deps } from './change-lists.ts'

const RUNS = Number(process.env['SYNC_SEEDS'] ?? 4)
const START = Date.UTC(2026, 6, 6)
/** What only the side can say that has every row and its history. */
const SAID_BY_SERVER = new Set(['reference-unknown', 'row-deleted'])
/** What the server alone gives out: versions, numbers of documents, and what is told of them in these and in others. */
const ISSUED = new Set(['version', 'documentNumber', 'isProvisional', 'sequence', 'counterId', 'ownTax'])
const OF_DOCUMENTS = new Set([...ISSUED, 'searchText', 'updatedAt'])

type Rows = ReadonlyMap<string, PlannedRow>

describeOneEngine('a device and the server that plan the same changes', (context) => {
  it(`SYNC-04 DOC-08 DOC-19 PROF-02 come to the same rows, or refuse for the same reasons (${RUNS} seeds)`, async () => {
    const planned = { lists: 0, refused: 0, follow: 0 }
    const property = fc.asyncProperty(changeLists, async (lists) => {
      const server = await signedIn()
      await server.store(deps, START)
      for (const [n, list] of lists.entries()) {
        const changes = changesOf(list, n)
        const now = START + (n + 1) * 1_000
        const source = await server.rows()
        const shown = await endOf(() => planChanges(checkChanges(changes, true), sourceOf(source), now))
        const stored = await endOf(() => server.store(changes, now))
        planned.lists += 1
        if (stored instanceof Refusal && SAID_BY_SERVER.has(stored.code)) continue
        if (stored instanceof Refusal || shown instanceof Refusal) {
          planned.refused += 1
          expect(reasonOf(shown), JSON.stringify(changes)).toEqual(reasonOf(stored))
          continue
        }
        planned.follow += shown.length > changes.length ? 1 : 0
        expect(told(withPlanned(source, shown)), JSON.stringify(changes)).toEqual(told(await server.rows()))
      }
    })
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true })
    // Lists that are refused, or that nothing follows from, would prove little.
    expect(planned.refused).toBeLessThan((2 * planned.lists) / 3)
    expect(planned.follow).toBeGreaterThan(planned.lists / 10)
  })

  async function signedIn() {
    const actor = { kind: 'user', userId: await context.newUser() } as const
    return {
      store: (changes: readonly Change[], now: number) =>
        context.dataAccess.asUser(actor, async (tx) => {
          const open = await openWrite(tx, readsOf(changes))
          return storeChanges(open, checkChanges(changes, true), { actor: 'user', now, trusted: true })
        }),
      rows: () =>
        context.dataAccess.asUser(actor, async (tx): Promise<Rows> => {
          const cache = new RowCache()
          await readMore(
            { tx, cache },
            entities.map(({ kind }) => readAll(kind)),
          )
          const all = entities.flatMap(({ kind }) =>
            [...cache.of(kind).values()].map((row) => ({ kind, id: row.id, row })),
          )
          return new Map(all.map((each) => [`${each.kind} ${each.id}`, each]))
        }),
    }
  }
})

async function endOf<T>(run: () => T | Promise<T>): Promise<T | Refusal> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function reasonOf(end: unknown): unknown {
  return end instanceof Refusal ? { code: end.code, message: end.message, issues: end.issues } : 'not refused'
}

function sourceOf(rows: Rows): RowSource {
  const all = (kind: string): AnyRow[] => [...rows.values()].flatMap((each) => (each.kind === kind && each.row) || [])
  return {
    all,
    get: (kind, id) => rows.get(`${kind} ${id}`)?.row ?? undefined,
    where: (kind, field, value) => all(kind).filter((row) => row[field] === value),
  }
}

/** What a device shows then; a row of which nothing changed stays as old as it was stored. */
function withPlanned(rows: Rows, planned: readonly PlannedRow[]): Rows {
  const isOther = ({ kind, id, row }: PlannedRow): boolean => {
    const before = rows.get(`${kind} ${id}`)?.row
    const names = fieldsOf(entityOf(kind) ?? { fields: {} }).map(([name]) => name)
    return !before || !row || names.some((name) => !same(before[name], row[name]))
  }
  return new Map([...rows, ...planned.filter(isOther).map((each) => [`${each.kind} ${each.id}`, each] as const)])
}

/** Rows as both sides must tell them. */
function told(rows: Rows): unknown {
  const there = [...rows].filter(([, { kind, row }]) => row && kind !== 'documentCounter')
  return Object.fromEntries(
    there.map(([key, { kind, row }]) => {
      const issued = kind === 'document' ? OF_DOCUMENTS : ISSUED
      const text = JSON.stringify(row, (name, value: unknown) => (issued.has(name) ? undefined : value))
      return [key, JSON.parse(text) as unknown]
    }),
  )
}
