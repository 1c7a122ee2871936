import { randomUUID } from 'node:crypto'
import type { Statement } from '#server/kit/database/database.ts'
import { DatabaseError } from '#server/kit/database/database.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { addressKey } from '#server/kit/http/address-key.ts'
import { type EventSource, type SecurityEvent, shortAddress } from '#server/kit/security-events.ts'
import { revocation } from '../sessions.ts'
import type { AttemptRule, Attempts } from './attempts.ts'
import { browserProof, claimedAccounts } from './known-browser.ts'
import { hashPassword, isPassword, PASSWORD_COST, type PasswordCaller, passwordTurn } from './password.ts'

/** Somebody who signs in with the embedded provider. */
export interface LocalPerson {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
}

/** The result of checking a password. */
export type PasswordVerdict =
  | { readonly kind: 'right'; readonly person: LocalPerson }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }

/** Where a password is typed. */
export interface Visitor {
  readonly address: string
  /** The proofs of earlier sign-ins in this browser (`known-browser.ts`). */
  readonly proofs: readonly string[]
  readonly device: string | null
  /** Aborts when the visitor leaves. */
  readonly left: AbortSignal
}

interface StoredPerson extends LocalPerson {
  readonly password: string
}

/** For one account from one address. */
export const PASSWORD_ATTEMPTS: AttemptRule = {
  name: 'password',
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 900,
}
/** For one account from all browsers that do not know it: guessing from many addresses is slow too. */
const ANYWHERE: AttemptRule = { name: 'anywhere', free: 100, firstWaitSeconds: 5, longestWaitSeconds: 60 }
/** In a browser that has signed in to the account: attempts elsewhere do not make its owner wait. */
const KNOWN_BROWSER: AttemptRule = { name: 'known browser', free: 10, firstWaitSeconds: 5, longestWaitSeconds: 60 }

const COLUMNS = `id, email, email_verified as "emailVerified"`
const WITH_PASSWORD = `${COLUMNS}, password`
const UNIQUE_VIOLATION = '23505'

/** How a person is named who enters a password; by id only after a sign-in or a mailed link. */
type PersonName = { readonly email: string } | { readonly id: string }

