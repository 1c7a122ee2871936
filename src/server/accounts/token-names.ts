import type { DataAccess } from '../kit/database/data-access.ts'

const TOKEN = /^token:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * Looks up who acted in a user's history: it stores ids of API tokens, which are shown by name, revoked ones too (LEDGER-01). All other
 * actors are shown as stored.
 */
export function createActorNames(dataAccess: Pick<DataAccess, 'asSystemBatch'>) {
  return async (userId: string, actors: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const ids = [...new Set(actors.flatMap((actor) => TOKEN.exec(actor)?.[1] ?? []))]
    if (ids.length === 0) return new Map()
    const [answer] = await dataAccess.asSystemBatch([
      {
        name: 'tokens:names',
        text: 'select id, name from api_token where user_id = $1 and id = any($2::uuid[])',
        values: [userId, ids],
      },
    ])
    return new Map(answer?.rows.map(({ id, name }) => [`token:${String(id)}`, `token:${String(name)}`]))
  }
}
