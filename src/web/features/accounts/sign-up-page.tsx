import { useCallback, useEffect, useState } from 'react'
import { safeNext, screenHref } from '#contract/screens.ts'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { goTo, useSearch } from '#web/kit/shell/current-router.ts'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { buttonClass } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { auth, registration } from './auth.ts'
import { signInHref } from '#web/kit/shell/sign-in-href.ts'
import { accountsMessages } from './messages.ts'
import { OtherWay, SignInLayout } from './sign-in-layout.tsx'

/**
 * Explains the product and starts the same sign-in; while it is open the flags of AUTH-09 are set. Coming back from the
 * provider completes the registration: the flags go, the record is made, and the way leads on (NAV-10).
 */
export function SignUpPage() {
  usePageTitle(accountsMessages.createAccount)
  const { next, registered } = useSearch()
  const signedIn = useAuth().status === 'signed-in'
  const completing = signedIn && registered !== undefined
  useEffect(() => {
    if (completing) return undefined
    registration().begin()
    return () => registration().end()
  }, [completing])
  return completing ? <Completion next={next} /> : <Explanation next={next} signedIn={signedIn} />
}

function Completion({ next }: { readonly next: string | undefined }) {
  const [problem, setProblem] = useState<string>()
  const href = safeNext(next) ?? screenHref('home')
  const complete = useCallback(() => {
    registration().end()
    auth()
      .initialize()
      .then(
        () => goTo(href, { replace: true }),
        (error: Error) => setProblem(error.message),
      )
  }, [href])
  useEffect(complete, [complete])
  const retry = (): void => {
    setProblem(undefined)
    complete()
  }
  if (problem === undefined) return <PageSkeleton />
  return (
    <div className="mx-auto max-w-lg py-16">
      <ProblemDisplay problem={{ title: problem }} onRetry={retry} />
    </div>
  )
}

function Explanation({ next, signedIn }: { readonly next: string | undefined; readonly signedIn: boolean }) {
  return (
    <SignInLayout title={accountsMessages.createAccount} lead={accountsMessages.signUpLead}>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-pretty marker:text-muted">
        {accountsMessages.signUpPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {signedIn ? (
        <ScreenButton screen="home" tone="primary" className="h-11 text-base">
          {accountsMessages.openApp}
        </ScreenButton>
      ) : (
        <>
          <a
            href={signInHref({ next, registering: true })}
            className={classNames(buttonClass('primary'), 'h-11 text-base')}
          >
            {accountsMessages.signUpButton}
          </a>
          <OtherWay question={accountsMessages.haveAccount} href={screenHref('login', { next })}>
            {accountsMessages.signIn}
          </OtherWay>
        </>
      )}
    </SignInLayout>
  )
}
