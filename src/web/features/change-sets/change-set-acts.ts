import { useMemo } from 'react'
import { showFailure } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { type Advance, applyChanges } from '#web/kit/change-sets/apply-changes.ts'
import { discard, loadBadRows, revert } from '#web/kit/change-sets/change-set-calls.ts'
import { tellTakenBack, waitingNotice } from '#web/kit/change-sets/take-back.ts'
import { takeBackText } from '#web/kit/change-sets/text.ts'
import type { ChangeSetHeader } from './change-set-row.ts'
import { changeSetsText as text } from './text.ts'

/** What can be done with a change set; each settles when it is done and told. */
export interface ChangeSetActs {
  /** Restores what was before (CHANGE-02); what was changed since stays, and is counted. */
  readonly revert: (header: ChangeSetHeader, onShow: () => void) => Promise<void>
  /** Applies what was checked, all or nothing; called off in time it leaves everything as it was. */
  readonly apply: (
    header: ChangeSetHeader,
    onAdvance: (advance: Advance) => void,
    signal: AbortSignal,
    onShow: () => void,
  ) => Promise<void>
  /** Asks, and throws a draft away. */
  readonly discard: (header: ChangeSetHeader) => Promise<void>
  /** Saves the rows that were refused with their reasons, to be corrected and imported again. */
  readonly saveBadRows: (header: ChangeSetHeader) => Promise<void>
}

/** The acts on change sets of the signed-in user. */
export function useChangeSetActs(): ChangeSetActs {
  const store = useStore()
  return useMemo(() => changeSetActs(store), [store])
}

/** Whether the server does not have a change set yet. */
export function isUnsent({ version }: Pick<ChangeSetHeader, 'version'>): boolean {
  return version === 0
}

function changeSetActs(store: Store): ChangeSetActs {
  async function takeBack(header: ChangeSetHeader, onShow: () => void): Promise<void> {
    const { id, title } = header
    try {
      if (isUnsent(header)) {
        // It follows the change itself on its way to the server.
        await store.mutate({ op: 'revert', changeSetId: id })
        showToast({ title: takeBackText.done(title), detail: takeBackText.queued })
        return
      }
      const waiting = waitingNotice(store, id)
      const { skipped, state } = await revert(id).catch((error: unknown) => {
        waiting.fail()
        throw error
      })
      waiting.end()
      store.retry()
      tellTakenBack(id, { ...header, skipped, state }, onShow)
    } catch (error) {
      showFailure(error, { act: 'take back', thing: text.thing })
    }
  }

  return {
    revert: takeBack,
    async apply(header, onAdvance, signal, onShow) {
      try {
        await applyChanges(header.id, onAdvance, signal)
        const undo = { label: text.applied.undo, run: () => void takeBack(header, onShow) }
        showToast({ title: text.applied.done(header.title), action: undo })
      } catch (error) {
        if (!signal.aborted) showFailure(error, { act: 'apply', thing: text.thing })
      } finally {
        store.retry()
      }
    },
    async saveBadRows({ id, title }) {
      try {
        saveFile(text.badRows.fileName(title), await loadBadRows(id))
      } catch (error) {
        showFailure(error, { act: 'read', thing: text.thing })
      }
    },
    async discard({ id, title }) {
      const words = text.discarding
      const sure = await askConfirm({
        title: words.title(title),
        text: words.text,
        confirm: words.confirm,
        danger: true,
      })
      if (!sure) return
      try {
        await discard(id)
        store.retry()
        showToast({ title: words.done(title) })
      } catch (error) {
        showFailure(error, { act: 'discard', thing: text.thing })
      }
    },
  }
}
