import type { Entity } from '#contract/entity.ts'

/** Caches the function's answer per entity: statements are long texts, and every request needs them. */
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
