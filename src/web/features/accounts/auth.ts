import type { AuthClient } from './auth-client.ts'
import type { Registration } from './registration.ts'

/** What the screens of this feature work with. */
export interface AccountsSetting {
  readonly auth: AuthClient
  readonly registration: Registration
}

let setting: AccountsSetting | undefined

/** Hands the screens of this feature what they work with; called once, before anything is rendered. */
export function installAccounts(made: AccountsSetting): void {
  setting = made
}

/** The sign-in of this page. */
export function auth(): AuthClient {
  return installed().auth
}

/** The flags of a registration in progress. */
export function registration(): Registration {
  return installed().registration
}

function installed(): AccountsSetting {
  if (!setting) throw new Error('installAccounts must be called before anything is rendered')
  return setting
}

let ended: { readonly endSessionUrl: string | null } | undefined

/** The account is deleted: the next sign-out asks nothing and goes where the provider ends its session. */
export function accountEnded(at: { readonly endSessionUrl: string | null }): void {
  ended = at
}

/** Whether the account was deleted, and where its provider ends the session. */
export function endedAccount(): { readonly endSessionUrl: string | null } | undefined {
  return ended
}
