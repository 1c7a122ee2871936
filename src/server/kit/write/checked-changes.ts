import type { Change } from '#contract/command.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { Entity } from '#contract/entity.ts'
import type { DataChange } from '#contract/next-row.ts'
import { checkPatch, checkPatchSteps } from '#contract/patch-schema.ts'
import { stepByStep } from '#contract/steps.ts'

/** Refuses what callers may never write, and invalid data, before the database is asked. */
export function checkChanges(changes: readonly Change[], trusted = false): Change[] {
  return changes.map((change) => {
    const entity = entityToWrite(change.kind, trusted)
    return change.op === 'delete' ? change : { ...change, data: checkPatch(entity, change.data) }
  })
}

/** The same for one row, whose lines may be many: others get their turn in between. */
export async function checkInSlices(change: DataChange, giveWay: () => Promise<void>): Promise<DataChange> {
  const data = await stepByStep(checkPatchSteps(entityToWrite(change.kind, false), change.data), giveWay)
  return { ...change, data }
}

function entityToWrite(kind: string, trusted: boolean): Entity {
  const entity = knownEntity(kind)
  return entity.serverOnly && !trusted ? knownEntity(`${kind} (read-only)`) : entity
}
