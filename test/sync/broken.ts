import type { PushInput, PushOutput } from '#contract/sync.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Database, Transaction } from '#web/kit/data/database.ts'
import { RealServer } from './real-server.ts'
import type { Rewrite } from './unsteady-database.ts'

// Products broken in the three ways that a synchronisation is usually wrong, to show that the model finds them.

/** Rows between two numbers of the global sequence, so that a write of several has its own. */
const STRIDE = 1_000

/** What the database needs before versions can come from a global sequence. */
export const GLOBAL_SEQUENCE = [
  { text: `create sequence everybody increment ${STRIDE} start ${STRIDE}` },
  { text: 'grant usage on sequence everybody to public' },
]

const NEWEST = `(select coalesce(max(version), 0) from change where user_id = ${currentUser})`

/** Versions are taken from a global sequence instead of the user's locked counter; each client still waits for itself. */
export const versionsFromSequence: Rewrite = (statement) => {
  const { name = '', text, values } = statement
  const instead = (version: string) => {
    const unlocked = text.replace(/\bversion\b/, `${version} as version`).replace(/ for update$/, '')
    return [{ ...statement, name: `${name}:sequence`, text: unlocked }]
  }
  if (/from user_head .* for update$/s.test(text)) return instead("nextval('everybody')")
  if (name === 'pull:head') return instead(NEWEST)
  if (name !== 'push:client') return [statement]
  return [{ text: 'select pg_advisory_xact_lock(hashtext($1::text))', values: values ?? [] }, statement]
}

/** The cursor is stored in a transaction before that of the rows which it says are there. */
export function cursorBeforeRows(database: Database): Database {
  return {
    ...database,
    run: async (mode, stores, body) => {
      const late: ((tx: Transaction) => Promise<void>)[] = []
      const result = await database.run(mode, stores, (tx) =>
        body({
          ...tx,
          put: (store, key, value) => {
            if (store !== 'delta') return tx.put(store, key, value)
            late.push((next) => next.put(store, key, value))
            return Promise.resolve()
          },
        }),
      )
      for (const put of late) await database.run(mode, stores, put)
      return result
    },
  }
}

/** A server that knows no client again: whatever it is sent, it does. */
export class ForgetfulServer extends RealServer {
  override async push({ mutations }: PushInput): Promise<PushOutput> {
    const seqs = mutations.map(({ seq }) => seq)
    const anew = mutations.map((mutation, index) => ({ ...mutation, seq: index + 1 }))
    const { results, head } = await super.push({ clientId: crypto.randomUUID(), mutations: anew })
    return { head, results: results.map((result, index) => ({ ...result, seq: seqs[index]! })) }
  }
}
