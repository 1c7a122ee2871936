import { health, liveness, publicHealth } from '#contract/endpoints/diagnostics.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { type ComponentHealth, worst } from './health.ts'

/** Mounts the health calls (DIAG-02): the public ones tell nothing but the state. */
export function mountDiagnostics(
  routes: Routes,
  data: UserData,
  components: () => Promise<readonly ComponentHealth[]>,
): void {
  routes.mountPublic(liveness, async () => ({ status: 'up' }))
  routes.mountPublic(publicHealth, async () => ({ status: worst(await components()) }))
  routes.mount(health, async ({ caller }) => {
    // No rows are read, but only data access knows whether the caller may still come in.
    await data.read(caller, [])
    const answer = await components()
    return { status: worst(answer), components: answer }
  })
}
