import { useSyncExternalStore } from 'react'
import type { MemberRole } from '#contract/teams/reach.ts'

/** Who is signed in. */
export interface SignedInUser {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly role: 'user' | 'admin'
  /** Somebody who works in the account of another; absent in one's own (TEAM-01). */
  readonly member?: Membership
  /** The accounts of others that the person may work in. */
  readonly accounts?: readonly Person[]
  /** The people of the account by name, those who left too; none where nobody else works in it (TEAM-03). */
  readonly people?: readonly Person[]
}

/** As whom somebody works in an account that is not their own. */
export interface Membership {
  readonly personId: string
  readonly role: MemberRole
  /** What the account is called. */
  readonly account: string
}

/** Somebody who works, or worked, in an account; or an account by its name. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Which copy on a device is a user's: of another account, person or role none is ever opened (TEAM-02). */
export function copyIdOf({ userId, member }: Pick<SignedInUser, 'userId' | 'member'>): string {
  return member ? `${userId}.${member.personId}.${member.role}` : userId
}

/** Somebody else signed in on this browser: whose data it kept, who came, and how many changes of the former wait here. */
export interface Displaced {
  readonly former: SignedInUser
  readonly newcomer: SignedInUser
  readonly waiting: number
  /** The former user's data stood on this page. */
  readonly inAnotherTab: boolean
  /** It is the same person, who is not a member of that account any more, or in another role: nothing of theirs is sent there (TEAM-02). */
  readonly isOver?: boolean
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
