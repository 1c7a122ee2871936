import type { RowOfKind } from '#contract/row-kinds.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { landShipment } from '#contract/endpoints/landing.ts'
import { shipments } from '#contract/endpoints/shipments.ts'
import { type Advance, changeSets } from '#web/kit/change-sets/change-set-client.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { takeBack } from '#web/kit/actions/undo.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { ApiProblem } from '#web/kit/data/transport.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import type { ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { landMessages as messages } from './page-messages.ts'

const PATIENCE_MS = 15_000

/** The first landing of a shipment, or a later one with the bills that came since. */
export type LandingMode = 'land' | 'correct'

/** The change set that a landing proposes, as REST answers its header. */
export interface Proposal {
  readonly id: string
  readonly size: number
  readonly effect: {
    readonly marginBefore?: number | null
    readonly marginAfter?: number | null
    readonly belowFloor?: number
    readonly updated?: number
    readonly unchanged?: number
    readonly refused?: number
  }
}

export type LandingState =
  | { readonly step: 'options'; readonly problem?: ShownProblem }
  | { readonly step: 'preparing' }
  | { readonly step: 'preview'; readonly proposal: Proposal; readonly problem?: ShownProblem }
  | { readonly step: 'applying'; readonly proposal: Proposal; readonly advance: Advance | undefined }
  | { readonly step: 'done'; readonly proposal: Proposal }
  /** It landed on another device before this landing. */
  | { readonly step: 'landed'; readonly changeSetId: string }

export interface LandingFlow {
  readonly state: LandingState
  /** Has the server work out what would change; waits for what it does not have yet. */
  readonly prepare: () => void
  readonly apply: () => void
  /** Calls the applying off: nothing is changed then. */
  readonly stop: () => void
  /** Drops the proposal and goes back to the options. */
  readonly back: () => void
  readonly undo: () => void
}

/** Lands a shipment in steps: options, preview, apply, and the way back. A proposal that is not applied is dropped with the dialog. */
export function useLanding(row: RowOfKind<'shipment'>, mode: LandingMode): LandingFlow {
  const store = useStore()
  const actions = useActions('shipment')
  const [state, setState] = useState<LandingState>({ step: 'options' })
  const stopper = useRef<AbortController>(undefined)
  const open = useRef<string>(undefined)
  useEffect(() => () => drop(open), [])

  const prepare = useCallback(async () => {
    setState({ step: 'preparing' })
    try {
      if (!(await isSent(store))) {
        return setState({ step: 'options', problem: { title: messages.unsentTooLong } })
      }
      const input = { params: { id: row.id }, body: { changeSetId: store.newId() } }
      const proposal = await callEndpoint<Proposal>(landShipment, input)
      open.current = proposal.id
      return setState({ step: 'preview', proposal })
    } catch (error) {
      const landed = mode === 'land' ? await landedWith(row.id, error) : undefined
      if (landed) return setState(landed)
      return setState({ step: 'options', problem: failureOf(error, { act: 'change', thing: messages.thing }) })
    }
  }, [store, row.id, mode])

  const apply = useCallback(async () => {
    if (state.step !== 'preview') return
    const { proposal } = state
    const stopping = new AbortController()
    stopper.current = stopping
    setState({ step: 'applying', proposal, advance: undefined })
    const onAdvance = (advance: Advance) => setState({ step: 'applying', proposal, advance })
    try {
      await changeSets.apply(proposal.id, onAdvance, stopping.signal)
      open.current = undefined
      setState({ step: 'done', proposal })
    } catch (error) {
      // What it was worked out from was changed: this proposal can never be applied.
      if (error instanceof ApiProblem && error.problem.code === 'conflict') {
        drop(open)
        const landed = mode === 'land' ? await landedWith(row.id, error) : undefined
        return setState(landed ?? { step: 'options', problem: { title: messages.changedMeanwhile } })
      }
      const problem = stopping.signal.aborted
        ? {}
        : { problem: failureOf(error, { act: 'change', thing: messages.thing }) }
      setState({ step: 'preview', proposal, ...problem })
    } finally {
      store.retry()
    }
  }, [state, store, row.id, mode])

  return {
    state,
    prepare: () => void prepare(),
    apply: () => void apply(),
    stop: () => stopper.current?.abort(),
    back: () => {
      drop(open)
      setState({ step: 'options' })
    },
    undo: () => {
      if (state.step !== 'done') return
      const undo = { changeSetId: state.proposal.id }
      void actions.attempt('take back', () => takeBack(store, undo), messages.thing)
    },
  }
}

/** After a refusal, asks the server whether the shipment has landed: this device may not know it yet. */
async function landedWith(id: string, refusal: unknown): Promise<LandingState | undefined> {
  if (!(refusal instanceof ApiProblem)) return undefined
  const read = callEndpoint<Pick<RowOfKind<'shipment'>, 'changeSetId'>>(shipments.get, { params: { id } })
  const changeSetId = (await read.catch(() => undefined))?.changeSetId
  return changeSetId ? { step: 'landed', changeSetId } : undefined
}

/** A proposal that nobody wants is thrown away; one that cannot be reached stays among the changes, to be discarded there. */
function drop(open: { current: string | undefined }): void {
  const id = open.current
  open.current = undefined
  if (id !== undefined) void changeSets.discard(id).catch(() => undefined)
}

/** Waits until the server has every change of this device; false where that takes too long. */
function isSent(store: Store): Promise<boolean> {
  return new Promise((resolve) => {
    const check = (): void => {
      const { writing, pending } = store.status()
      if (writing + pending > 0) return
      finish(true)
    }
    const finish = (sent: boolean): void => {
      clearTimeout(timer)
      unsubscribe()
      resolve(sent)
    }
    const timer = setTimeout(() => finish(false), PATIENCE_MS)
    const unsubscribe = store.subscribe(check)
    check()
  })
}
