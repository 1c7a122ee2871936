import type { StoreAccess, StoreFacts, StoreSession } from '../port.ts'
import { headersOf, type WixAccess, type WixMemory } from './wix-access.ts'
import type { WixCatalogue } from './wix-catalogue.ts'
import { createWixClient } from './wix-client.ts'
import { catalogueVersion, siteFacts } from './wix-facts.ts'
import { OtherCatalogue } from './wix-failures.ts'
import type { WixApp } from './wix-tokens.ts'
import { catalogueV1 } from './wix-v1.ts'
import { catalogueV3 } from './wix-v3.ts'

/** An open Wix site. Which catalogue it has is asked once. */
export function wixSession(app: WixApp, access: WixAccess, memory: WixMemory): StoreSession {
  let renewed: StoreAccess | undefined
  const headers = headersOf(app, access, memory, (refreshToken) => {
    if (access.mode === 'legacy') renewed = { ...access, refreshToken }
  })
  const { apiUrl, clock, timeoutMs } = app
  const client = createWixClient({ apiUrl, clock, timeoutMs, pace: memory.pace, headers })
  const [v1, v3] = [catalogueV1(client), catalogueV3(client)]
  const version = async (signal: AbortSignal): Promise<string> =>
    (memory.version ??= await catalogueVersion(client, signal))
  const asked = async <T>(signal: AbortSignal, ask: (catalogue: WixCatalogue) => Promise<T>): Promise<T> => {
    const catalogue = (await version(signal)) === 'V1_CATALOG' ? v1 : v3
    try {
      return await ask(catalogue)
    } catch (error) {
      // Wix moves sites to the newer catalogue: the next call asks which one it is.
      if (error instanceof OtherCatalogue) memory.version = undefined
      throw error
    }
  }
  /** Where a site does not tell its address, its products do. */
  const addressOf = async (signal: AbortSignal): Promise<string> => {
    const known = (): Promise<Map<string, string>> => Promise.resolve(new Map())
    const { products } = await asked(signal, async (each) => await each.look({ cursor: null, known, signal }))
    const page = products.find((each) => URL.canParse(each.pageUrl))
    return page ? new URL(page.pageUrl).origin : ''
  }
  return {
    facts: async (signal) => {
      memory.version = await catalogueVersion(client, signal)
      const facts: StoreFacts = { ...(await siteFacts(client, access, signal)), version: memory.version }
      return facts.address === '' ? { ...facts, address: await addressOf(signal) } : facts
    },
    look: async (look) => await asked(look.signal, async (catalogue) => await catalogue.look(look)),
    read: async (id, signal) => await asked(signal, async (catalogue) => await catalogue.read(id, signal)),
    push: async (push, signal) => await asked(signal, async (catalogue) => await catalogue.push(push, signal)),
    // Webhooks of an app are set up once for all sites, in its dashboard.
    subscribe: () => Promise.resolve(''),
    unsubscribe: () => Promise.resolve(),
    renewed: () => renewed,
  }
}
