import { uuidV7 } from '#domain/uuid.ts'
import type { Mutation } from '#contract/sync.ts'
import type { Store } from '#web/kit/data/store.ts'
import { type VirtualClock, virtualClock } from './clock.ts'
import { ModelBrowser, type Network } from './model-browser.ts'
import { ModelServer } from './model-server.ts'

const USER = uuidV7(1, new Uint8Array(16))
/** A kind without references, for tests of the machinery. */
export const BRAND = 'brand'

/** A server with one browser profile, under a virtual clock. */
export interface World {
  readonly clock: VirtualClock
  readonly server: ModelServer
  readonly browser: ModelBrowser
  readonly network: Network
}

export function makeWorld(): World {
  const clock = virtualClock()
  const server = new ModelServer(USER, () => clock.now())
  const browser = new ModelBrowser(server, clock)
  return { clock, server, browser, network: browser.network }
}

let made = 0

/** An id that no test has used. */
export function newId(): string {
  made += 1
  return uuidV7(made, new Uint8Array(16).fill(made % 256))
}

export function put(id: string, name: string) {
  return { op: 'put', kind: BRAND, id, data: { name } } as const
}

export function rename(id: string, name: string) {
  return { op: 'patch', kind: BRAND, id, data: { name } } as const
}

/** A mutation of another device. */
export function remote(body: Mutation['body']): Mutation {
  return { id: newId(), seq: 1, at: 1, body }
}

/** The names of the brands that a store shows, in the order of their versions. */
export function names(store: Store): unknown[] {
  return [...store.all(BRAND)].sort((a, b) => a.createdAt - b.createdAt).map((row) => row['name'])
}
