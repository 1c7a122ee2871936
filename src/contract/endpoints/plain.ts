import { plainLists } from '../lists/plain-lists.ts'
import { listSchema } from '../lists/list-schema.ts'
import { crudEndpoints } from './crud.ts'

/** The six calls of every entity that declares its list with its fields. */
export const plainCalls = plainLists.map((list) => ({ list, calls: crudEndpoints(list.entity, listSchema(list)) }))
