import { useState } from 'react'
import * as calls from '#contract/endpoints/team.ts'
import type { MemberRole } from '#contract/teams/reach.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { isSignInFresh } from '#web/kit/shell/fresh-first.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { teamMessages as messages } from './messages.ts'

/** What the owner can do with people; each act that takes something away asks first. */
export interface TeamActs {
  readonly isBusy: boolean
  /** The last act needs a fresh sign-in (AUTH-12). */
  readonly needsSignIn: boolean
  changeRole(member: calls.MemberAnswer, role: MemberRole): Promise<void>
  remove(member: calls.MemberAnswer): Promise<void>
  withdraw(invitation: calls.InvitationAnswer): Promise<void>
}

/** Runs acts on people, one at a time; `onDone` follows each. */
export function useTeamActs(onDone: () => void): TeamActs {
  const [isBusy, setBusy] = useState(false)
  const [needsSignIn, setNeedsSignIn] = useState(false)

  async function run(act: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    setNeedsSignIn(false)
    try {
      await act()
    } catch (error) {
      if (isStale(error)) setNeedsSignIn(true)
      else showFailure(error, { act: 'change', thing: messages.thing })
    } finally {
      setBusy(false)
      onDone()
    }
  }

  return {
    isBusy,
    needsSignIn,
    changeRole: ({ id }, role) => run(() => callEndpoint(calls.changeMember, { params: { id }, body: { role } })),
    async remove({ id, name, email }) {
      // Asked after the yes, it would look as if the person were gone.
      if (!(await isSignInFresh())) return setNeedsSignIn(true)
      const sure = await askConfirm({
        title: messages.removeTitle(name || email),
        text: messages.removeText,
        confirm: messages.remove,
        danger: true,
      })
      if (sure) await run(() => callEndpoint(calls.removeMember, { params: { id } }))
    },
    withdraw: ({ id }) => run(() => callEndpoint(calls.withdrawInvitation, { params: { id } })),
  }
}
