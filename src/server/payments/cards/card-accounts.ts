import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { CardDeps, OwnCardAccount } from './card-deps.ts'
import type { CardAccess } from './card-port.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** `waiting`: without a signing secret; `refused`: the provider does not take the key any more; `closed`: disconnected. */
type CardAccountState = 'waiting' | 'active' | 'refused' | 'closed'

/** A seller's account as it is stored; moments are epoch milliseconds. */
export interface CardAccountRow {
  readonly userId: string
  readonly id: string
  readonly externalId: string
  readonly name: string
  readonly mode: 'live' | 'test'
  readonly keyKind: 'restricted' | 'secret'
  readonly state: CardAccountState
  readonly sealed: Buffer
  readonly signing: Buffer
  readonly endpointId: string
  readonly heardAt: number | null
  readonly createdAt: number
  /** When it was disconnected last. */
  readonly closedAt: number | null
  /** When it was connected again after that. */
  readonly reopenedAt: number | null
}

const COLUMNS = `user_id as "userId", id, external_id as "externalId", name, mode, key_kind as "keyKind", state, encode(sealed, 'hex') as sealed,
  encode(signing, 'hex') as signing, endpoint_id as "endpointId", heard_at::float8 as "heardAt", created_at::float8 as "createdAt",
  closed_at::float8 as "closedAt", reopened_at::float8 as "reopenedAt"`

type Told = Omit<CardAccountRow, 'sealed' | 'signing'> & { readonly sealed: string; readonly signing: string }

function rowOf({ sealed, signing, ...rest }: Told): CardAccountRow {
  return { ...rest, sealed: Buffer.from(sealed, 'hex'), signing: Buffer.from(signing, 'hex') }
}

/** The account that the user of the transaction has connected. */
export async function openCardAccount(tx: Queryable): Promise<CardAccountRow | undefined> {
  const { rows } = await tx.query<Told>({
    name: 'card-account:open',
    text: `select ${COLUMNS} from card_account where user_id = ${currentUser} and state <> 'closed'`,
  })
  return rows[0] && rowOf(rows[0])
}

/** An account that the user of the transaction has or had. */
export async function cardAccount(tx: Queryable, id: string): Promise<CardAccountRow | undefined> {
  const { rows } = await tx.query<Told>({
    name: 'card-account:one',
    text: `select ${COLUMNS} from card_account where user_id = ${currentUser} and id = $1`,
    values: [id],
  })
  return rows[0] && rowOf(rows[0])
}

/** The row that a disconnected account had: connected again, its payments go on being followed. */
export async function formerCardAccount(
  tx: Queryable,
  { externalId, mode }: Pick<CardAccountRow, 'externalId' | 'mode'>,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'card-account:former',
    text: `select id from card_account where user_id = ${currentUser} and external_id = $1 and external_id <> '' and mode = $2
      order by updated_at desc limit 1`,
    values: [externalId, mode],
  })
  return rows[0]?.id
}

/** Keeps an account, new or known. */
export async function keepCardAccount(
  tx: Queryable,
  row: Omit<CardAccountRow, 'userId' | 'heardAt' | 'createdAt' | 'closedAt' | 'reopenedAt'>,
) {
  await tx.query({
    name: 'card-account:keep',
    text: `insert into card_account as held (user_id, id, external_id, name, mode, key_kind, state, sealed, signing, endpoint_id, created_at, updated_at)
      values (${currentUser}, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
      on conflict (user_id, id) do update set external_id = excluded.external_id, name = excluded.name, key_kind = excluded.key_kind,
        state = excluded.state, sealed = excluded.sealed, signing = excluded.signing, endpoint_id = excluded.endpoint_id,
        closed_at = case when excluded.state = 'closed' then excluded.updated_at else held.closed_at end,
        reopened_at = case when held.state = 'closed' and excluded.state <> 'closed' then excluded.updated_at else held.reopened_at end,
        updated_at = excluded.updated_at`,
    values: [
      row.id,
      row.externalId,
      row.name.slice(0, 200),
      row.mode,
      row.keyKind,
      row.state,
      row.sealed,
      row.signing,
      row.endpointId,
      sharedNow(),
    ],
  })
}

/** Notes that the provider does not take the key any more; what was connected anew meanwhile stays. */
export async function noteRefusedKey(tx: Queryable, { id, sealed }: CardAccountRow): Promise<void> {
  await tx.query({
    text: `update card_account set state = 'refused', updated_at = $3
      where user_id = ${currentUser} and id = $1 and sealed = $2 and state <> 'closed'`,
    values: [id, sealed, sharedNow()],
  })
}

/** Two clocks differ by less. */
const CLOCK_MS = 60_000

/** Whether nobody told what happened at a moment, because the account was disconnected then. */
export function wasDisconnected(row: CardAccountRow | undefined, at: number): boolean {
  if (!row || row.closedAt === null || row.reopenedAt === null) return false
  return at >= row.closedAt - CLOCK_MS && at <= row.reopenedAt + CLOCK_MS
}

/** The provider through an account's key; undefined for one that is disconnected, or whose key cannot be opened any more. */
export function accessOf({ vault, provider }: CardDeps, row: CardAccountRow): CardAccess | undefined {
  const key = vault.open(row.sealed, 'key', ownOf(row))
  return key === undefined ? undefined : provider.open(key)
}

/** Whose it is. */
export function ownOf({ userId, id }: Pick<CardAccountRow, 'userId' | 'id'>): OwnCardAccount {
  return { userId, accountId: id }
}
