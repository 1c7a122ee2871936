import { randomUUID } from 'node:crypto'
import type { Statement } from '#server/kit/database/database.ts'
import { DatabaseError } from '#server/kit/database/database.ts'
import type { Doors } from '#server/kit/database/doors.ts'
import { hashPassword, isPassword } from './password.ts'

/** Somebody who signs in with the embedded provider. */
export interface LocalPerson {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
}

/** What a password came to. */
export type PasswordVerdict =
  | { readonly kind: 'right'; readonly person: LocalPerson }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }

interface StoredPerson extends LocalPerson {
  readonly password: string
  readonly waitSeconds: number
}

/** Wrong passwords that are free of charge, and how long each further one makes everybody wait. */
const FREE_FAILURES = 5
const WAIT_SECONDS = 30

const COLUMNS = `id, email, email_verified as "emailVerified"`
const WITH_PASSWORD = `${COLUMNS}, password, greatest(0, ceil(extract(epoch from locked_until - now())))::int as "waitSeconds"`
const UNIQUE_VIOLATION = '23505'

/** An e-mail address as it is compared. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/** The people of the embedded provider. */
export function createPeople(doors: Doors) {
  const ask = async <Row>(statement: Statement): Promise<Row[]> => {
    const [answer] = await doors.asSystemFlight([statement])
    return (answer?.rows ?? []) as Row[]
  }
  const judge = async (stored: StoredPerson | undefined, password: string): Promise<PasswordVerdict> => {
    if (stored && stored.waitSeconds > 0) return { kind: 'wait', seconds: stored.waitSeconds }
    if (!stored) {
      // As slow as for a known address, so that the time does not tell which ones are known.
      await hashPassword(password)
      return { kind: 'wrong' }
    }
    const right = await isPassword(password, stored.password)
    await ask(right ? forgive(stored.id) : count(stored.id))
    const { id, email, emailVerified } = stored
    return right ? { kind: 'right', person: { id, email, emailVerified } } : { kind: 'wrong' }
  }

  return {
    async areThereAny(): Promise<boolean> {
      return (await ask({ text: 'select id from provider_account limit 1' })).length > 0
    },

    async byId(id: string): Promise<LocalPerson | undefined> {
      const [person] = await ask<LocalPerson>({
        name: 'people:by-id',
        text: `select ${COLUMNS} from provider_account where id = $1`,
        values: [id],
      })
      return person
    },

    async byEmail(email: string): Promise<LocalPerson | undefined> {
      const [person] = await ask<LocalPerson>({
        name: 'people:by-email',
        text: `select ${COLUMNS} from provider_account where email_key = $1`,
        values: [emailKey(email)],
      })
      return person
    },

    /** Undefined when the address is taken. */
    async create(email: string, password: string): Promise<LocalPerson | undefined> {
      const [person] = await ask<LocalPerson>({
        text: `insert into provider_account (id, email, email_key, password) values ($1, $2, $3, $4)
          on conflict (email_key) do nothing returning ${COLUMNS}`,
        values: [randomUUID(), email.trim(), emailKey(email), await hashPassword(password)],
      })
      return person
    },

    async checkPassword(by: { readonly email: string } | { readonly id: string }, password: string) {
      const [column, value] = 'id' in by ? ['id', by.id] : ['email_key', emailKey(by.email)]
      const [stored] = await ask<StoredPerson>({
        text: `select ${WITH_PASSWORD} from provider_account where ${column} = $1`,
        values: [value],
      })
      return judge(stored, password)
    },

    async setPassword(id: string, password: string): Promise<void> {
      const hash = await hashPassword(password)
      await ask({
        text: `update provider_account set password = $2, failures = 0, locked_until = null, updated_at = now() where id = $1`,
        values: [id, hash],
      })
    },

    /** Sets a verified address, also where the product shows it; answers false when another account has it. */
    async setEmail(id: string, email: string): Promise<boolean> {
      try {
        await doors.asSystemFlight([
          {
            text: `update provider_account set email = $2, email_key = $3, email_verified = true, updated_at = now() where id = $1`,
            values: [id, email.trim(), emailKey(email)],
          },
          {
            text: `update identity set email = $2, email_verified = true where issuer = 'embedded' and subject = $1`,
            values: [id, email.trim()],
          },
        ])
        return true
      } catch (error) {
        if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return false
        throw error
      }
    },

    /** Ends the person's sessions here and in the product, but for the product's session of one cookie. */
    async endSessions(id: string, exceptHash?: Buffer): Promise<void> {
      await doors.asSystemFlight([
        { text: `delete from provider_state where account_id = $1 and kind in ('Session', 'Grant')`, values: [id] },
        {
          text: `delete from session where issuer = 'embedded' and hash is distinct from $2
            and user_id in (select user_id from identity where issuer = 'embedded' and subject = $1)`,
          values: [id, exceptHash ?? null],
        },
      ])
    },
  }
}

function forgive(id: string): Statement {
  return {
    text: 'update provider_account set failures = 0, locked_until = null where id = $1 and failures > 0',
    values: [id],
  }
}

function count(id: string): Statement {
  return {
    text: `update provider_account set failures = failures + 1,
      locked_until = case when failures + 1 >= $2 then now() + make_interval(secs => $3) end where id = $1`,
    values: [id, FREE_FAILURES, WAIT_SECONDS],
  }
}

/** The people of the embedded provider. */
export type People = ReturnType<typeof createPeople>
