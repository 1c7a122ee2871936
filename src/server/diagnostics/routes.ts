import { health, liveness, publicHealth } from '#contract/endpoints/diagnostics.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'

type State = 'up' | 'degraded' | 'down'

/** One part of the running product and how it is. */
export interface ComponentHealth {
  readonly name: string
  readonly status: State
  readonly latencyMs: number
  readonly detail?: string
}

/** Asks one component how it is. */
export type Probe = () => Promise<{ ok: boolean; detail?: string }>

/** Strangers may ask often: an answer serves for this long. */
const CACHE_MS = 2_000

/** Mounts the health calls (DIAG-02): the public ones tell nothing but the state. */
export function mountDiagnostics(routes: Routes, data: UserData, probes: Readonly<Record<string, Probe>>): void {
  let last: { at: number; answer: Promise<readonly ComponentHealth[]> } | undefined
  const components = (): Promise<readonly ComponentHealth[]> => {
    if (!last || Date.now() - last.at > CACHE_MS) last = { at: Date.now(), answer: ask(probes) }
    return last.answer
  }
  routes.mountPublic(liveness, async () => ({ status: 'up' }))
  routes.mountPublic(publicHealth, async () => ({ status: worst(await components()) }))
  routes.mount(health, async ({ caller }) => {
    // Nothing of the user's is read, but only the doors know whether the caller may still come in.
    await data.read(caller, [])
    const answer = await components()
    return { status: worst(answer), components: answer }
  })
}

function ask(probes: Readonly<Record<string, Probe>>): Promise<ComponentHealth[]> {
  return Promise.all(Object.entries(probes).map(([name, probe]) => one(name, probe)))
}

async function one(name: string, probe: Probe): Promise<ComponentHealth> {
  const start = performance.now()
  const { ok, detail } = await probe().catch(() => ({ ok: false, detail: 'does not answer' }))
  const latencyMs = Math.round((performance.now() - start) * 10) / 10
  return { name, status: ok ? 'up' : 'degraded', latencyMs, ...(detail === undefined ? {} : { detail }) }
}

function worst(components: readonly ComponentHealth[]): State {
  return components.every(({ status }) => status === 'up') ? 'up' : 'degraded'
}
