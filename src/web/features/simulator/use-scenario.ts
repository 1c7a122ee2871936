import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { appliedScenarios, type ScenarioState, scenarioState } from '#contract/scenario-state.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { serverNow } from '#web/kit/data/server-clock.ts'
import { useRow, useRows } from '#web/kit/data/use-store.ts'
import { changeSearch } from '#web/kit/shell/current-router.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { type Draft, isSameDraft, leversParam, NEW_DRAFT, type SavedDraft, searchOf } from './draft.ts'
import { leversInWords } from './lever-words.ts'
import type { LiveDraft } from './live-draft.ts'
import { mergedDraft } from './merged-draft.ts'
import { simulatorMessages as messages } from './messages.ts'
import type { Catalogue } from './read-catalogue.ts'

/** The scenario that is open on the workbench, and what is done with it. */
export interface OpenScenario {
  /** Undefined for one that has no name yet. */
  readonly row: RowOfKind<'scenario'> | undefined
  /** What is tried differs from what is saved. */
  readonly isChanged: boolean
  /** The change set that applied it last, as it is or as it was before it was tried again. */
  readonly applied: RowOfKind<'changeSet'> | undefined
  /** Undefined for one that has no name yet. */
  readonly state: ScenarioState | undefined
  readonly save: () => Promise<void>
  readonly saveAs: (name: string) => Promise<void>
  /** Shows it as it is saved, or a new one. */
  readonly open: (row: RowOfKind<'scenario'> | undefined) => void
}

/** What was saved here last, and what it took the place of. */
interface SavedHere {
  readonly before: SavedDraft
  readonly after: SavedDraft
}

interface Given {
  readonly live: LiveDraft
  readonly id: string
  /** The address says what is tried, not only which scenario. */
  readonly isTold: boolean
  readonly scope: SavedDraft['scope']
  readonly catalogue: Catalogue | undefined
  /** The names of the filters in the address. */
  readonly filters: readonly string[]
}

/** The scenario of an id, kept up to date with what other devices make of it: lever by lever with what is tried here. */
export function useScenario({ live, id, isTold, scope, catalogue, filters }: Given): OpenScenario {
  const row = useRow('scenario', id)
  const actions = useActions('scenario')
  const changeSets = useRows('changeSet')
  const applied = useMemo(() => appliedScenarios(changeSets), [changeSets]).get(id)
  const kept = useRef<SavedHere>(undefined)
  // Nothing but the answer is followed, so that a lever that is drawn does not draw the page.
  const isChanged = useSyncExternalStore(
    live.subscribe,
    // Without a scenario only levers are worth a mark and a question.
    () => !isSameDraft(row ?? { ...live.get(), levers: NEW_DRAFT.levers, scope }, { ...live.get(), scope }),
  )
  const seen = useRef(row)
  useEffect(() => {
    const last = seen.current
    seen.current = row
    if (!row) {
      if (last?.id === id) showToast({ title: messages.deleted(last.name), detail: messages.deletedKept, key: id })
      return
    }
    if (!isTold) return changeSearch((search) => searchOf(row, search, filters), { replace: true })
    const mine = { ...live.get(), scope }
    if (last?.id !== row.id || isSameDraft(row, last) || isSameDraft(row, mine)) return
    // Taken back here, it leaves what is tried as it is: changed again.
    if (kept.current && isSameDraft(last, kept.current.after) && isSameDraft(row, kept.current.before)) return
    const merged = mergedDraft(last, mine, row)
    changeSearch((search) => searchOf({ ...merged, id: row.id }, search, filters), { replace: true })
    showToast({
      title: messages.elsewhere(row.name),
      detail: isSameDraft(merged, row) ? leversInWords(row.levers).join(' · ') : messages.elsewhereKept,
      key: row.id,
    })
  }, [row, id, isTold, live, scope, filters])

  const tried = () => savedAs(live.get(), scope, catalogue)
  return {
    row,
    isChanged,
    applied,
    state: row && scenarioState(row, applied, catalogue?.fingerprint ?? row.catalogue),
    async save() {
      if (!row) return
      kept.current = { before: row, after: { ...live.get(), scope } }
      await actions.save(row.id, tried(), null, { title: messages.saved(row.name) })
    },
    async saveAs(name) {
      const made = await actions.create({ ...tried(), name }, undefined, { title: messages.saved(name) })
      if (made !== undefined) changeSearch((search) => ({ ...search, id: made }))
    },
    open: (next) =>
      changeSearch((search) =>
        next ? searchOf(next, search, filters) : { compare: search['compare'], show: search['show'] },
      ),
  }
}

/** A scenario is kept with the catalogue that it was tried on. */
function savedAs(draft: Draft, scope: SavedDraft['scope'], catalogue: Catalogue | undefined): PatchOfKind<'scenario'> {
  // Levers that were taken away leave nothing behind.
  const levers = leversParam.read(leversParam.write(draft.levers)) ?? NEW_DRAFT.levers
  return {
    levers,
    scope: { ...scope },
    soldDays: draft.soldDays,
    volumeChange: draft.volumeChange,
    ...(catalogue ? { catalogue: catalogue.fingerprint, triedAt: serverNow() } : {}),
  }
}
