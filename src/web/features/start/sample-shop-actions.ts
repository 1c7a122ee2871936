import type { SampleRemoval } from '#contract/commands/sample.ts'
import { actionsOn } from '#web/kit/actions/actions.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Pending } from '#web/kit/data/local-view.ts'
import type { Store } from '#web/kit/data/store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { retry } from '#web/kit/load/retry.ts'
import { announce } from '#web/kit/shell/announcer.tsx'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import { namesOf } from './sample-rows.ts'
import { startMessages } from './messages.ts'

const messages = startMessages.sample
/** The rows of the shop stand beside its commands; whoever has none need not load them. */
const loadCommands = () => retry(() => import('#contract/commands/sample.ts'))

/** So long it is waited for the server's answer; without a network the shop is here, and goes there later. */
const ANSWERED_WITHIN_MS = 10_000

/** Fills the catalogue with the sample shop, as one change set; that it is here is read out when the server did not refuse it, as beyond a plan (SUB-06). */
export async function loadSampleShop(store: Store): Promise<void> {
  const load = async () => {
    const { loadSample } = await loadCommands()
    const input = { changeSetId: store.newId(), title: messages.loadTitle }
    const isDone = await actionsOn(store, 'product').run('load', loadSample, input, { title: messages.loaded })
    return isDone && (await stands(store, input.changeSetId))
  }
  if (await oncePerPress('load sample shop', load, store)) announce(messages.loaded)
}

/** Whether the server took a change set, or was not asked yet. */
function stands(store: Store, changeSetId: string): Promise<boolean> {
  const isOf = ({ body }: Pick<Pending, 'body'>): boolean => body.op === 'command' && isInput(body.input, changeSetId)
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      stop()
      resolve(!store.refused().some(isOf))
    }
    const look = (): void => {
      if (store.status().network !== 'online' || !store.pending().some(isOf)) end()
    }
    const timer = setTimeout(end, ANSWERED_WITHIN_MS)
    const stop = store.subscribe(look)
    look()
  })
}

function isInput(input: unknown, changeSetId: string): boolean {
  return typeof input === 'object' && input !== null && 'changeSetId' in input && input.changeSetId === changeSetId
}

/** Takes the shop away, and says what stays: what is in use, and what was changed unless that goes too. */
export async function removeSampleShop(store: Store, { kept }: SampleRemoval, changed = false): Promise<void> {
  const { removeSample } = await loadCommands()
  const input = { changeSetId: store.newId(), title: messages.removeTitle, ...(changed && { changed }) }
  const stayed = labelMessages.named(messages.kept(formatCount(kept.length, messages.row)), namesOf(kept))
  const told = { title: messages.removed, ...(kept.length > 0 ? { detail: stayed, sticky: true } : {}) }
  if (await actionsOn(store, 'product').run('remove', removeSample, input, told)) announce(messages.removed)
}
