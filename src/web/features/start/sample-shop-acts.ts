import type { SampleRemoval } from '#contract/commands/sample.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { announce } from '#web/kit/shell/announcer.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { startText } from './text.ts'

const text = startText.sample
/** The rows of the shop stand beside its commands; whoever has none need not load them. */
const loadCommands = () => import('#contract/commands/sample.ts')

/** Names for a sentence, the first few of them; what has no name is not told. */
export function namesOf(kept: SampleRemoval['kept'], shown = 4): string {
  const names = kept.flatMap(({ name }) => (typeof name === 'string' && name !== '' ? [name] : []))
  const first = names.slice(0, shown).join(', ')
  return names.length > shown ? text.andMore(first, String(names.length - shown)) : first
}

/** Fills the catalogue with the sample shop, as one change set. */
export async function loadSampleShop(store: Store): Promise<void> {
  const changeSetId = store.newId()
  try {
    const { loadSample } = await loadCommands()
    await store.run(loadSample, { changeSetId, title: text.loadTitle })
  } catch (error) {
    showFailure(error, { act: 'load', thing: text.thing })
    return
  }
  announce(text.loaded)
  showToast({ title: text.loaded, action: undoOf(store, changeSetId) })
}

/** Takes away what was not changed, and says what stays. */
export async function removeSampleShop(store: Store, { kept }: SampleRemoval): Promise<void> {
  const changeSetId = store.newId()
  try {
    const { removeSample } = await loadCommands()
    await store.run(removeSample, { changeSetId, title: text.removeTitle })
  } catch (error) {
    showFailure(error, { act: 'remove', thing: text.thing })
    return
  }
  announce(text.removed)
  const stayed = kept.length > 0 ? `${text.kept(formatCount(kept.length, text.row))}: ${namesOf(kept)}` : undefined
  showToast({
    title: text.removed,
    ...(stayed === undefined ? {} : { detail: stayed, sticky: true }),
    action: undoOf(store, changeSetId),
  })
}

function undoOf(store: Store, changeSetId: string) {
  return {
    label: startText.undo,
    run: () =>
      void import('#web/kit/change-sets/take-back.ts')
        .then(({ takeBackChanges }) => takeBackChanges(store, changeSetId))
        .catch((error: unknown) => showFailure(error, { act: 'restore', thing: text.thing })),
  }
}