/** An e-mail address as it is compared. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/** The people of the embedded provider. */
export function createPeople(dataAccess: DataAccess, attempts: Attempts, secret: Buffer, passwordCost = PASSWORD_COST) {
  const ask = async <Row>(statement: Statement): Promise<Row[]> => {
    const [answer] = await dataAccess.asSystemBatch([statement])
    return (answer?.rows ?? []) as Row[]
  }
  const stored = async (column: 'id' | 'email_key', value: string): Promise<StoredPerson | undefined> => {
    const [found] = await ask<StoredPerson>({
      text: `select ${WITH_PASSWORD} from provider_account where ${column} = $1`,
      values: [value],
    })
    return found
  }
  const hashed = (password: string) => hashPassword(password, passwordCost)
  const proof = ({ id, password }: StoredPerson): string => browserProof(secret, id, password)
  const named = (by: PersonName): Promise<StoredPerson | undefined> =>
    'id' in by ? stored('id', by.id) : stored('email_key', emailKey(by.email))
  /** The person, if the visitor's browser has signed in as that one before. */
  const provenIn = ({ proofs }: Visitor, known: StoredPerson | undefined): StoredPerson | undefined =>
    known && proofs.includes(proof(known)) ? known : undefined

  /** The counters of an attempt; each has to let it pass. */
  const countersOf = (known: StoredPerson | undefined, email: string, visitor: Visitor) => {
    const proven = provenIn(visitor, known)
    if (proven) return [[KNOWN_BROWSER, proven.id]] as const
    return [
      [PASSWORD_ATTEMPTS, email, addressKey(visitor.address)],
      [ANYWHERE, email],
    ] as const
  }

  /** In whose turn a password is checked. */
  const callerOf = async (by: PersonName, visitor: Visitor): Promise<PasswordCaller> => {
    const { left } = visitor
    if ('id' in by) return { account: by.id, left }
    const proven = provenIn(visitor, await named(by))
    return proven ? { account: proven.id, left } : { email: emailKey(by.email), left }
  }

  /** The attempt is counted before it is checked, and takes the same time for addresses without an account. */
  const checked = async (by: PersonName, password: string, visitor: Visitor): Promise<PasswordVerdict> => {
    const known = await named(by)
    const counters = countersOf(known, known ? emailKey(known.email) : 'id' in by ? by.id : emailKey(by.email), visitor)
    for (const [rule, ...parts] of counters) {
      const seconds = await attempts.take(rule, ...parts)
      if (seconds > 0) return { kind: 'wait', seconds }
    }
    const isRight = known ? await isPassword(password, known.password) : (await hashed(password)) === ''
    if (known && !isRight) await ask(embeddedEvent(known.id, { kind: 'wrong-password', ...sourceOf(visitor) }))
    if (!known || !isRight) return { kind: 'wrong' }
    for (const [rule, ...parts] of counters) await attempts.forget(rule, ...parts)
    const { id, email, emailVerified } = known
    return { kind: 'right', person: { id, email, emailVerified } }
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

    /** A password as it is stored. */
    hashed: (password: string, caller: PasswordCaller): Promise<string> => passwordTurn(caller, () => hashed(password)),

    /** Undefined if the address is taken. `password` is the stored form. */
    async create(email: string, password: string, isVerified = false): Promise<LocalPerson | undefined> {
      const [person] = await ask<LocalPerson>({
        text: `insert into provider_account (id, email, email_key, password, email_verified) values ($1, $2, $3, $4, $5)
          on conflict (email_key) do nothing returning ${COLUMNS}`,
        values: [randomUUID(), email.trim(), emailKey(email), password, isVerified],
      })
      return person
    },

    async checkPassword(by: PersonName, password: string, visitor: Visitor): Promise<PasswordVerdict> {
      return passwordTurn(await callerOf(by, visitor), () => checked(by, password, visitor))
    },

    /** The account that one of a browser's proofs is of. */
    async knownIn(proofs: readonly string[]): Promise<string | undefined> {
      const ids = claimedAccounts(proofs)
      if (ids.length === 0) return undefined
      const claimed = await ask<StoredPerson>({
        name: 'people:claimed',
        text: `select ${WITH_PASSWORD} from provider_account where id = any($1::uuid[]) order by id`,
        values: [ids],
      })
      return claimed.find((person) => proofs.includes(proof(person)))?.id
    },

    /** The proof that a signed-in browser keeps until the password is changed. */
    async proofFor(id: string): Promise<string | undefined> {
      const known = await stored('id', id)
      return known && proof(known)
    },

    /** `password` is the stored form. Links to a new address or password that somebody else may have asked for end with the former one. */
    async setPassword(id: string, password: string): Promise<void> {
      await dataAccess.asSystemBatch([
        {
          text: `update provider_account set password = $2, updated_at = now() where id = $1`,
          values: [id, password],
        },
        { text: `delete from provider_link where account_id = $1 and purpose in ('change', 'reset')`, values: [id] },
      ])
    },

    /** Sets a verified address, also in the product's own record; answers false if another account has it. */
    async setEmail(id: string, email: string): Promise<boolean> {
      try {
        await dataAccess.asSystemBatch([
          {
            text: `update provider_account set email = $2, email_key = $3, email_verified = true, updated_at = now() where id = $1`,
            values: [id, email.trim(), emailKey(email)],
          },
          {
            text: `update identity set email = $2, email_verified = true where issuer = 'embedded' and subject = $1`,
            values: [id, email.trim()],
          },
          // Those were mailed to the former address.
          { text: `delete from provider_link where account_id = $1 and purpose = 'reset'`, values: [id] },
        ])
        return true
      } catch (error) {
        if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return false
        throw error
      }
    },

    /** Adds to the record of security events of the person's account. */
    async record(id: string, event: SecurityEvent): Promise<void> {
      await ask(embeddedEvent(id, event))
    },

    /** How many API tokens of the person's account work. */
    async countTokens(id: string): Promise<number> {
      const [counted] = await ask<{ tokens: number }>({
        text: `select count(*)::int as tokens from api_token where revoked_at is null and expires_at > now()
          and user_id in (select user_id from identity where issuer = 'embedded' and subject = $1)`,
        values: [id],
      })
      return counted?.tokens ?? 0
    },

    /**
     * Ends the person's sessions here and in the product, except for the product's session of one cookie. API tokens stay, because
     * programs hang on them: whoever changes the password is told how many.
     */
    async endSessions(id: string, exceptHash?: Buffer): Promise<void> {
      await dataAccess.asSystemBatch([
        { text: `delete from provider_state where account_id = $1 and kind in ('Session', 'Grant')`, values: [id] },
        revocation(
          `issuer = 'embedded' and hash is distinct from $2
            and user_id in (select user_id from identity where issuer = 'embedded' and subject = $1)`,
          [id, exceptHash ?? null],
        ),
      ])
    },
  }
}

/** Further wrong passwords of a day are not recorded one by one. */
const MOST_A_DAY = 100

/** Of somebody who signs in here and has an account of the product. */
function embeddedEvent(personId: string, event: SecurityEvent): Statement {
  const { kind, detail = '', device, address } = event
  return {
    text: `insert into security_event (user_id, kind, detail, device, address)
      select user_id, $2, $3, $4, $5 from identity i where issuer = 'embedded' and subject = $1 and (
        select count(*) from security_event e where e.user_id = i.user_id and e.kind = $2 and e.at > now() - interval '1 day') < $6`,
    values: [personId, kind, detail, device, address, MOST_A_DAY],
  }
}

function sourceOf({ device, address }: Visitor): EventSource {
  return { device, address: shortAddress(address) }
}

/** The people of the embedded provider. */
export type People = ReturnType<typeof createPeople>
