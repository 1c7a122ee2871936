import type { Actions } from '#web/kit/actions/actions.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import type { EventRow } from '../use-event-actions.ts'

const MOST_AT_ONCE = 2_000

/** Gives many events one status, with one way back from all of it. */
export async function setStatus(
  actions: Pick<Actions<'event'>, 'batch'>,
  rows: readonly EventRow[],
  status: EventRow['status'],
  said: (count: number) => string,
): Promise<boolean> {
  const ids = rows.filter((row) => row.status !== status).map(({ id }) => id)
  const title = said(ids.length)
  if (ids.length > 0) {
    return actions.batch(ids, {
      act: 'change',
      most: MOST_AT_ONCE,
      told: { title },
      command: { name: 'event/import' },
      input: ({ changeSetId, title: of, ids: part }) => ({
        changeSetId,
        title: of,
        rows: part.map((id) => ({ id, data: { status } })),
      }),
    })
  }
  showToast({ title })
  return true
}
