import { useMemo } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { type Actions, useActions } from '#web/kit/actions/actions.ts'
import { changeSets } from '#web/kit/change-sets/change-set-client.ts'
import { tellTakenBack, waitingNotice, watchWaiting } from '#web/kit/change-sets/take-back.ts'
import { takeBackMessages } from '#web/kit/change-sets/messages.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { noteUndo } from '#web/kit/ui/last-undo.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { type Apply, appliesOn } from './applies.ts'
import { arrival } from './arrival.ts'
import { changeSetsMessages as messages } from './messages.ts'

type Header = RowOfKind<'changeSet'>

/** What can be done with a change set; each settles when it is done and told. */
export interface ChangeSetActions {
  /** Restores what was before (CHANGE-02); what was changed since stays, and is counted. */
  readonly revert: (header: Header, onShow: () => void) => Promise<void>
  /** Applies what was checked, all or nothing; called off in time it leaves everything as it was. */
  readonly apply: Apply
  /** The same of what is under way already; where nothing is, nothing is begun or told. */
  readonly follow: Apply
  /** Finds out anew what each row would do. */
  readonly checkAgain: (header: Header) => Promise<void>
  /** Asks, and throws a draft away. */
  readonly discard: (header: Header) => Promise<void>
  /** Saves the rows that were refused with their reasons, to be corrected and imported again. */
  readonly saveBadRows: (header: Header) => Promise<void>
}

/** The actions on change sets of the signed-in user. */
export function useChangeSetActions(): ChangeSetActions {
  const store = useStore()
  const { attempt } = useActions('changeSet')
  return useMemo(() => actionsOn(store, attempt), [store, attempt])
}

/** Whether the server does not have a change set yet. */
export function isUnsent({ version }: Pick<Header, 'version'>): boolean {
  return version === 0
}

function actionsOn(store: Store, attempt: Actions<'changeSet'>['attempt']): ChangeSetActions {
  const revert = async (header: Header, onShow: () => void): Promise<void> => {
    const { id, title } = header
    if (isUnsent(header)) {
      // It follows the change itself on its way to the server.
      await store.mutate({ op: 'revert', changeSetId: id })
      return showToast({ title: takeBackMessages.done(title), detail: takeBackMessages.queued })
    }
    const goneWith = watchWaiting(store)
    const waiting = waitingNotice(store, id)
    const { skipped, state } = await changeSets.revert(id).catch((error: unknown) => {
      waiting.fail()
      throw error
    })
    waiting.end()
    store.retry()
    await arrival(store, id, state)
    return tellTakenBack(id, { ...header, skipped, state }, goneWith(), { onShow })
  }
  const takeBack: ChangeSetActions['revert'] = (header, onShow) =>
    attempt('take back', () => revert(header, onShow), messages.thing)
  const applied = (header: Header, onShow: () => void): void => {
    const title = messages.applied.done(header.title)
    const run = noteUndo(title, () => void takeBack(header, onShow))
    showToast({ title, action: { label: messages.applied.undo, run } })
  }
  const { apply, follow } = appliesOn(store, applied)
  const discard = async ({ id, title }: Header): Promise<void> => {
    await changeSets.discard(id)
    store.retry()
    showToast({ title: messages.discarding.done(title) })
  }
  return {
    revert: takeBack,
    apply: (...input) => attempt('apply', () => apply(...input), messages.thing),
    follow: (...input) => attempt('apply', () => follow(...input), messages.thing),
    checkAgain: ({ id }) =>
      attempt(
        'read',
        async () => {
          await changeSets.check(id, () => undefined, new AbortController().signal)
          store.retry()
        },
        messages.thing,
      ),
    saveBadRows: ({ id, title }) =>
      attempt(
        'read',
        async () => saveFile(messages.badRows.fileName(title), await changeSets.badRows(id)),
        messages.thing,
      ),
    async discard(header) {
      const { discarding } = messages
      const sure = await askConfirm({
        title: discarding.title(header.title),
        text: discarding.text,
        confirm: discarding.confirm,
        danger: true,
      })
      if (sure) await attempt('discard', () => discard(header), messages.thing)
    },
  }
}
