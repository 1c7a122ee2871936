import { type ComponentType, lazy, type LazyExoticComponent, useDeferredValue } from 'react'
import { retry } from './retry.ts'

/** A component that loads when it is first shown, or before. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads it ahead, such as when the pointer comes near; repeating it does nothing. */
  readonly preload: () => void
  readonly isHere: () => boolean
}

/** Makes a component of a part that loads on its own; where it cannot be had its place stays empty until it can. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<{ readonly default: ComponentType<Props> }> | undefined
  let here = false
  const loaded = (part: ComponentType<Props>) => {
    here = true
    return { default: part }
  }
  const once = () => (loading ??= retry(load).then(loaded))
  return Object.assign(lazy(once), { preload: () => void once(), isHere: () => here })
}

/**
 * Whether parts may be shown: at once where they are here, else once what is around them stands on the screen, so that a first page is
 * worked with before they come.
 */
export function useLater(...parts: readonly { readonly isHere: () => boolean }[]): boolean {
  return useDeferredValue(
    true,
    parts.every((part) => part.isHere()),
  )
}
