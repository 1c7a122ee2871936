import { useCallback, useEffect, useState } from 'react'
import { safeNext, screenHref } from '#contract/screens.ts'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { goTo, useSearch } from '#web/kit/shell/current-router.ts'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { ScreenButton, ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { buttonClass } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { Agreement } from './agreement.tsx'
import { auth, registration } from './auth.ts'
import { signInHref } from './sign-in-href.ts'
import { accountsText } from './text.ts'

/**
 * Explains the product and starts the same sign-in; while it is open the flags of AUTH-09 are set. Coming back from the
 * provider completes the registration: the flags go, the record is made, and the way leads on (NAV-10).
 */
export function SignUpPage() {
  usePageTitle(accountsText.createAccount)
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
    <section className="mx-auto max-w-xl py-12 md:py-20">
      <h1 tabIndex={-1} className="text-3xl leading-tight text-balance">
        {accountsText.signUpTitle}
      </h1>
      <p className="mt-4 text-base leading-7 text-pretty text-muted">{accountsText.signUpLead}</p>
      <ul className="mt-8 flex flex-col gap-5 border-l-2 border-line pl-5">
        {accountsText.signUpPoints.map(({ title, text }) => (
          <li key={title}>
            <h2 className="text-base">{title}</h2>
            <p className="mt-0.5 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-9 flex flex-col gap-5">
        {signedIn ? (
          <ScreenButton screen="home" tone="primary" className="h-11 self-start px-6 text-base">
            {accountsText.openApp}
          </ScreenButton>
        ) : (
          <>
            <a
              href={signInHref({ next, registering: true })}
              className={classNames(buttonClass('primary'), 'h-11 self-start px-6 text-base')}
            >
              {accountsText.signUpButton}
            </a>
            <p>
              {accountsText.haveAccount}{' '}
              <ScreenLink
                screen="login"
                search={{ next }}
                className="rounded font-semibold text-primary hover:text-primary-hover"
              >
                {accountsText.signIn}
              </ScreenLink>
            </p>
          </>
        )}
        <Agreement />
      </div>
    </section>
  )
}
