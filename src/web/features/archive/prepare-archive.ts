import { type CollectionCounts, importArchive } from '#contract/endpoints/account-archive.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { type Advance, type ChangeSetHeader, changeSets } from '#web/kit/change-sets/change-set-client.ts'
import { callApi } from '#web/kit/data/api.ts'
import { addressOf } from '#web/kit/data/call-endpoint.ts'
import { ApiProblem, problemOf } from '#web/kit/data/transport.ts'

/** Rows that the preview tells of each kind; the change set lists all of them. */
const TOLD = 20

/** An archive that was read and checked: what would come in, and what would not. */
export interface PreparedArchive {
  readonly changeSet: ChangeSetHeader
  readonly collections: readonly CollectionCounts[]
  /** Some of the rows that are refused, and of those that come in otherwise than they were. */
  readonly refused: readonly ChangeSetRow[]
  readonly noted: readonly ChangeSetRow[]
}

/** Sends an archive and has it checked. Throws `ApiProblem`, `SessionExpired`, `Unreachable` or an `AbortError`. */
export async function prepareArchive(
  file: File,
  { id, title }: { readonly id: string; readonly title: string },
  onAdvance: (advance: Advance) => void,
  signal: AbortSignal,
): Promise<PreparedArchive> {
  const headers = { 'content-type': file.type || 'application/octet-stream' }
  const path = addressOf(importArchive.path, {}, { id, title })
  const response = await callApi(path, { method: importArchive.method, headers, body: file, signal })
  if (!response.ok) throw new ApiProblem(await problemOf(response), null)
  const { collections } = (await response.json()) as Pick<PreparedArchive, 'collections'>
  const changeSet = await changeSets.check(id, onAdvance, signal)
  const [refused, noted] = await Promise.all(
    (['bad', 'noted'] as const).map((state) => changeSets.rows(id, { state, pageSize: String(TOLD) }, signal)),
  )
  return { changeSet, collections, refused: refused?.items ?? [], noted: noted?.items ?? [] }
}
