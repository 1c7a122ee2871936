import type { StoreCalls } from '#contract/endpoints/store-calls.ts'
import { Refusal } from '#contract/refusal.ts'
import type { RestObject } from '#contract/rest-codec.ts'
import { storeMessages } from '#contract/store-messages.ts'
import { type ConnectProblem, STORES_PATH, type StoreProviderName } from '#contract/store-providers.ts'
import { ownerOf } from '../kit/database/data-access.ts'
import type { Call, PublicCall, Routes } from '../kit/http/mount.ts'
import { forgetAccess, readAccess } from './access.ts'
import { ConnectRefused, connectStore, endWebhooks } from './connect.ts'
import { type ConsentState, openState, sealState } from './consent-state.ts'
import { adviceText, entered, notConnected } from './failures.ts'
import { StoreFailure, type StoreProvider } from './port.ts'
import type { StoreCallDeps } from './store-deps.ts'
import { chosenStore, openStoreWrite, readStores, storeAfter, toldStore, writeStore } from './store-rows.ts'
import { withdrawWaiting } from './withdraw.ts'
import { sharedNow } from '../kit/clock.ts'

/** The time in which a provider answers what its owner agreed to. */
const CONSENT_MS = 60_000

/** What a person enters to connect a store. */
interface Entries {
  readonly address?: string | undefined
  readonly keys?: Readonly<Record<string, string>> | undefined
  readonly store?: string | undefined
}

type StartCall = Call<unknown, unknown, Entries>
type ArrivalCall = PublicCall<unknown, Readonly<Record<string, string>>>

/** Mounts connecting and disconnecting the stores of a provider (STORE-01). */
export function mountConnecting(routes: Routes, deps: StoreCallDeps, name: StoreProviderName, calls: StoreCalls): void {
  const provider = deps.providers.get(name)
  routes.mount(calls.authStart, (call) => start(deps, provider, call))
  routes.mountPublic(calls.authCallback, async (call) => {
    const search = new URLSearchParams(await arrive(deps, name, call))
    return call.reply.redirect(`${STORES_PATH}?${search.toString()}`, 303)
  })
  routes.mount(calls.status, ({ caller }) =>
    deps.data.transact(caller, async (tx) => {
      const userId = await ownerOf(tx)
      const rows = await readStores(tx, name)
      return {
        connected: rows.some(({ state }) => state === 'connected'),
        hasApp: provider?.consent !== undefined,
        stores: rows.map((row) => toldStore(row, userId)),
      }
    }),
  )
  routes.mount(calls.disconnect, (call) => disconnect(deps, name, call))
}

/** Connects with keys at once, else says where the owner agrees. */
async function start(
  deps: StoreCallDeps,
  provider: StoreProvider | undefined,
  { caller, body, request }: StartCall,
): Promise<{ readonly url: string | null; readonly store: RestObject | null }> {
  const { address = '', keys, store: again } = body
  const userId = await deps.data.transact(caller, async (tx) => {
    if (again !== undefined && provider) chosenStore(await readStores(tx, provider.name), again)
    return ownerOf(tx)
  })
  if (!provider) throw notConfigured()
  if (keys !== undefined) {
    if (!provider.typed) throw notConfigured()
    const access = entered(() => provider.typed?.(address, keys) ?? {})
    const row = await refusing(() => connectStore(deps, caller, request.log, { provider, access, again }))
    return { url: null, store: toldStore(row, userId) }
  }
  const { consent } = provider
  if (!consent) throw notConfigured()
  const state = sealState(deps.consentKey, { userId, provider: provider.name, again: again ?? null })
  const redirect = redirectOf(deps, provider.name)
  return { url: entered(() => consent.url({ state, redirect, address })), store: null }
}

/** Finishes what the owner began; answers what the page of stores is opened with. */
async function arrive(
  deps: StoreCallDeps,
  name: StoreProviderName,
  call: ArrivalCall,
): Promise<{ readonly store: string } | { readonly problem: ConnectProblem }> {
  const state = openState(deps.consentKey, name, call.query['state'])
  if (!state) return { problem: 'expired' }
  if ((await deps.visitor(call.request)) !== state.userId) return { problem: 'signed-out' }
  try {
    return { store: await finish(deps, name, call, state) }
  } catch (error) {
    if (error instanceof StoreFailure) return { problem: error.reason }
    if (error instanceof ConnectRefused) return { problem: error.problem }
    // The store to be connected again was deleted in between.
    if (error instanceof Refusal) return { problem: 'expired' }
    throw error
  }
}

async function finish(
  deps: StoreCallDeps,
  name: StoreProviderName,
  { query, request }: ArrivalCall,
  { userId, again }: ConsentState,
): Promise<string> {
  const provider = deps.providers.get(name)
  if (!provider?.consent) throw new ConnectRefused('no-app')
  const [, rawQuery = ''] = request.url.split('?', 2)
  const arrival = { query, rawQuery, redirect: redirectOf(deps, name) }
  const access = await provider.consent.complete(arrival, AbortSignal.timeout(CONSENT_MS))
  const caller = { actor: { kind: 'user', userId }, name: 'user' } as const
  const row = await connectStore(deps, caller, request.log, { provider, access, again: again ?? undefined })
  return row.id
}

/** Where a provider sends owners back to. */
function redirectOf({ publicUrl }: StoreCallDeps, name: StoreProviderName): string {
  return `${publicUrl}/api/${name}/auth/callback`
}

/** Forgets the access, then asks the store to end its webhooks: it is disconnected whether it still answers or not. */
async function disconnect(
  deps: StoreCallDeps,
  name: StoreProviderName,
  { caller, query, request }: Call<unknown, { readonly store?: string | undefined }>,
): Promise<RestObject> {
  const { id } = await deps.data.transact(caller, async (tx) => chosenStore(await readStores(tx, name), query.store))
  const kept = await readAccess(deps, caller, id)
  const { row, written } = await deps.data.transact(caller, async (tx) => {
    const { open, row: before } = await openStoreWrite(tx, id)
    await forgetAccess(tx, id)
    await withdrawWaiting(open, id)
    const ended = { state: 'disconnected', problem: '', said: '', run: null, nextPullAt: null }
    const stored = await writeStore(open, id, ended, { actor: caller.name, now: sharedNow() })
    return { row: storeAfter(stored, before), written: stored }
  })
  deps.data.wake(written.userId, written.version)
  if (kept) await endWebhooks(request.log, id, kept)
  return toldStore(row, written.userId)
}

function notConfigured(): Refusal {
  return new Refusal('not-configured', { message: adviceText(storeMessages.connecting['no-app']) })
}

/** Does work that connects a store; what keeps it from that becomes a refusal that says what helps. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreFailure) throw notConnected(error)
    if (!(error instanceof ConnectRefused)) throw error
    throw new Refusal('conflict', { message: adviceText(storeMessages.connecting[error.problem]) })
  }
}
