import { deleteDocuments } from '#contract/commands/documents.ts'
import { markDocuments, MAX_MARKED } from '#contract/commands/document-batches.ts'
import type { Actions } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import type { BatchAct } from '../list/batch.ts'
import { batchMessages } from '../list/messages.ts'
import { headMessages } from '../editor/messages.ts'
import { comesBack, recurringFrom, removalRounds } from './removal.ts'

/** Does something to documents that it is possible for, and tells what was done; false when it failed. */
export function runBatch(
  store: Store,
  actions: Actions<'document'>,
  act: BatchAct,
  rows: readonly DocumentRow[],
): Promise<boolean> {
  if (act === 'delete') return deleteAll(store, actions, rows)
  const told = { title: batchMessages[act].done(rows.length), comesBack: () => false }
  const inputs = partsOf(rows).map((ids) => ({ ids, status: act }))
  return actions.runAll('change', markDocuments, inputs, told)
}

/** Plain drafts come back; where others went with them, nothing does, as was said before (DOC-20). */
function deleteAll(store: Store, actions: Actions<'document'>, rows: readonly DocumentRow[]): Promise<boolean> {
  const inputs = removalRounds(rows)
    .flatMap(partsOf)
    .map((ids) => ({ ids }))
  const isPlain = rows.every(comesBack)
  return actions.runAll('delete', deleteDocuments, inputs, () => {
    const gone = rows.filter(({ id }) => !store.get('document', id)).length
    const stopped = recurringFrom(
      store,
      rows.map(({ id }) => id),
    )
    const stops = stopped.length > 0 ? headMessages.stops(stopped) : undefined
    const voided = rows.length > gone ? batchMessages.voided(rows.length - gone) : undefined
    return {
      ...(gone === 0
        ? { title: voided ?? '' }
        : {
            title: actionMessages.deletedMany('document', gone),
            ...((voided ?? stops) ? { detail: [voided, stops].filter(Boolean).join(' ') } : {}),
          }),
      comesBack: ({ after }) => isPlain && after === undefined,
    }
  })
}

function partsOf(rows: readonly DocumentRow[]): string[][] {
  return Array.from({ length: Math.ceil(rows.length / MAX_MARKED) }, (_, part) =>
    rows.slice(part * MAX_MARKED, (part + 1) * MAX_MARKED).map(({ id }) => id),
  )
}
