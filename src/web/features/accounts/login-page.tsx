import LogIn from 'lucide-react/icons/log-in'
import { useSearch } from '#web/kit/shell/current-router.ts'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { buttonClass } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { auth } from './auth.ts'
import type { EndReason } from './auth-client.ts'
import { signInHref } from '#web/kit/shell/sign-in-href.ts'
import { accountsMessages } from './messages.ts'
import { OtherWay, SignInLayout } from './sign-in-layout.tsx'

/** The way in: one button, because sign-in happens at the identity provider alone (AUTH-01). */
export function LoginPage() {
  usePageTitle(accountsMessages.signIn)
  const { next } = useSearch()
  return (
    <SignInLayout
      title={accountsMessages.signInTitle}
      lead={accountsMessages.signInLead}
      notice={<EndNotice reason={auth().endReason()} />}
    >
      <a href={signInHref({ next })} className={classNames(buttonClass('primary'), 'h-11 text-base')}>
        <LogIn aria-hidden="true" />
        {accountsMessages.signIn}
      </a>
      <OtherWay question={accountsMessages.newHere} href={signInHref({ next, registering: true })}>
        {accountsMessages.createAccount}
      </OtherWay>
    </SignInLayout>
  )
}

function EndNotice({ reason }: { readonly reason: EndReason | undefined }) {
  if (reason === undefined) return null
  const lost = reason === 'revoked' ? auth().lostChanges() : 0
  return (
    <Banner tone={reason === 'suspended' ? 'bad' : 'warn'} title={accountsMessages[`${reason}Title`]}>
      <p>{accountsMessages[reason]}</p>
      {lost > 0 && <p className="mt-1 font-semibold">{accountsMessages.lost(lost)}</p>}
    </Banner>
  )
}
