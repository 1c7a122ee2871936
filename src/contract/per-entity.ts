import type { Entity } from './entity.ts'

/** Caches the function's answer per entity: what follows from a declaration alone is worked out once and not for every request. */
export function perEntity<T>(make: (entity: Entity) => T): (entity: Entity) => T {
  const made = new WeakMap<Entity, { readonly value: T }>()
  return (entity) => {
    const known = made.get(entity)
    if (known) return known.value
    const value = make(entity)
    made.set(entity, { value })
    return value
  }
}
