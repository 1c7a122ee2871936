import { type MovingRemoval, NOWHERE } from '#contract/endpoints/catalogue.ts'
import type { Entity } from '#contract/entity.ts'
import { type FieldIssue, Refusal } from '#contract/refusal.ts'
import { notFound } from '#contract/row-rules.ts'
import { removeRow } from '../kit/crud/crud.ts'
import { refusalOfFailure } from '../kit/http/refusals.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { catalogueMessages } from './catalogue-messages.ts'
import { runCommand } from './run-command.ts'

/** The command that deletes a row of a kind and moves what names it; null is nowhere. */
type MovingCommand = (id: string, moveTo: string | null) => { readonly name: string; readonly input: unknown }

/** Mounts the deletion of a row that others name: `moveTo` says where they go, as the screen asks (CAT-04, BRAND-02). */
export function mountMovingRemoval(
  routes: Routes,
  data: UserData,
  entity: Entity,
  endpoint: MovingRemoval,
  commandOf: MovingCommand,
): void {
  routes.mount(endpoint, async (call) => {
    const { caller, params, query } = call
    if (query.moveTo === undefined) {
      return data
        .answer(call, (tx) => removeRow(tx, caller, entity, params.id))
        .catch((error: unknown) => {
          throw withHint(error)
        })
    }
    const { name, input } = commandOf(params.id, query.moveTo === NOWHERE ? null : query.moveTo)
    return data.answer(call, async (tx) => {
      const written = await runCommand(tx, caller, name, input)
      // A command of many rows passes over one that is not there.
      if (written.writes.length === 0) throw notFound(entity, params.id)
      return { written, status: 204, body: null }
    })
  })
}

function withHint(error: unknown): unknown {
  const refusal = refusalOfFailure(error)
  const hint: FieldIssue = { field: 'moveTo', message: catalogueMessages.sayWhere }
  return refusal?.code === 'conflict' ? new Refusal('conflict', refusal.values, [hint]) : error
}
