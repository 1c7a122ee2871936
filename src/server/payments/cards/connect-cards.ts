import { randomUUID } from 'node:crypto'
import { invalid, Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { asking } from '../payment-deps.ts'
import { PaymentFailure } from '../port.ts'
import { accessOf, type CardAccountRow, formerCardAccount, keepCardAccount, openCardAccount } from './card-accounts.ts'
import type { CardDeps } from './card-deps.ts'
import { cardMessages } from './card-messages.ts'
import type { CardAccess, ToldAccount } from './card-port.ts'
import { orderMissed } from './card-payment-rows.ts'
import { closeOpenPages } from './close-pages.ts'

/** Where events of an account are posted. */
export function webhookPath(accountId: string): string {
  return `/api/card-payments/webhook/${accountId}`
}

/** A key that was checked. */
interface CheckedKey {
  readonly key: string
  readonly mode: 'live' | 'test'
  readonly keyKind: 'restricted' | 'secret'
  readonly access: CardAccess
  readonly told: ToldAccount
}

/**
 * Connects the account of a key, or puts another key of the same account in place (DOC-14). The key is tried first: what it lacks is said, one
 * by one. The endpoint of events is made with it where it may; else a person makes it.
 */
export async function connectCards(deps: CardDeps, caller: Caller, typed: string): Promise<void> {
  const transact = <T>(body: (tx: Queryable) => Promise<T>): Promise<T> => deps.dataAccess.asUser(caller.actor, body)
  // Whoever is not let in makes nobody ask the provider.
  await transact(lockAccount)
  const checked = await checkKey(deps, typed.trim())
  const { access, key, mode, keyKind, told } = checked
  const place = await transact((tx) => placeOf(tx, checked))
  const { id, former, userId } = place
  const keepsEndpoint = former !== undefined && former.signing.length > 0 && isSameAccount(former, told)
  const made = keepsEndpoint ? undefined : await asking(deps, () => access.makeEndpoint(deps.pageOf(webhookPath(id))))
  const of = { userId, accountId: id }
  const signing = made ? deps.vault.seal(made.secret, 'signing', of) : keepsEndpoint ? former.signing : Buffer.alloc(0)
  try {
    await transact(async (tx) => {
      const again = await placeOf(tx, checked)
      if (again.former?.id !== former?.id) throw new Refusal('conflict', { message: cardMessages.meanwhile })
      await keepCardAccount(tx, {
        id,
        externalId: told.id,
        name: told.name,
        mode,
        keyKind,
        state: signing.length > 0 ? 'active' : 'waiting',
        sealed: deps.vault.seal(key, 'key', of),
        signing,
        endpointId: made?.id ?? (keepsEndpoint ? former.endpointId : ''),
      })
      if (!former) await orderMissed(tx, of)
    })
  } catch (error) {
    if (made) await access.endEndpoint(made.id).catch(unlessAway)
    throw error
  }
  if (former && !keepsEndpoint) await endEndpointOf(deps, former)
  if (!former) deps.wakeJobs()
}

function isSameAccount(row: CardAccountRow, told: ToldAccount): boolean {
  return told.id !== '' && row.externalId === told.id
}

/** Tries a key. Throws `Refusal` with what is wrong with it. */
async function checkKey(deps: CardDeps, key: string): Promise<CheckedKey> {
  const said = deps.provider.readKey(key)
  if (!said) throw refusedKey(key.startsWith('pk_') ? cardMessages.publicKey : cardMessages.noKey)
  const access = deps.provider.open(key)
  try {
    const [lacks, told] = await Promise.all([access.lacks(), access.account()])
    if (lacks.length > 0) throw invalid(lacks.map((name) => ({ field: 'key', message: cardMessages.lacks[name] })))
    if (!told.takesCards) throw refusedKey(cardMessages.notReady)
    return { key, mode: said.mode, keyKind: said.kind, access, told }
  } catch (error) {
    if (error instanceof PaymentFailure && error.reason === 'key') throw refusedKey(cardMessages.unknownKey)
    return asking(deps, () => Promise.reject(error))
  }
}

function refusedKey(message: string): Refusal {
  return invalid([{ field: 'key', message }])
}

/** Which row a key belongs to: that of its account, connected or once connected. Throws `Refusal` beside another account. */
async function placeOf(
  tx: Queryable,
  { told, mode }: CheckedKey,
): Promise<{ readonly id: string; readonly former: CardAccountRow | undefined; readonly userId: string }> {
  const userId = await lockAccount(tx)
  const former = await openCardAccount(tx)
  if (former && former.mode !== mode)
    throw refusedKey(mode === 'test' ? cardMessages.testBesideLive : cardMessages.liveBesideTest)
  const isOther = former !== undefined && former.externalId !== '' && told.id !== '' && former.externalId !== told.id
  if (isOther) throw refusedKey(cardMessages.otherAccount(former.name || former.externalId))
  const known = former?.id ?? (await formerCardAccount(tx, { externalId: told.id, mode }))
  return { id: known ?? randomUUID(), former, userId }
}

/** One change of the connection after the other. */
async function lockAccount(tx: Queryable): Promise<string> {
  const { rows } = await tx.query<{ userId: string }>({
    name: 'card-account:lock',
    text: `select user_id as "userId" from user_head where user_id = ${currentUser} for update`,
  })
  if (!rows[0]) throw new Refusal('not-signed-in')
  return rows[0].userId
}

const SECRET = /^whsec_\S{8,290}$/

/** Keeps the signing secret of an endpoint that a person made. Throws `Refusal` without a connected account. */
export async function keepSigningSecret(deps: CardDeps, caller: Caller, typed: string): Promise<void> {
  const secret = typed.trim()
  await deps.dataAccess.asUser(caller.actor, async (tx) => {
    await lockAccount(tx)
    if (!SECRET.test(secret)) throw invalid([{ field: 'secret', message: cardMessages.noSecret }])
    const row = await openCardAccount(tx)
    if (!row) throw notConnected()
    const signing = deps.vault.seal(secret, 'signing', { userId: row.userId, accountId: row.id })
    await keepCardAccount(tx, { ...row, signing, state: row.state === 'waiting' ? 'active' : row.state })
  })
}

/**
 * Disconnects: pages of payment that are open are closed first, so that nobody pays what would not be told; then the endpoint, then the key is
 * forgotten. Payments that were recorded stay.
 */
export async function disconnectCards(deps: CardDeps, caller: Caller): Promise<void> {
  const row = await deps.dataAccess.asUser(caller.actor, openCardAccount)
  if (!row) throw notConnected()
  await asking(deps, () => closeOpenPages(deps, row).catch(unlessAway))
  await asking(deps, () => endEndpointOf(deps, row))
  await deps.dataAccess.asUser(caller.actor, async (tx) => {
    await lockAccount(tx)
    await keepCardAccount(tx, {
      ...row,
      state: 'closed',
      sealed: Buffer.alloc(0),
      signing: Buffer.alloc(0),
      endpointId: '',
    })
  })
}

async function endEndpointOf(deps: CardDeps, row: CardAccountRow): Promise<void> {
  const access = row.endpointId === '' ? undefined : accessOf(deps, row)
  await access?.endEndpoint(row.endpointId).catch(unlessAway)
}

/** What the provider refuses to a key that is not valid any more cannot be done by anybody; what it was not asked can be asked again. */
function unlessAway(error: unknown): void {
  if (!(error instanceof PaymentFailure) || error.reason === 'unavailable') throw error
}

function notConnected(): Refusal {
  return new Refusal('no-such-row', { message: cardMessages.notConnected })
}
