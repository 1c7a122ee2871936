import * as calls from '#contract/endpoints/account-data.ts'
import { Refusal } from '#contract/refusal.ts'
import type { RelyingParty } from '#server/integrations/oidc/relying-party.ts'
import type { FileStorage } from '#server/integrations/storage/storage.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Caller, Routes } from '#server/kit/http/mount.ts'
import { ownEvent, sourceOf } from '#server/kit/security-events.ts'
import type { Cookies } from '../cookies.ts'
import { unseal } from '../secrets.ts'
import type { Who } from '../who.ts'
import { deleteAccount, LAST_ADMIN } from './delete-account.ts'
import { dataMessages } from './messages.ts'
import { sendArchive } from './send-archive.ts'

/** The deps of the calls about all of a user's data. */
export interface AccountDataParts {
  readonly dataAccess: DataAccess
  readonly storage: FileStorage
  /** The folder of mails that no mail server took. */
  readonly outbox: string
  readonly who: Who
  readonly cookies: Cookies
  readonly relyingParty: RelyingParty
  readonly idTokenKey: Buffer
  readonly publicUrl: string
  /** Reads what ends the account's ties to other servers; the answer ends them once the account is gone, and never rejects. */
  readonly readyToLeave: (caller: Caller) => Promise<() => Promise<void>>
}

/** Mounts the export of everything and the deletion of the account (PROF-05). */
export function mountAccountData(routes: Routes, parts: AccountDataParts): void {
  const { dataAccess, storage, outbox, who, cookies } = parts
  routes.mount(calls.exportAccount, async ({ caller, request, reply }) => {
    await dataAccess.asUserBatch(caller.actor, [ownEvent({ kind: 'export', ...sourceOf(request) })])
    return sendArchive({ dataAccess, storage }, caller, reply)
  })
  routes.mount(calls.deleteAccount, async ({ caller, body, request, reply }) => {
    const { id, name, email } = await who.describe(caller.actor)
    await dataAccess.asUserBatch(caller.actor, [ownEvent({ kind: 'deletion-asked', ...sourceOf(request) })])
    if (body.confirm.normalize().trim() !== (name || email).normalize().trim())
      throw new Refusal('rule-broken', { message: dataMessages.wrongName })
    await requireAnotherAdmin(dataAccess, id)
    const idToken = await idTokenOf(parts, caller)
    const leave = await parts.readyToLeave(caller)
    await deleteAccount({ dataAccess, storage, outbox, log: request.log }, id)
    // Other servers may be slow, and nobody waits for them.
    void leave()
    cookies.dropSession(reply)
    reply.header('clear-site-data', '"cache"')
    const home = new URL('/', parts.publicUrl).href
    const endSessionUrl = await parts.relyingParty.endSessionUrl(idToken, home).catch(() => undefined)
    return { endSessionUrl: endSessionUrl ?? null }
  })
}

/** Told before anything is prepared; the deletion itself looks again (ADMIN-02). */
async function requireAnotherAdmin(dataAccess: DataAccess, userId: string): Promise<void> {
  const [answer] = await dataAccess.asSystemBatch([{ name: 'account:last-admin', text: LAST_ADMIN, values: [userId] }])
  if (answer?.rowCount === 1) throw new Refusal('rule-broken', { message: dataMessages.lastAdmin })
}

/** The proof of the session for the identity provider, so that the provider's session ends too. */
async function idTokenOf({ dataAccess, idTokenKey }: AccountDataParts, { actor }: Caller): Promise<string | null> {
  if (actor.kind !== 'session') return null
  const [answer] = await dataAccess.asSystemBatch([
    { text: 'select id_token as "idToken" from session where hash = $1', values: [actor.hash] },
  ])
  const sealed = answer?.rows[0]?.['idToken']
  return typeof sealed === 'string' ? (unseal(idTokenKey, sealed) ?? null) : null
}
