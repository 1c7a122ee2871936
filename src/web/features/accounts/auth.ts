import type { AuthClient } from './auth-client.ts'
import type { Registration } from './registration.ts'

/** Changes that the server does not have yet, for the question before a sign-out. */
export interface UnsentChanges {
  /** How many there are now. */
  readonly count: () => number
  /** How many of them stand in a field and are not saved. */
  readonly typed: () => number
  /** Follows the number; returns how to stop. */
  readonly follow: (listener: () => void) => () => void
  /** Saves them as a file of the user's own. */
  readonly save: () => void | Promise<void>
}

/** What the screens of this feature work with. */
export interface AccountsSetting {
  readonly auth: AuthClient
  readonly registration: Registration
  readonly unsent: UnsentChanges
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

/** Changes that the server does not have yet. */
export function unsentChanges(): UnsentChanges {
  return installed().unsent
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
