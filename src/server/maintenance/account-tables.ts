import type { Queryable } from '../kit/database/database.ts'
import { dataTables } from './tables.ts'

/** Tables with rows of users that do not move with an account: what names an installation, and what is made anew there. */
export const MADE_ANEW: readonly string[] = ['session', 'api_token']

/** Tables with rows about an account that move in a way of their own. */
export const MOVED_APART: readonly string[] = ['account', 'provider_account', 'member', 'invitation', 'job']

/** Tables whose rows are of the installation, of nobody, or of a sign-in under way. */
export const OF_INSTALLATION: readonly string[] = [
  'migration',
  'setting',
  'exchange_rates',
  'subscription_plan',
  'audit_entry',
  'audit_head',
  'health_sample',
  'contact_message',
  'revenue_movement',
  'payment_event',
  'provider_attempt',
  'provider_link',
  'provider_newcomer',
  'provider_state',
]

/** Whose rows are of a provider of payments, and move only where its payments go on. */
const OF_PROVIDER: readonly string[] = ['payment_customer', 'user_subscription']

/** What is sealed with the key of an installation: opened with one, and sealed with the other. */
export const SEALED: Readonly<Record<string, { readonly key: string; readonly columns: readonly string[] }>> = {
  store_access: { key: 'store_id', columns: ['sealed'] },
  webhook: { key: 'id', columns: ['sealed', 'former_sealed'] },
  card_account: { key: 'id', columns: ['sealed', 'signing'] },
}

/** Columns that say something of an installation, and are not compared. */
const OF_PLACE: Readonly<Record<string, readonly string[]>> = {
  stored_file: ['moved_to'],
  account: ['role', 'suspended', 'suspended_at', 'suspended_reason'],
}

/** A table of which an account's rows move, and which they are. */
export interface MovingTable {
  readonly name: string
  /** An SQL condition on `t`. */
  readonly where: string
  /** Its rows name others of the same table, so they are inserted together. */
  readonly isWhole: boolean
  readonly without: readonly string[]
}

interface Found {
  readonly name: string
  readonly isWhole: boolean
}

/**
 * The tables of an account, referenced ones first: every table of the database that names a user, but those that are said to stay. `providers` are those
 * whose payments go on.
 */
export async function movingTables(
  tx: Queryable,
  userId: string,
  providers: readonly string[],
): Promise<readonly MovingTable[]> {
  const ordered = await dataTables(tx)
  const { rows } = await tx.query<Found>({ text: NAMING_USERS })
  const naming = new Map(rows.map((row) => [row.name, row]))
  const apart = new Set([...MADE_ANEW, ...MOVED_APART, ...OF_INSTALLATION])
  return ordered.flatMap((name) => {
    const found = naming.get(name)
    if (!found || apart.has(name)) return []
    const owned = `t.user_id = '${userId}'::uuid`
    const paid = `t.provider in (${quoted(providers)})`
    const where = OF_PROVIDER.includes(name) ? `${owned} and ${paid}` : owned
    const without = [...(SEALED[name]?.columns ?? []), ...(OF_PLACE[name] ?? [])]
    return [{ name, where, isWhole: found.isWhole, without }]
  })
}

/** Names of the program as a list in SQL. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ')
}

const NAMING_USERS = `select c.oid::regclass::text as name,
    exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and f.confrelid = c.oid) as "isWhole"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`
