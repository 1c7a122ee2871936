import type { Fault, FindingAnswer } from '#contract/endpoints/integrity.ts'
import type { FileStorage } from '#server/integrations/storage/storage.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import type { Finding, Look } from './finding.ts'
import { lookAtCounters, lookAtDefaults, lookAtLinks } from './links.ts'
import { lookBeside } from './own-checks.ts'
import { lookAtPictures, readPictures } from './pictures.ts'
import { lookAtDerived } from './rederived.ts'

/** The deps of a scan. */
export interface ScanDeps {
  readonly dataAccess: DataAccess
  readonly storage: FileStorage
}

/** What was looked at, and what was found: in derived values, in what stands between and beside rows, and in pictures. */
export interface Scanned {
  readonly rows: number
  readonly derived: readonly Finding[]
  readonly standing: readonly Finding[]
  readonly pictures: readonly Finding[]
}

/**
 * Looks at everything stored of the caller, in the caller's own role (DIAG-02). Changes nothing. Every step is a short transaction that sees
 * one state, so that others read and write in between. Throws `StorageFailure`.
 */
export async function scanAll({ dataAccess, storage }: ScanDeps, { actor }: Caller): Promise<Scanned> {
  const look: Look = (work) => dataAccess.asUser(actor, work, { isolation: 'repeatable read' })
  const { rows, findings: derived } = await lookAtDerived(look)
  const standing = await lookAtStanding(look)
  const seen = await look(readPictures)
  return { rows: rows + seen.kept.length, derived, standing, pictures: await lookAtPictures(storage, seen) }
}

/** Links, the default business, counters, and what stands beside the rows. */
export async function lookAtStanding(look: Look): Promise<readonly Finding[]> {
  const links = await lookAtLinks(look)
  const defaults = await look(lookAtDefaults)
  const counters = await look(lookAtCounters)
  return [...links, ...defaults, ...counters, ...(await lookBeside(look))]
}

/** All that was found. */
export function allFindings({ derived, standing, pictures }: Scanned): readonly Finding[] {
  return [...derived, ...standing, ...pictures]
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
