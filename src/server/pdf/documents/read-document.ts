import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { AnyRow, RowOf } from '#contract/entity.ts'
import type { businessProfile } from '#contract/entities/business-profile.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { readLookup, readRefs, RowCache } from '#server/kit/rows/reading.ts'
import { readMore } from '#server/kit/write/write.ts'

export type ProfileRow = AnyRow & RowOf<typeof businessProfile.fields>

/** A document with the rows that its PDF needs. */
export interface ReadDocument {
  readonly document: DocumentRow
  /** The business that issues it; undefined if the user has none. */
  readonly profile: ProfileRow | undefined
  /** The invoice that a credit note credits. */
  readonly credited: Pick<DocumentRow, 'documentNumber' | 'issueDate'> | undefined
}

/** Reads a document for printing; undefined if the user has none of that id. */
export async function readDocument(tx: Queryable, id: string): Promise<ReadDocument | undefined> {
  const cache = new RowCache()
  const open = { tx, cache }
  await readMore(open, readRefs([{ kind: 'document', id }]))
  const document = cache.get('document', id) as DocumentRow | undefined
  if (!document) return undefined
  const { businessProfileId: profileId, originalInvoiceId: invoiceId } = document
  const refs = [
    ...(profileId === null ? [] : [{ kind: 'businessProfile', id: profileId }]),
    ...(invoiceId === null ? [] : [{ kind: 'document', id: invoiceId }]),
  ]
  await readMore(open, [...readRefs(refs), readLookup({ kind: 'businessProfile', field: 'isDefault', is: true })])
  return {
    document,
    profile: profileFrom(cache, profileId),
    credited: invoiceId === null ? undefined : (cache.get('document', invoiceId) as DocumentRow | undefined),
  }
}

/** The profile of an id, else the default one. */
export function profileFrom(cache: RowCache, id: string | null): ProfileRow | undefined {
  const named = id === null ? undefined : cache.get('businessProfile', id)
  const known = [...cache.of('businessProfile').values()]
  return (named ?? known.find((row) => row['isDefault'] === true)) as ProfileRow | undefined
}
