import type { DataAccess } from '../kit/database/data-access.ts'
import { personName } from './team/names.ts'

const ACTOR = /^(?:token|member):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const NAMES = `select 'token' as sort, id, name from api_token where user_id = $1 and id = any($2::uuid[])
  union all select 'member', m.person_id, ${personName('m.person_id')} from member m where m.account_id = $1 and m.person_id = any($2::uuid[])`

/**
 * Looks up who acted in a user's history: it stores ids of API tokens and members, which are shown by name, also those that are gone
 * (LEDGER-01, TEAM-03). All other actors are shown as stored.
 */
export function createActorNames(dataAccess: Pick<DataAccess, 'asSystemBatch'>) {
  return async (userId: string, actors: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const ids = [...new Set(actors.flatMap((actor) => ACTOR.exec(actor)?.[1] ?? []))]
    if (ids.length === 0) return new Map()
    const [answer] = await dataAccess.asSystemBatch([{ name: 'actors:names', text: NAMES, values: [userId, ids] }])
    return new Map(
      answer?.rows.map(({ sort, id, name }) => [`${String(sort)}:${String(id)}`, `${String(sort)}:${String(name)}`]),
    )
  }
}
