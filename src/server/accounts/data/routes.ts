import * as calls from '#contract/endpoints/account-data.ts'
import { Refusal } from '#contract/messages.ts'
import type { RelyingParty } from '#server/integrations/oidc/relying-party.ts'
import { type FileStorage, StorageFailure } from '#server/integrations/storage/storage.ts'
import type { Doors } from '#server/kit/database/doors.ts'
import type { Caller, Routes } from '#server/kit/http/mount.ts'
import { ownEvent, sourceOf } from '#server/kit/security-events.ts'
import type { Cookies } from '../cookies.ts'
import { unseal } from '../secrets.ts'
import type { Who } from '../who.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'

/** What the calls about all of a user's data work with. */
export interface AccountDataParts {
  readonly doors: Doors
  readonly storage: FileStorage
  /** The folder of letters that no mail server took. */
  readonly outbox: string
  readonly who: Who
  readonly cookies: Cookies
  readonly relyingParty: RelyingParty
  readonly idTokenKey: Buffer
  readonly publicUrl: string
}

/** Mounts the export of everything and the deletion of the account (PROF-05). */
export function mountAccountData(routes: Routes, parts: AccountDataParts): void {
  const { doors, storage, outbox, who, cookies } = parts
  routes.mount(calls.exportAccount, async ({ caller, request, reply }) => {
    await doors.asUserFlight(caller.actor, [ownEvent({ kind: 'export', ...sourceOf(request) })])
    const { bytes, content } = await exportAccount({ doors, storage }, caller).catch(unavailable)
    return reply
      .header('content-disposition', 'attachment; filename="pricewright-export.zip"')
      .header('content-length', bytes)
      .type('application/zip')
      .send(content)
  })
  routes.mount(calls.deleteAccount, async ({ caller, body, request, reply }) => {
    const { id, name, email } = await who.describe(caller.actor)
    await doors.asUserFlight(caller.actor, [ownEvent({ kind: 'deletion-asked', ...sourceOf(request) })])
    if (body.confirm.normalize().trim() !== (name || email).normalize().trim())
      throw new Refusal('rule-broken', { message: 'That is not the name of this account. Nothing was deleted.' })
    const idToken = await idTokenOf(parts, caller)
    await deleteAccount({ doors, storage, outbox, log: request.log }, id)
    cookies.dropSession(reply)
    reply.header('clear-site-data', '"cache"')
    const home = new URL('/', parts.publicUrl).href
    const endSessionUrl = await parts.relyingParty.endSessionUrl(idToken, home).catch(() => undefined)
    return { endSessionUrl: endSessionUrl ?? null }
  })
}

function unavailable(error: unknown): never {
  throw error instanceof StorageFailure ? new Refusal('storage-unavailable') : error
}

/** What proves the session to the identity provider, so that its own ends too. */
async function idTokenOf({ doors, idTokenKey }: AccountDataParts, { actor }: Caller): Promise<string | null> {
  if (actor.kind !== 'session') return null
  const [answer] = await doors.asSystemFlight([
    { text: 'select id_token as "idToken" from session where hash = $1', values: [actor.hash] },
  ])
  const sealed = answer?.rows[0]?.['idToken']
  return typeof sealed === 'string' ? (unseal(idTokenKey, sealed) ?? null) : null
}
