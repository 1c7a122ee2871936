import { setTimeout as pause } from 'node:timers/promises'
import { healthMessages } from '#contract/health-messages.ts'

type State = 'up' | 'degraded' | 'down'

/** One part of the running product and its state. */
export interface ComponentHealth {
  readonly name: string
  readonly status: State
  readonly latencyMs: number
  readonly detail?: Detail
  /** It works, and a person should know something of it all the same. */
  readonly wantsLook?: true
}

/** What to correct, said in the language of whoever reads an answer that is reused. */
type Detail = () => string

/** The answer of a part; `detail` names what to correct. */
export interface ProbeAnswer {
  readonly ok: boolean
  readonly detail?: Detail
  /** Told of a part that works: the product stays up. */
  readonly wantsLook?: boolean
}

/** How to ask one part for its state. */
export interface Probe {
  /** How long an answer is reused: strangers may ask often. */
  readonly servesMs: number
  /** The same for an unwell part; a second if left out. */
  readonly unwellMs?: number
  ask(): Promise<ProbeAnswer>
}

/** A part that does not answer for this long is unwell. */
const PATIENCE_MS = 5_000

const SILENT: ProbeAnswer = { ok: false, detail: () => healthMessages.silent }

/** An unwell part is asked again sooner: it may have recovered. */
const UNWELL_MS = 1_000

/** Until when an answer is reused, and how long that of an unwell part. */
interface Serving {
  readonly until: number
  readonly unwellMs: number
}

/** Asks all parts at once; each answer is reused for its time. */
export function createHealth(probes: Readonly<Record<string, Probe>>): () => Promise<readonly ComponentHealth[]> {
  const last = new Map<string, { readonly until: number; readonly answer: Promise<ComponentHealth> }>()
  const one = ([name, probe]: readonly [string, Probe]): Promise<ComponentHealth> => {
    const known = last.get(name)
    if (known && Date.now() <= known.until) return known.answer
    const until = Date.now() + probe.servesMs
    const answer = askOne(name, probe)
    last.set(name, { until, answer })
    void shortened(name, answer, { until, unwellMs: probe.unwellMs ?? UNWELL_MS })
    return answer
  }
  async function shortened(
    name: string,
    answer: Promise<ComponentHealth>,
    { until, unwellMs }: Serving,
  ): Promise<void> {
    const { status } = await answer
    if (status !== 'up') last.set(name, { until: Math.min(until, Date.now() + unwellMs), answer })
  }
  return () => Promise.all(Object.entries(probes).map(one))
}

/** The overall state: that of the worst part. */
export function worst(components: readonly ComponentHealth[]): State {
  return components.every(({ status }) => status === 'up') ? 'up' : 'degraded'
}

/** The parts as they are told now. */
export function toldComponents(components: readonly ComponentHealth[]) {
  return components.map(({ detail, ...part }) => ({ ...part, ...(detail && { detail: detail() }) }))
}

async function askOne(name: string, probe: Probe): Promise<ComponentHealth> {
  const start = performance.now()
  const { ok, detail, wantsLook = false } = await inTime(probe.ask()).catch(() => SILENT)
  const latencyMs = Math.round((performance.now() - start) * 10) / 10
  const status = ok ? 'up' : 'degraded'
  return { name, status, latencyMs, ...(detail === undefined ? {} : { detail }), ...(wantsLook && { wantsLook }) }
}

async function inTime(asked: Promise<ProbeAnswer>): Promise<ProbeAnswer> {
  const answered = new AbortController()
  const patience = pause(PATIENCE_MS, SILENT, { signal: answered.signal, ref: false })
  // Once there is an answer nobody waits for the timeout.
  patience.catch(() => undefined)
  try {
    return await Promise.race([asked, patience])
  } finally {
    answered.abort()
  }
}
