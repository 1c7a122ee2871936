import { storeEndpoints } from '#contract/endpoints/store-calls.ts'
import { STORE_PROVIDERS } from '#contract/store-providers.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { mountConnecting } from './connect-routes.ts'
import { mountNotices } from './notice-routes.ts'
import { mountSchedule } from './schedule-routes.ts'
import { mountStoreSettings } from './settings-routes.ts'
import type { StoreCallDeps, StoreDeps } from './store-deps.ts'

/** Mounts the calls of stores: the same for each provider, and those of any store by its ID (STORE-01…09). */
export function mountStores(routes: Routes, data: UserData, stores: StoreDeps): void {
  const deps: StoreCallDeps = { ...stores, data }
  for (const name of STORE_PROVIDERS) {
    const calls = storeEndpoints[name]
    mountConnecting(routes, deps, name, calls)
    mountSchedule(routes, deps, name, calls)
    mountNotices(routes, deps, name, calls)
  }
  mountStoreSettings(routes, deps)
}
