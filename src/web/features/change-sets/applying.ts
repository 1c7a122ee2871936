import type { Advance } from '#web/kit/change-sets/change-set-client.ts'
import { sharedState } from '#web/kit/shell/shared-state.ts'

/** How far the applying of a change set has come, and how it is called off. */
export interface Applying {
  readonly advance: Advance | undefined
  readonly stop: AbortController
}

type Work = (onAdvance: (advance: Advance) => void, signal: AbortSignal) => Promise<void>

/** What is being applied, by change set: it goes on when its panel is left, and is shown where that is opened again. */
const underWay = sharedState<ReadonlyMap<string, Applying>>(new Map())
/** Change sets of which it is asked whether they are under way. */
const asked = new Set<string>()

/** The applying of a change set; undefined while none is under way. */
export function useApplying(id: string): Applying | undefined {
  return underWay.use().get(id)
}

/** Shows work that applies a change set until it ends; what is under way is not begun again. */
export async function beginApplying(id: string, work: Work): Promise<void> {
  if (underWay.get().has(id)) return
  const stop = new AbortController()
  show(id, { advance: undefined, stop })
  await work((advance) => show(id, { advance, stop }), stop.signal)
  show(id, undefined)
}

/** Shows what is under way elsewhere, from the first that is heard of it; nothing is heard where it is not. */
export async function followApplying(id: string, work: Work): Promise<void> {
  if (underWay.get().has(id) || asked.has(id)) return
  asked.add(id)
  const stop = new AbortController()
  await work((advance) => show(id, { advance, stop }), stop.signal)
  asked.delete(id)
  if (underWay.get().get(id)?.stop === stop) show(id, undefined)
}

function show(id: string, applying: Applying | undefined): void {
  const others = [...underWay.get()].filter(([other]) => other !== id)
  underWay.set(new Map([...others, ...(applying ? [[id, applying] as const] : [])]))
}
