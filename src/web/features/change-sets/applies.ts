import type { RowOfKind } from '#contract/row-kinds.ts'
import { type Advance, changeSets } from '#web/kit/change-sets/change-set-client.ts'
import type { Store } from '#web/kit/data/store.ts'
import { ApiProblem } from '#web/kit/data/transport.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { changeSetsMessages as messages } from './messages.ts'

type Header = RowOfKind<'changeSet'>

/** Applies a change set, told as far as it is; `onShow` opens it. */
export type Apply = (
  header: Header,
  onAdvance: (advance: Advance) => void,
  signal: AbortSignal,
  onShow: () => void,
) => Promise<void>

/** How a change set is applied as it was checked, and how what is under way already is followed; `applied` tells that it is done. */
export function appliesOn(store: Store, applied: (header: Header, onShow: () => void) => void) {
  const apply: Apply = async (header, onAdvance, signal, onShow) => {
    try {
      await changeSets.applyAsChecked(header.id, onAdvance, signal)
    } catch (error) {
      if (signal.aborted) return
      if (!isOtherThanChecked(error)) throw error
      return await checkedAnew(header, error, onAdvance, signal)
    } finally {
      store.retry()
    }
    applied(header, onShow)
  }
  const follow: Apply = async (header, onAdvance, signal, onShow) => {
    let isHeard = false
    const hear = (advance: Advance): void => {
      isHeard = true
      onAdvance(advance)
    }
    try {
      await changeSets.follow(header.id, hear, signal)
    } catch (error) {
      // That nothing could be learnt of it is no failure of it.
      if (signal.aborted || !isHeard) return
      throw error
    } finally {
      store.retry()
    }
    if (isHeard) applied(header, onShow)
  }
  return { apply, follow }
}

function isOtherThanChecked(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.problem.code === 'not-as-checked'
}

/** What a person decided by is no longer so: the figures of today stand there before the next press. */
async function checkedAnew(
  { id }: Header,
  { problem }: ApiProblem,
  onAdvance: (advance: Advance) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    await changeSets.check(id, onAdvance, signal)
  } catch (error) {
    if (signal.aborted) return
    throw error
  }
  showToast({ title: problem.title, detail: messages.moved.checkedAgain, tone: 'warn' })
}
