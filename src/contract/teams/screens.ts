import type { MemberRole } from './reach.ts'

/** Screens of the owner alone, of those who write, and of those who see everything (TEAM-02). */
export const OWNER: readonly MemberRole[] = []
export const WRITERS: readonly MemberRole[] = ['editor']
export const WORKERS: readonly MemberRole[] = ['editor', 'viewer']

/** Whether a member may open a screen; undefined is its owner, who opens all. */
export function opensTo(
  { members }: { readonly members?: readonly MemberRole[] },
  role: MemberRole | undefined,
): boolean {
  return role === undefined || members === undefined || members.includes(role)
}
