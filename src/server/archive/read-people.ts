import { COLLECTIONS } from '#contract/collections.ts'
import type { AnyRow } from '#contract/entity.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { same } from '#contract/same.ts'
import { oldBusiness, oldUser } from '#domain/archive/old-business.ts'
import { listOf, textOf } from '#domain/archive/values.ts'
import type { PatchRow } from '../kit/write/patch-draft.ts'
import { type Account, type ArchiveIds, isOwnForm } from './archive-account.ts'
import type { ArchiveRecord, ArchiveRecords } from './archive-records.ts'
import { checked, proposedRow, type ReadRow } from './proposed-row.ts'

/** Those of a business that was only just made are its own to say. */
const NOT_FILLED = new Set(['isDefault', 'numberSeries'])

/** The user's own record and the businesses of an archive: what is here and blank is filled in, other businesses are made. */
export function peopleRows(
  users: readonly ArchiveRecord[],
  businesses: readonly ArchiveRecord[],
  account: Account,
  ids: ArchiveIds,
): readonly PatchRow[] {
  const own = users.flatMap((user) => {
    const read = isOwnForm(user.values) ? { body: user.values } : oldUser(user.values)
    return account.profile ? filled('userProfile', account.profile, read.body) : []
  })
  return [...own, ...businesses.flatMap((each) => businessRow(each, account, ids))]
}

/** The businesses of an archive: in a collection of their own, or inside of the users as the old product has them. */
export function businessesOf(records: ArchiveRecords, users: readonly ArchiveRecord[]): readonly ArchiveRecord[] {
  const inside = users.flatMap(({ values, id }) =>
    isOwnForm(values)
      ? []
      : listOf(values['businessProfiles']).map((each, index): ArchiveRecord => {
          const own = textOf(each['id']) || `${id} ${index}`
          return { collection: COLLECTIONS.businessProfile, id: own, values: each }
        }),
  )
  return [...(records.get(COLLECTIONS.businessProfile) ?? []), ...inside]
}

function businessRow(record: ArchiveRecord, account: Account, ids: ArchiveIds): readonly PatchRow[] {
  const { values } = record
  const isOwn = isOwnForm(values)
  const read: ReadRow = {
    ...(isOwn ? { body: values } : oldBusiness(values)),
    kind: 'businessProfile',
    record,
    isLenient: !isOwn,
  }
  const here = matching(record, textOf(read.body['name']), account, ids)
  const isDefault = account.business === undefined && values['isDefault'] === true
  if (!here) return [proposedRow({ ...read, body: { ...read.body, isDefault } }, ids)]
  ids.is('businessProfile', record.id, here.id)
  return filled('businessProfile', here, read.body)
}

/** The business here that one of the archive is: by id, by name, or the default one that nobody gave a name yet. */
function matching({ id, values }: ArchiveRecord, name: string, account: Account, ids: ArchiveIds): AnyRow | undefined {
  const { businesses, business } = account
  const unnamed = knownEntity('businessProfile').fields['name']?.fallback
  const isNew = business !== undefined && business['name'] === unnamed && values['isDefault'] === true
  const known = businesses.find((each) => each.id === ids.of('businessProfile', id) || each['name'] === name)
  return known ?? (isNew ? business : undefined)
}

/** A patch of the fields that are blank here; one that changes nothing says that the row is here already. */
function filled(kind: string, row: AnyRow, body: Readonly<Record<string, unknown>>): readonly PatchRow[] {
  const entity = knownEntity(kind)
  const { patch } = checked(entity, { ...body }, true)
  const blank = Object.entries(patch).filter(([name, value]) => {
    const fallback = entity.fields[name]?.fallback
    return !NOT_FILLED.has(name) && same(row[name], fallback) && !same(value, fallback)
  })
  const title = textOf(row[entity.title])
  return [{ kind, id: row.id, title, patch: Object.fromEntries(blank) }]
}
