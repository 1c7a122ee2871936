import { type Database, type Key, type KeyRange, STORE_NAMES, type StoreName, type Transaction } from './database.ts'
import type { Contents } from './records.ts'

type Records = Map<string, { readonly key: Key; readonly value: unknown }>

/** A database in memory, for browsers that keep nothing (private windows): everything works, and goes with the tab. */
export function createMemoryDatabase(): Database {
  const stores = new Map<StoreName, Records>(STORE_NAMES.map((name) => [name, new Map()]))
  let last: Promise<unknown> = Promise.resolve()
  const records = (name: StoreName): Records => stores.get(name) ?? new Map()
  const transaction: Transaction = {
    get: <S extends StoreName>(store: S, key: Key) =>
      Promise.resolve(records(store).get(JSON.stringify(key))?.value as Contents[S] | undefined),
    all: <S extends StoreName>(store: S, range: KeyRange = {}, limit = Infinity) =>
      Promise.resolve(inRange(records(store), range).slice(0, limit) as Contents[S][]),
    put(store, key, value) {
      records(store).set(JSON.stringify(key), { key, value })
      return Promise.resolve()
    },
    delete(store, key) {
      records(store).delete(JSON.stringify(key))
      return Promise.resolve()
    },
    clear(store, range = {}) {
      for (const [name, { key }] of records(store)) if (isInRange(key, range)) records(store).delete(name)
      return Promise.resolve()
    },
  }
  return {
    storage: 'memory',
    run(mode, names, body) {
      const result = last.then(async () => {
        const before = mode === 'read' ? [] : names.map((name) => [name, new Map(records(name))] as const)
        try {
          return await body(transaction)
        } catch (error) {
          for (const [name, kept] of before) stores.set(name, kept)
          throw error
        }
      })
      last = result.catch(() => undefined)
      return result
    },
    close: () => undefined,
  }
}

function inRange(records: Records, range: KeyRange): unknown[] {
  return [...records.values()]
    .filter(({ key }) => isInRange(key, range))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ value }) => value)
}

function isInRange(key: Key, { after, upTo }: KeyRange): boolean {
  return (after === undefined || compareKeys(key, after) > 0) && (upTo === undefined || compareKeys(key, upTo) <= 0)
}

/** As IndexedDB orders keys, for keys of one form. */
function compareKeys(a: Key, b: Key): number {
  const left = [a].flat()
  const right = [b].flat()
  const place = left.findIndex((part, index) => part !== right[index])
  if (place < 0) return left.length - right.length
  return (left[place] ?? 0) > (right[place] ?? '') ? 1 : -1
}
