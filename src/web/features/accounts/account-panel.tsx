import { UnconfirmedAddress } from '#web/kit/mail/unconfirmed-address.tsx'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { buttonClass } from '#web/kit/ui/button.tsx'
import { auth } from './auth.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { accountsMessages } from './messages.ts'

/** Who is signed in, whether their address is confirmed, and the way to where e-mail and password are changed (AUTH-12). */
export function AccountPanel() {
  const state = useAuth()
  const url = auth().account()?.accountUrl
  if (state.status !== 'signed-in') return null
  return (
    <Panel
      title={accountsMessages.accountTitle}
      lead={accountsMessages.signedInAs(state.user.email)}
      action={
        url && (
          <a href={url} className={buttonClass('secondary')}>
            {accountsMessages.changeAccount}
          </a>
        )
      }
    >
      <UnconfirmedAddress say={accountsMessages.unconfirmed} />
    </Panel>
  )
}
