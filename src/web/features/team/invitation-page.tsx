import { type ReactNode, useEffect, useState } from 'react'
import { acceptInvitation, type InvitedAnswer, lookAtInvitation } from '#contract/endpoints/team.ts'
import { screenHref } from '#contract/screens.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { useSearch } from '#web/kit/shell/current-router.ts'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { signInHref } from '#web/kit/shell/sign-in-href.ts'
import { switchAccount } from '#web/kit/shell/switch-account.ts'
import { Button, buttonClass } from '#web/kit/ui/button.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { teamMessages as messages } from './messages.ts'

type Looked = InvitedAnswer | 'gone' | 'unreachable'

/** Before anybody is signed in: the link alone says what it is about. */
async function look(token: string): Promise<Looked> {
  if (token === '') return 'gone'
  try {
    const response = await fetch(`/api${lookAtInvitation.path}`, {
      method: lookAtInvitation.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    if (response.status === 404 || response.status === 400) return 'gone'
    return response.ok ? ((await response.json()) as InvitedAnswer) : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** What an invitation is about, and the way in (TEAM-01). */
export function InvitationPage() {
  usePageTitle(messages.invitationTitle)
  const { token = '' } = useSearch()
  const [looked, setLooked] = useState<Looked>()
  useEffect(() => {
    let isHere = true
    void look(token).then((found) => isHere && setLooked(found))
    return () => {
      isHere = false
    }
  }, [token])
  if (looked === undefined) return <PageSkeleton />
  if (looked === 'unreachable')
    return (
      <Frame title={messages.invitationTitle}>
        <ProblemDisplay problem={{ title: messages.unreachable }} onRetry={() => void look(token).then(setLooked)} />
      </Frame>
    )
  if (looked === 'gone') return <Ended title={messages.goneTitle} />
  const { accountName, role, state } = looked
  if (state === 'expired') return <Ended title={messages.expiredTitle} />
  if (state !== 'open') return <Ended title={messages.usedTitle}>{messages.usedText}</Ended>
  return (
    <Frame title={messages.invitedTo(accountName)}>
      <p className="text-pretty">
        {messages.roles[role]}. {messages.roleForYou[role]}
      </p>
      <Acceptance token={token} accountName={accountName} />
    </Frame>
  )
}

/** A link that lets nobody in any more. */
function Ended({ title, children = messages.askAnew }: { readonly title: string; readonly children?: string }) {
  return (
    <Frame title={title}>
      <p className="text-pretty">{children}</p>
      <ScreenButton screen="home">{messages.home}</ScreenButton>
    </Frame>
  )
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mx-auto flex max-w-sm flex-col gap-6 py-12 md:py-14">
      <h1 tabIndex={-1} className="text-2xl break-words">
        {title}
      </h1>
      {children}
    </section>
  )
}

/** Whoever is signed in accepts; everybody else signs in first, and comes back here. */
function Acceptance({ token, accountName }: { readonly token: string; readonly accountName: string }) {
  const auth = useAuth()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ShownProblem>()
  const next = screenHref('invitation', { token })
  const accept = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { accountId } = await callEndpoint<{ accountId: string }>(acceptInvitation, { body: { token } })
      await switchAccount({ id: accountId, name: accountName })
    } catch (error) {
      setProblem(failureOf(error, { act: 'read', thing: messages.anInvitation }))
    } finally {
      setBusy(false)
    }
  }
  if (auth.status !== 'signed-in')
    return (
      <>
        <p className="text-pretty text-muted">{messages.signInFirst}</p>
        <div className="flex flex-col gap-2">
          <a href={signInHref({ next })} className={buttonClass('primary')}>
            {messages.signIn}
          </a>
          <a href={signInHref({ next, registering: true })} className={buttonClass('secondary')}>
            {messages.createAccount}
          </a>
        </div>
      </>
    )
  return (
    <>
      <p className="text-pretty break-words text-muted">{messages.acceptAs(auth.user.email)}</p>
      {problem && <ProblemDisplay problem={problem} />}
      <div className="flex flex-col gap-2">
        <Button tone={problem ? 'secondary' : 'primary'} disabled={isBusy} onClick={() => void accept()}>
          {messages.accept}
        </Button>
        <a href={signInHref({ next, confirming: true })} className={buttonClass(problem ? 'primary' : 'secondary')}>
          {messages.otherSignIn}
        </a>
      </div>
    </>
  )
}
