import { useCallback, useEffect, useState } from 'react'
import { auth } from './auth.ts'
import { ask } from './account-calls.ts'

/** Something that the server keeps and this device does not. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error }
  | { readonly status: 'ready'; readonly value: T }

/** Reads from the server when a panel opens, and again when asked. */
export function useLoaded<T>(path: string): readonly [Loaded<T>, reload: () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' })
  const load = useCallback(() => {
    ask<T>(auth().apiFetch, 'GET', path).then(
      (value) => setLoaded({ status: 'ready', value }),
      (error: Error) => setLoaded({ status: 'failed', error }),
    )
  }, [path])
  useEffect(load, [load])
  return [loaded, load]
}
