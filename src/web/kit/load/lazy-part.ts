import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { patiently } from './patiently.ts'

/** A component that loads when it is first shown, or before. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads it ahead, such as when the pointer comes near; repeating it does nothing. */
  readonly preload: () => void
}

/** Makes a component of a part that loads on its own; where it cannot be had its place stays empty until it can. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<{ readonly default: ComponentType<Props> }> | undefined
  const once = () => (loading ??= patiently(load).then((part) => ({ default: part })))
  return Object.assign(lazy(once), { preload: () => void once() })
}
