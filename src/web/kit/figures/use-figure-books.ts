import { useMemo, useSyncExternalStore } from 'react'
import type { Store } from '../data/store.ts'
import { useStore } from '../data/use-store.ts'
import { type BookName, type FigureBooks, FigureSource } from './figure-source.ts'

const sources = new WeakMap<Store, FigureSource>()

/** The books of the signed-in user; those that were read once are kept as long as the copy is open. */
export function figureSource(store: Store): FigureSource {
  const known = sources.get(store) ?? new FigureSource(store)
  sources.set(store, known)
  return known
}

/** The books once all of them hold every row; until then how much is read, from 0 to 1. */
export interface ReadBooks {
  readonly books: FigureBooks | undefined
  readonly share: number
}

/**
 * The books that figures are made from, read without ever holding the page up, and kept up to date: a new object after every change, so
 * that a figure is made in `useMemo` from it.
 */
export function useFigureBooks(...names: readonly BookName[]): ReadBooks {
  const store = useStore()
  const asked = names.join()
  const source = useMemo(() => {
    const made = figureSource(store)
    return {
      subscribe: (listener: () => void) => made.subscribe(asked.split(',') as BookName[], listener),
      read: () => made.state,
    }
  }, [store, asked])
  const { books, read, share } = useSyncExternalStore(source.subscribe, source.read)
  const isRead = asked.split(',').every((name) => read.has(name as BookName))
  return { books: isRead ? books : undefined, share }
}
