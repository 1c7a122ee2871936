import { mayRead, type MemberRole } from '#contract/teams/reach.ts'
import { type AuthState, authState, useAuth } from './auth-state.ts'

/** What somebody is in the account that they work in; undefined for its owner, and for nobody. */
export function memberRoleIn(auth: AuthState): MemberRole | undefined {
  return auth.status === 'signed-in' ? auth.user.member?.role : undefined
}

/** Whether nothing may be changed here: acts that write are not offered then (TEAM-02). */
export function isReadOnly(): boolean {
  return readsOnly(memberRoleIn(authState()))
}

/** The same, kept up to date. */
export function useReadOnly(): boolean {
  return readsOnly(memberRoleIn(useAuth()))
}

/** Whether the rows of a kind are here: what is made of others alone is not shown to an accountant (TEAM-02). */
export function useReachesKind(kind: string): boolean {
  const role = memberRoleIn(useAuth())
  return role === undefined || mayRead(role, kind)
}

function readsOnly(role: MemberRole | undefined): boolean {
  return role !== undefined && role !== 'editor'
}
