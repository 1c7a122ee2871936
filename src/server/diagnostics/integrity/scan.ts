import type { Fault, FindingAnswer } from '#contract/endpoints/integrity.ts'
import type { FileStorage } from '#server/integrations/storage/storage.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { type DataAccess, ownerOf } from '#server/kit/database/data-access.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import type { Finding, Looked } from './finding.ts'
import { lookAtCounters, lookAtDefaults, lookAtLinks } from './links.ts'
import { lookBeside } from './own-checks.ts'
import { lookAtPictures, readPictures, type PicturesSeen } from './pictures.ts'
import { lookAtDerived } from './rederived.ts'

/** Longer than any scan of an account takes. */
export const SCAN_LIMIT_MS = 300_000

/** The deps of a scan. */
export interface ScanDeps {
  readonly dataAccess: DataAccess
  readonly storage: FileStorage
}

/** Looks at everything stored of the caller, in the caller's own role (DIAG-02). Changes nothing. Throws `StorageFailure`. */
export async function scanAll({ dataAccess, storage }: ScanDeps, caller: Caller): Promise<Looked> {
  const { rows, findings, seen } = await dataAccess.asUser(caller.actor, lookAtRows, {
    isolation: 'repeatable read',
    limitMs: SCAN_LIMIT_MS,
  })
  return { rows: rows + seen.kept.length, findings: [...findings, ...(await lookAtPictures(storage, seen))] }
}

async function lookAtRows(tx: Queryable): Promise<Looked & { readonly seen: PicturesSeen }> {
  const derived = await lookAtDerived(tx, await ownerOf(tx))
  const findings: readonly Finding[] = [
    ...derived.findings,
    ...(await lookAtLinks(tx)),
    ...(await lookAtDefaults(tx)),
    ...(await lookAtCounters(tx)),
    ...(await lookBeside(tx)),
  ]
  return { rows: derived.rows, findings, seen: await readPictures(tx) }
}

/** A finding as it is told. */
export function toldFinding({ fault, kind, id, detail }: Finding): FindingAnswer {
  return { fault, kind, id, detail }
}

/** How many there are of each fault. */
export function countedFaults(findings: readonly Pick<Finding, 'fault'>[]): Partial<Record<Fault, number>> {
  const counts: Partial<Record<Fault, number>> = {}
  for (const { fault } of findings) counts[fault] = (counts[fault] ?? 0) + 1
  return counts
}
