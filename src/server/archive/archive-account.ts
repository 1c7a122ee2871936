import { createHash } from 'node:crypto'
import { isSampleId } from '#domain/sample-id.ts'
import { isUuid } from '#domain/uuid.ts'
import { collectionOf, COLLECTIONS } from '#contract/collections.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { readAll, RowCache } from '../kit/rows/reading.ts'
import { readMore } from '../kit/write/write.ts'
import { textOf } from '#domain/archive/values.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import { archiveProblem } from './archive-problem.ts'
import type { ArchiveRecord, ArchiveRecords } from './archive-records.ts'

/** What an import knows of the account that it goes into. */
export interface Account {
  readonly userId: string
  readonly email: string
  /** The user's own record. */
  readonly profile: AnyRow | undefined
  readonly businesses: readonly AnyRow[]
  readonly business: AnyRow | undefined
  readonly timeZone: string
  readonly counters: readonly AnyRow[]
  readonly categories: readonly AnyRow[]
}

const KNOWN = ['userProfile', 'businessProfile', 'documentCounter', 'category'] as const

/** Reads what an import needs to know of its account. */
export async function readAccount(tx: Queryable): Promise<Account> {
  const cache = new RowCache()
  await readMore({ tx, cache }, KNOWN.map(readAll))
  const { rows } = await tx.query<{ id: string }>({ text: `select ${currentUser} as id` })
  const [profile] = cache.all('userProfile')
  const businesses = [...cache.all('businessProfile')]
  const business = businesses.find((each) => each['isDefault'] === true) ?? businesses[0]
  return {
    userId: rows[0]?.id ?? '',
    email: textOf(profile?.['email']).toLowerCase(),
    profile,
    businesses,
    business,
    timeZone: textOf(business?.['timeZone']) || 'UTC',
    counters: [...cache.all('documentCounter')],
    categories: [...cache.all('category')],
  }
}

/** Collections whose records name their owner; a customer of the old product may be a user. */
const OWNED = ['products', 'categories', 'priceLists', 'events', 'brands', 'sticky_notes'] as const

/** Whose records an archive holds. */
export interface Owner {
  /** The user's id in the archive; empty where it names none. */
  readonly id: string
  /** The archive is of the account that it goes into: ids are kept. */
  readonly isSameAccount: boolean
  owns(record: ArchiveRecord): boolean
}

/** Finds out whose archive it is. Throws `Refusal` for one of several users of whom none is the caller. */
export function ownerOf(records: ArchiveRecords, { userId, email }: Account): Owner {
  const users = records.get(COLLECTIONS.userProfile) ?? []
  const named = OWNED.flatMap((name) => (records.get(name) ?? []).map(({ values }) => textOf(values['userId'])))
  const ids = new Set([...named, ...users.map((user) => user.id)].filter((id) => id !== ''))
  const [only = ''] = ids
  const own = users.find(({ values }) => email !== '' && textOf(values['email']).toLowerCase() === email)
  const single = ids.size <= 1 ? only : users.length === 1 ? users[0]?.id : undefined
  const id = ids.has(userId) ? userId : (own?.id ?? single)
  if (id === undefined) throw archiveProblem(messages.severalUsers(ids.size))
  return {
    id,
    isSameAccount: id !== '' && id === userId,
    owns: ({ collection, id: own, values }) => {
      if (collection === COLLECTIONS.userProfile) return own === id
      if (collection === COLLECTIONS.customer && !isOwnForm(values)) return true
      const by = textOf(values['userId']) || textOf(values['createdBy'])
      return by === '' || by === id || !ids.has(by)
    },
  }
}

/** Whether a record has the form of our own archives. */
export function isOwnForm(values: ArchiveRecord['values']): boolean {
  return typeof values['version'] === 'number' && typeof values['id'] === 'string' && isUuid(values['id'])
}

/** Gives the records of an archive the ids that they have here. */
export interface ArchiveIds {
  of(kind: string, id: string): string
  /** Says that a record of the archive is a row that is here under another id. */
  is(kind: string, id: string, here: string): void
}

/**
 * The same record of the same archive always gets the same id in an account, so that importing it again makes nothing twice. An archive of
 * the account itself keeps its ids; those of others never become ids here. The sample shop has the same ids everywhere.
 */
export function archiveIds(account: Account, owner: Owner): ArchiveIds {
  const known = new Map<string, string>()
  return {
    of: (kind, id) =>
      known.get(`${kind} ${id}`) ??
      (isSampleId(id) || (owner.isSameAccount && isUuid(id)) ? id : madeId(account.userId, collectionOf(kind), id)),
    is: (kind, id, here) => void known.set(`${kind} ${id}`, here),
  }
}

/** A UUIDv8 (RFC 9562) of the account, the collection and the id in the archive. */
function madeId(userId: string, collection: string, id: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([userId, collection, id]))
    .digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
