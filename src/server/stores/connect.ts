import { randomUUID } from 'node:crypto'
import { cutText } from '#domain/cut-text.ts'
import { isCurrency } from '#domain/currencies.ts'
import { store } from '#contract/entities/store.ts'
import type { AnyRow } from '#contract/entity.ts'
import { type ConnectProblem, MOST_KNOWN_STORES, MOST_STORES, type StoreReason } from '#contract/store-providers.ts'
import type { Queryable } from '../kit/database/database.ts'
import { ownerOf } from '../kit/database/data-access.ts'
import type { Caller } from '../kit/http/mount.ts'
import type { Log } from '../kit/log.ts'
import { readAll } from '../kit/rows/reading.ts'
import { openWrite, type Written } from '../kit/write/write.ts'
import { keepAccess, keepRenewed } from './access.ts'
import { type StoreAccess, StoreFailure, type StoreFacts, type StoreProvider, type StoreSession } from './port.ts'
import { orderPull } from './schedule.ts'
import type { StoreCallDeps } from './store-deps.ts'
import type { StoreRow } from './sides.ts'
import { storeAfter, storeIn, storesIn, writeStore } from './store-rows.ts'
import { sharedNow } from '../kit/clock.ts'

/** The time in which a store says what it is, and takes or gives up its webhooks. */
const ASKING_MS = 60_000

/** A store was not connected, though it answered. */
export class ConnectRefused extends Error {
  readonly problem: Exclude<ConnectProblem, StoreReason>
  constructor(problem: ConnectRefused['problem']) {
    super(`not connected: ${problem}`)
    this.name = 'ConnectRefused'
    this.problem = problem
  }
}

/** What is to be connected. */
export interface Connecting {
  readonly provider: StoreProvider
  readonly access: StoreAccess
  /** The store that is connected again; undefined for any that the access opens. */
  readonly again: string | undefined
}

/**
 * Connects a store: asks it what it is, keeps the sealed access, orders the first look and asks for webhooks (STORE-01, STORE-08). A store
 * that the account has already keeps its row with all that hangs on it. Throws `StoreFailure`, `ConnectRefused` and `Refusal`.
 */
export async function connectStore(
  deps: StoreCallDeps,
  caller: Caller,
  log: Log,
  connecting: Connecting,
): Promise<StoreRow> {
  const { provider, access } = connecting
  const session = provider.open(access)
  const facts = await session.facts(AbortSignal.timeout(ASKING_MS))
  const kept = session.renewed() ?? access
  const made = await deps.data.transact(caller, (tx) =>
    storeConnected(tx, deps, { ...connecting, facts, access: kept }, caller),
  )
  deps.data.wake(made.written.userId, made.written.version)
  await askForWebhooks(deps, caller, log, { session, provider, ...made })
  // Or the first look would wait until the loop wakes by itself.
  deps.wakeJobs()
  return made.row
}

interface Connected {
  readonly row: StoreRow
  readonly sealed: Buffer
  readonly written: Written
}

async function storeConnected(
  tx: Queryable,
  { vault }: StoreCallDeps,
  { provider, access, again, facts }: Connecting & { readonly facts: StoreFacts },
  { name: actor }: Caller,
): Promise<Connected> {
  const now = sharedNow()
  const userId = await ownerOf(tx)
  const open = await openWrite(tx, [readAll(store.kind)])
  const known = storesIn(open.cache, provider.name).find(({ externalId }) => externalId === facts.externalId)
  if (again !== undefined && storeIn(open.cache, again).id !== known?.id) throw new ConnectRefused('other-store')
  if (known?.state !== 'connected' && known?.state !== 'lost') {
    const all: readonly AnyRow[] = [...open.cache.all(store.kind)]
    refuseTooMany(all as readonly StoreRow[], known)
  }
  const storeId = known?.id ?? randomUUID()
  // Who looks only when asked wants no look after connecting again.
  const nextPullAt = known?.everyMinutes === 0 ? null : now
  const data = { ...toldBy(facts, known), state: 'connected', problem: '', said: '', run: null, nextPullAt }
  const written = await writeStore(open, storeId, known ? data : { ...data, provider: provider.name }, { actor, now })
  const sealed = vault.seal(access, { userId, storeId })
  await keepAccess(tx, storeId, sealed)
  if (nextPullAt !== null) await orderPull(tx, storeId, nextPullAt)
  return { row: storeAfter(written, known), sealed, written }
}

function refuseTooMany(all: readonly StoreRow[], known: StoreRow | undefined): void {
  if (all.filter(({ state }) => state !== 'disconnected').length >= MOST_STORES) throw new ConnectRefused('too-many')
  if (!known && all.length >= MOST_KNOWN_STORES) throw new ConnectRefused('too-many-known')
}

/** What a store says of itself, within the limits of its row. A name that somebody gave it stays. */
function toldBy(facts: StoreFacts, known: StoreRow | undefined): object {
  if (facts.externalId === '' || facts.externalId.length > 300)
    throw new StoreFailure('broken', 'it names itself by nothing, or at great length')
  return {
    ...(known
      ? {}
      : { externalId: facts.externalId, name: cutText(facts.name, 200) || cutText(facts.externalId, 200) }),
    address: cutText(facts.address, 500),
    // A store that does not tell it keeps the one that its products told.
    ...(isCurrency(facts.currency) ? { currency: facts.currency } : {}),
    catalogue: cutText(facts.version, 60),
  }
}

/** Where a provider posts the webhooks of a store (STORE-03). */
export function callbackOf(publicUrl: string, { provider, id }: Pick<StoreRow, 'provider' | 'id'>): string {
  return `${publicUrl}/api/${provider}/webhooks/product-changed?store=${id}`
}

/** Without webhooks a store is looked at regularly all the same, so a failure is no reason to refuse it. */
async function askForWebhooks(
  deps: StoreCallDeps,
  caller: Caller,
  log: Log,
  { session, row, sealed, written }: Connected & { readonly session: StoreSession; readonly provider: StoreProvider },
): Promise<void> {
  const { id: storeId } = row
  try {
    const subscription = await session.subscribe(callbackOf(deps.publicUrl, row), AbortSignal.timeout(ASKING_MS))
    await deps.data.alone(caller).query({
      name: 'store-access:subscribed',
      text: 'update store_access set subscription = $2 where store_id = $1 and sealed = $3',
      values: [storeId, subscription, sealed],
    })
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
    log.warn({ store: storeId, reason: error.reason }, 'webhooks of a store could not be asked for')
  }
  await keepRenewed(deps, caller, { of: { userId: written.userId, storeId }, sealed }, session)
}

/** Takes webhooks off a store that is no longer connected, as far as it still lets itself be asked. */
export async function endWebhooks(
  log: Log,
  storeId: string,
  {
    provider,
    access,
    subscription,
  }: {
    readonly provider: StoreProvider | undefined
    readonly access: StoreAccess | undefined
    readonly subscription: string
  },
): Promise<void> {
  if (!provider || !access || subscription === '') return
  try {
    await provider.open(access).unsubscribe(subscription, AbortSignal.timeout(ASKING_MS))
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
    log.warn({ store: storeId, reason: error.reason }, 'webhooks of a store could not be ended')
  }
}
