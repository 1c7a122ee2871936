import { useSyncExternalStore } from 'react'

/** Who is signed in. */
export interface SignedInUser {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly role: 'user' | 'admin'
}

/** Somebody else signed in on this browser: whose data it kept, who came, and how many changes of the former wait here. */
export interface Displaced {
  readonly former: SignedInUser
  readonly newcomer: SignedInUser
  readonly waiting: number
  /** The former user's data stood on this page. */
  readonly inAnotherTab: boolean
}

/** What is known about the sign-in. While it is loading nothing is rendered (AUTH-06); while it is displaced, only the question what becomes of it. */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SignedInUser }
  | ({ readonly status: 'displaced' } & Displaced)

let state: AuthState = { status: 'loading' }
const listeners = new Set<() => void>()

/** The sign-in as it is known now. */
export function authState(): AuthState {
  return state
}

/** Says who is signed in; router, guard and frame follow at once. */
export function setAuthState(next: AuthState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Follows changes of the sign-in; returns how to stop. */
export function onAuthChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The sign-in, kept up to date. */
export function useAuth(): AuthState {
  return useSyncExternalStore(onAuthChange, authState)
}
