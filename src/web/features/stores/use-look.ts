import { useState } from 'react'
import { pullStore } from '#contract/endpoints/stores.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useRow, useRows } from '#web/kit/data/use-store.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { useStoreAct } from './ask-store.ts'
import { storesMessages } from './messages.ts'

/** What came of a look that was asked for. */
export interface LookOutcome {
  /** What was taken over; undefined where nothing was. */
  readonly changeSet: RowOfKind<'changeSet'> | undefined
  /** New differences that a person decides. */
  readonly differences: number
}

/** Looks at a store that a person asks for. */
export interface StoreLook {
  readonly isBusy: boolean
  readonly ask: (how?: { readonly whole?: boolean; readonly bringsBack?: boolean }) => void
  /** Of the last one that was asked for here, once it has ended; undefined where the first import says more. */
  readonly outcome: LookOutcome | undefined
  readonly dismiss: () => void
}

/** What was known when a look was asked for. */
interface Before {
  readonly pulledAt: number
  readonly firstChangeSetId: string | null
  readonly known: ReadonlySet<string>
}

/** Asks for looks at a store, and says from the rows of this device what came of the last one (STORE-04). */
export function useLook(row: RowOfKind<'store'>): StoreLook {
  const act = useStoreAct()
  const changeSets = useRows('changeSet')
  const open = useRows('storeConflict').filter(({ storeId, state }) => storeId === row.id && state === 'open')
  const isFirst = useFirstImport(row) !== undefined
  const [before, setBefore] = useState<Before>()
  const { id, pulledAt, firstChangeSetId } = row
  async function ask(how = {}) {
    const known = new Set([...changeSets, ...open].map((each) => each.id))
    const answer = await act.run(() => callEndpoint(pullStore, { params: { id }, body: how }))
    if (answer === undefined) return
    setBefore({ pulledAt: pulledAt ?? 0, firstChangeSetId, known })
    showToast({ title: storesMessages.overview.asked })
  }
  const isOver = before !== undefined && row.run === null && pulledAt !== null && pulledAt > before.pulledAt
  const isTold = isOver && !isFirst && firstChangeSetId === before.firstChangeSetId
  return {
    isBusy: act.isBusy,
    ask: (how) => void ask(how),
    outcome: isTold ? outcomeOf(row, before, changeSets, open) : undefined,
    dismiss: () => setBefore(undefined),
  }
}

/** The first import of a store while it waits to be looked at and applied (STORE-09). */
export function useFirstImport({ firstChangeSetId }: RowOfKind<'store'>): RowOfKind<'changeSet'> | undefined {
  const changeSet = useRow('changeSet', firstChangeSetId ?? '')
  return changeSet?.state === 'draft' || changeSet?.state === 'checked' ? changeSet : undefined
}

function outcomeOf(
  { name, pulledAt }: RowOfKind<'store'>,
  { known }: Before,
  changeSets: readonly RowOfKind<'changeSet'>[],
  open: readonly RowOfKind<'storeConflict'>[],
): LookOutcome {
  // What is decided by a person later comes from a store too, and so does a look at another store.
  const found = changeSets.filter(
    ({ id, origin, title, appliedAt }) =>
      origin === 'storePull' &&
      !known.has(id) &&
      appliedAt !== null &&
      appliedAt <= (pulledAt ?? 0) &&
      title.includes(name),
  )
  const [changeSet] = found.toSorted((a, b) => (b.appliedAt ?? 0) - (a.appliedAt ?? 0))
  return { changeSet, differences: open.filter(({ id }) => !known.has(id)).length }
}
