import { useState } from 'react'
import { type Displaced, useAuth } from '#web/kit/shell/auth-state.ts'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { auth } from './auth.ts'
import { accountsMessages as messages } from './messages.ts'

/** Somebody else signed in on this browser: says so, and asks what becomes of the changes that wait here (AUTH-11, SYNC-02). */
export function DisplacedPage() {
  const state = useAuth()
  if (state.status !== 'displaced') return null
  return state.isOver ? <Over {...state} /> : <Question {...state} />
}

/** The person is not a member any more: what they had not sent is theirs to keep, and goes to nobody (TEAM-02). */
function Over({ former, waiting }: Displaced) {
  const title = messages.overTitle(former.member?.account ?? former.name)
  usePageTitle(title)
  const { takeover } = auth()
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <section className="w-full max-w-md rounded-2xl border border-line bg-card p-6">
        <h1 tabIndex={-1} className="text-xl break-words">
          {title}
        </h1>
        <p className="mt-2 text-pretty" role="status">
          {messages.overWaiting(waiting)}
        </p>
        <div className="mt-6 flex flex-col gap-2">
          <Button tone="primary" onClick={() => void takeover.saveFormer()}>
            {messages.saveUnsent}
          </Button>
          <Button tone="danger" onClick={() => void takeover.goOnAsNewcomer()}>
            {messages.overDiscard}
          </Button>
        </div>
      </section>
    </main>
  )
}

function Question({ former, newcomer, waiting, inAnotherTab }: Displaced) {
  const title = messages.displacedTitle(newcomer.email, inAnotherTab)
  usePageTitle(title)
  const [busy, setBusy] = useState(false)
  const act = (work: () => Promise<void>) => () => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  const { takeover } = auth()
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <section className="w-full max-w-md rounded-2xl border border-line bg-card p-6">
        <h1 tabIndex={-1} className="text-xl break-words">
          {title}
        </h1>
        <p className="mt-2 text-pretty break-words text-muted">
          {messages.displacedHere(former.email, newcomer.email, inAnotherTab)}
        </p>
        <p className="mt-2 text-pretty break-words" role="status">
          {waiting > 0 ? messages.displacedWaiting(former.email, waiting) : messages.displacedGone(former.email)}
        </p>
        <div className="mt-6 flex flex-col gap-2">
          {waiting > 0 ? (
            <>
              <Button tone="primary" disabled={busy} onClick={act(() => takeover.returnToFormer())}>
                {messages.sendAsFormer(former.email)}
              </Button>
              <Button disabled={busy} onClick={act(() => takeover.saveFormer())}>
                {messages.saveUnsent}
              </Button>
              <Button tone="danger" disabled={busy} onClick={act(() => takeover.goOnAsNewcomer())}>
                {messages.discardFormer(newcomer.email)}
              </Button>
            </>
          ) : (
            <>
              <Button tone="primary" disabled={busy} onClick={act(() => takeover.goOnAsNewcomer())}>
                {messages.goOnAs(newcomer.email)}
              </Button>
              <Button disabled={busy} onClick={act(() => takeover.returnToFormer())}>
                {messages.backAsFormer(former.email)}
              </Button>
            </>
          )}
        </div>
      </section>
    </main>
  )
}
