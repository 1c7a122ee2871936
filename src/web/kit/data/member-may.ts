import { kindOf } from '#contract/collections.ts'
import { type MemberRole, mayWrite } from '#contract/teams/reach.ts'
import type { NewMutation } from './store-options.ts'

/** Whether somebody may make a change here, by what they are in the account; the server decides again (TEAM-02). */
export function memberMay(role: MemberRole | undefined, body: NewMutation): boolean {
  if (role === undefined) return true
  return 'kind' in body ? mayWrite(role, kindOf(body.kind)) : role === 'editor'
}
