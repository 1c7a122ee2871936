import { leaveAccount } from '#contract/endpoints/team.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import type { Membership } from '#web/kit/shell/auth-state.ts'
import { menuMessages } from '#web/kit/shell/menu-messages.ts'
import { switchAccount } from '#web/kit/shell/switch-account.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { teamMessages as messages } from './messages.ts'

interface MembershipPanelProps {
  readonly member: Membership
  readonly accountId: string
}

/** What a member is in the account, the way back to their own, and the way out (TEAM-01). */
export function MembershipPanel({ member: { role, account, personId }, accountId }: MembershipPanelProps) {
  const leave = async (): Promise<void> => {
    const sure = await askConfirm({
      title: messages.leaveTitle(account),
      text: messages.leaveText,
      confirm: messages.leave,
      danger: true,
    })
    if (!sure) return
    try {
      await callEndpoint(leaveAccount, { body: { accountId } })
    } catch (error) {
      return showFailure(error, { act: 'change', thing: messages.thing })
    }
    // The next call of the page is refused, and the page goes on in the own account.
    location.assign('/')
  }
  return (
    <Panel title={messages.title}>
      <p className="font-semibold break-words">{messages.memberTitle(account)}</p>
      <p className="mt-0.5 mb-4 text-pretty text-muted">
        {messages.roles[role]}. {messages.roleForYou[role]}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void switchAccount({ id: personId, name: menuMessages.ownAccount })}>
          {messages.backToOwn}
        </Button>
        <Button onClick={() => void leave()}>{messages.leave}</Button>
      </div>
    </Panel>
  )
}
