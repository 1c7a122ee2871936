import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { MAX_PPM } from '#domain/money.ts'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import { theRouter } from '#web/kit/shell/current-router.ts'
import { choiceParam, integerParam, textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { type Draft, leversParam, NEW_DRAFT } from './draft.ts'

const WRITE_AFTER_MS = 300
const MOST_DAYS = 3_650
const ALL_SALES = 1_000_000

/** What the address of the workbench holds, beside the filters of the product list (NAV-08). */
const shape = {
  /** The scenario that is open. */
  id: textParam(),
  levers: leversParam,
  days: integerParam(NEW_DRAFT.soldDays, { max: MOST_DAYS }),
  volume: integerParam(NEW_DRAFT.volumeChange, { min: -ALL_SALES, max: MAX_PPM }),
  /** What the table shows. */
  show: textParam(),
  first: choiceParam(['losses', 'gains'], 'losses'),
  /** The scenarios that stand side by side. */
  compare: textParam(),
}

/** What is tried at the moment. A lever that is drawn moves figures with the next frame, and reaches the address a moment later. */
export class LiveDraft {
  #draft: Draft
  readonly #listeners = new Set<() => void>()

  constructor(draft: Draft) {
    this.#draft = draft
  }

  readonly get = (): Draft => this.#draft

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly set = (part: Partial<Draft>): void => {
    this.#draft = { ...this.#draft, ...part }
    for (const listener of this.#listeners) listener()
  }

  /** Sets levers; undefined takes one away. */
  readonly setLevers = (part: Partial<ScenarioLevers>): void => {
    this.set({ levers: { ...this.#draft.levers, ...part } })
  }
}

/** The draft as it is, kept up to date. */
export function useDraftOf(live: LiveDraft): Draft {
  return useSyncExternalStore(live.subscribe, live.get)
}

/** The draft that the address tells, and the rest of that address. */
export function useLiveDraft() {
  const [address, update] = useSearchState(shape)
  const { levers, days, volume } = address
  const asked = useMemo<Draft>(
    () => ({ levers: levers ?? NEW_DRAFT.levers, soldDays: days, volumeChange: volume }),
    [levers, days, volume],
  )
  const [live] = useState(() => new LiveDraft(asked))
  const sent = useRef(textOf(asked))
  const latest = useRef({ update, id: address.id })
  useEffect(() => {
    latest.current = { update, id: address.id }
  })

  useEffect(() => {
    // What was drawn since it was written must not be taken back by its own arrival.
    if (textOf(asked) === sent.current) return
    sent.current = textOf(asked)
    live.set(asked)
  }, [live, asked])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = (): void => {
      clearTimeout(timer)
      const draft = live.get()
      if (textOf(draft) === sent.current) return
      sent.current = textOf(draft)
      const { levers: drawn, soldDays, volumeChange } = draft
      const { update: write, id } = latest.current
      // A scenario that is open is told with its levers, also once none of them is drawn.
      const told = id === '' && isEmpty(drawn) ? null : drawn
      write({ levers: told, days: soldDays, volume: volumeChange }, { replace: true })
    }
    const stops = [
      live.subscribe(() => {
        clearTimeout(timer)
        timer = setTimeout(send, WRITE_AFTER_MS)
      }),
      theRouter().beforeStep(send),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [live])
  return { live, address, update }
}

function textOf(draft: Draft): string {
  return JSON.stringify([leversParam.write(draft.levers), draft.soldDays, draft.volumeChange])
}

function isEmpty(levers: ScenarioLevers): boolean {
  return leversParam.write(levers) === leversParam.write(NEW_DRAFT.levers)
}
