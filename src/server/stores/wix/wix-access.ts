import { createHash } from 'node:crypto'
import { createPace, type Pace } from '../pace.ts'
import { type StoreAccess, StoreFailure } from '../port.ts'
import type { WixHeaders } from './wix-client.ts'
import { tokenOfInstance, tokenOfRefresh, type WixApp, type WixToken } from './wix-tokens.ts'

/** The three ways into a Wix site. */
export type WixAccess =
  | { readonly mode: 'app'; readonly instanceId: string }
  | { readonly mode: 'legacy'; readonly refreshToken: string; readonly instanceId: string }
  | { readonly mode: 'key'; readonly apiKey: string; readonly siteId: string }

/** What is remembered of one store in memory: its rate, its token, the version of its catalogue. */
export interface WixMemory {
  readonly pace: Pace
  token: WixToken | undefined
  /** A token that is being fetched, so that it is fetched once. */
  fetching: Promise<WixToken> | undefined
  version: string | undefined
}

/*
 * Wix allows 200 requests in a minute. A bucket of 20 that fills up with 180 in a minute never exceeds that in any minute.
 */
const BURST = 20
const PER_MINUTE = 180
/** Stores that are remembered at once. */
const MOST_STORES = 500
const VISIBLE = /^[\x21-\x7e]{1,8192}$/

/** What opens a store, read from what was kept. Throws `StoreFailure` of the reason `access` for what can open none. */
export function wixAccessOf(access: StoreAccess): WixAccess {
  const { mode, instanceId = '', refreshToken = '', apiKey = '', siteId = '' } = access
  if (mode === 'app' && VISIBLE.test(instanceId)) return { mode, instanceId }
  if (mode === 'legacy' && VISIBLE.test(refreshToken)) return { mode, refreshToken, instanceId }
  if (mode === 'key' && VISIBLE.test(apiKey) && VISIBLE.test(siteId)) return { mode, apiKey, siteId }
  throw new StoreFailure('access', 'nothing that opens a store')
}

/** Remembers stores; those that were not asked for the longest time are forgotten. */
export function createMemories(app: WixApp): (access: WixAccess) => WixMemory {
  const memories = new Map<string, WixMemory>()
  return (access) => {
    const key = createHash('sha256').update(JSON.stringify(access)).digest('base64')
    const memory = memories.get(key) ?? {
      pace: createPace(app.clock, BURST, (60_000 * BURST) / PER_MINUTE),
      token: undefined,
      fetching: undefined,
      version: undefined,
    }
    memories.delete(key)
    memories.set(key, memory)
    const [oldest] = memories.keys()
    if (memories.size > MOST_STORES && oldest !== undefined) memories.delete(oldest)
    return memory
  }
}

/** The headers that open a store; tokens are fetched when they are needed, shortly before they end, and after they were refused. */
export function headersOf(
  app: WixApp,
  access: WixAccess,
  memory: WixMemory,
  renewed: (refreshToken: string) => void,
): WixHeaders {
  if (access.mode === 'key') {
    const headers = { authorization: access.apiKey, 'wix-site-id': access.siteId }
    return () => Promise.resolve(headers)
  }
  let refused: string | undefined
  return async (afresh, signal) => {
    const usable = memory.token !== undefined && app.clock.now() < memory.token.until
    if (!usable || (afresh && memory.token?.token === refused)) {
      memory.fetching ??= fetched(app, access, memory, signal).finally(() => {
        memory.fetching = undefined
      })
      memory.token = await memory.fetching
      const { refreshToken } = memory.token
      if (access.mode === 'legacy' && refreshToken !== undefined && refreshToken !== access.refreshToken)
        renewed(refreshToken)
    }
    refused = memory.token?.token
    return { authorization: refused ?? '' }
  }
}

async function fetched(
  app: WixApp,
  access: Exclude<WixAccess, { mode: 'key' }>,
  memory: WixMemory,
  signal: AbortSignal,
): Promise<WixToken> {
  if (access.mode === 'app') return await tokenOfInstance(app, access.instanceId, signal)
  return await tokenOfRefresh(app, memory.token?.refreshToken ?? access.refreshToken, signal)
}
