import { entities } from '../entities/registry.ts'
import { type DeclaredList, declaredList } from './declared-list.ts'

/** The lists of entities that declare them with their fields: calls, commands and tests follow from them. */
export const plainLists: readonly DeclaredList[] = entities.flatMap((entity) => {
  const list = entity.list?.bind(entity)
  return list ? [declaredList(entity, list)] : []
})

/** The list of a kind's entity. Throws if it declares none. */
export function plainListOf(kind: string): DeclaredList {
  const list = plainLists.find(({ entity }) => entity.kind === kind)
  if (!list) throw new Error(`The entity of ${kind} declares no list`)
  return list
}
