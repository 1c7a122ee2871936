import { plainLists } from '../lists/plain-lists.ts'
import { listSchema } from '../lists/list-schema.ts'
import { crudEndpoints, readEndpoints } from './crud.ts'

/** The six calls of every entity that declares its list with its fields; the two that read of one that only the server writes. */
export const plainCalls = plainLists.map((list) => {
  const query = listSchema(list)
  const { entity } = list
  return { list, calls: entity.serverOnly ? readEndpoints(entity, query) : crudEndpoints(entity, query) }
})
