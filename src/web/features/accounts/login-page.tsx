import LogIn from 'lucide-react/icons/log-in'
import { useSearch } from '#web/kit/shell/current-router.ts'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { buttonClass } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Agreement } from './agreement.tsx'
import { auth } from './auth.ts'
import type { EndReason } from './auth-client.ts'
import { signInHref } from '#web/kit/shell/sign-in-href.ts'
import { accountsText } from './text.ts'

/** The way in: one button, because sign-in happens at the identity provider alone (AUTH-01). */
export function LoginPage() {
  usePageTitle(accountsText.signIn)
  const { next } = useSearch()
  return (
    <section className="mx-auto flex max-w-sm flex-col gap-6 py-16 md:py-24">
      <EndNotice reason={auth().endReason()} />
      <header>
        <h1 tabIndex={-1} className="text-2xl">
          {accountsText.signInTitle}
        </h1>
        <p className="mt-2 text-pretty text-muted">{accountsText.signInLead}</p>
      </header>
      <a href={signInHref({ next })} className={classNames(buttonClass('primary'), 'h-11 text-base')}>
        <LogIn aria-hidden="true" />
        {accountsText.signIn}
      </a>
      <p>
        {accountsText.newHere}{' '}
        <ScreenLink
          screen="sign-up"
          search={{ next }}
          className="rounded font-semibold text-primary hover:text-primary-hover"
        >
          {accountsText.createAccount}
        </ScreenLink>
      </p>
      <Agreement />
    </section>
  )
}

function EndNotice({ reason }: { readonly reason: EndReason | undefined }) {
  if (reason === 'suspended') {
    return (
      <Banner tone="bad" title={accountsText.suspendedTitle}>
        {accountsText.suspended}
      </Banner>
    )
  }
  if (reason === undefined) return null
  return (
    <Banner tone="warn" title={accountsText[`${reason}Title`]}>
      {accountsText[reason]}
    </Banner>
  )
}
