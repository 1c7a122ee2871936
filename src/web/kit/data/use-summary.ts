import { useMemo, useSyncExternalStore } from 'react'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import type { Store } from './store.ts'
import { useStore } from './use-store.ts'

type Values = Readonly<Record<string, unknown>>

/** What is summed up of a large kind; a constant outside the component. */
export interface Summary<T> {
  readonly kind: string
  /** Indexed fields. */
  readonly fields: readonly string[]
  readonly of: (rows: Iterable<Values>) => T
}

/** A summary of rows of a kind, typed by the fields that it reads. */
export function summaryOf<K extends Kind, F extends keyof RowOfKind<K> & string, T>(
  kind: K,
  fields: readonly F[],
  of: (rows: Iterable<Pick<RowOfKind<K>, F>>) => T,
): Summary<T> {
  // A scan reads just these fields.
  return { kind, fields, of: of as Summary<T>['of'] }
}

/** A summary of a large kind. After a change it is made anew when the browser has time, so that it never delays a keystroke. */
export function useSummary<T>(summary: Summary<T>): T {
  const store = useStore()
  const source = useMemo(() => summarySource(store, summary), [store, summary])
  return useSyncExternalStore(source.subscribe, source.read)
}

const PATIENCE_MS = 500

function summarySource<T>(store: Store, { kind, fields, of }: Summary<T>) {
  const make = (): T => of(store.scan(kind, fields))
  let made = make()
  let revision = store.revision
  return {
    read: (): T => made,
    subscribe: (listener: () => void): (() => void) => {
      let waiting = 0
      const refresh = (): void => {
        waiting = 0
        if (store.revision === revision) return
        revision = store.revision
        made = make()
        listener()
      }
      const follow = (): void => {
        if (waiting === 0) waiting = soon(refresh)
      }
      const stop = store.subscribe(follow)
      follow()
      return () => {
        stop()
        forget(waiting)
      }
    },
  }
}

function soon(run: () => void): number {
  return 'requestIdleCallback' in globalThis
    ? requestIdleCallback(run, { timeout: PATIENCE_MS })
    : window.setTimeout(run)
}

function forget(waiting: number): void {
  if ('cancelIdleCallback' in globalThis) cancelIdleCallback(waiting)
  else clearTimeout(waiting)
}
