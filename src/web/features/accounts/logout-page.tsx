import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { auth, endedAccount } from './auth.ts'
import { accountsMessages } from './messages.ts'
import { unsentChanges } from './unsent-changes.ts'

/** Signs out at once, unless something was not sent yet: then it waits, or asks (NAV-09). */
export function LogoutPage() {
  usePageTitle(accountsMessages.signingOut)
  const unsent = useSyncExternalStore(unsentChanges.follow, unsentChanges.count)
  const typed = useSyncExternalStore(unsentChanges.follow, unsentChanges.typed)
  const [discarded, setDiscarded] = useState(false)
  const ended = endedAccount()
  const leaving = unsent === 0 || discarded || ended !== undefined
  useEffect(() => {
    if (leaving) void auth().signOut(ended?.endSessionUrl)
  }, [leaving, ended])
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      {leaving ? (
        <p role="status" className="text-muted">
          {accountsMessages.signingOut}…
        </p>
      ) : (
        <UnsentQuestion count={unsent - typed} typed={typed} onDiscard={() => setDiscarded(true)} />
      )}
    </main>
  )
}

interface UnsentQuestionProps {
  /** Changes that are saved on this device and wait for the server. */
  readonly count: number
  /** Fields whose text is not saved. */
  readonly typed: number
  readonly onDiscard: () => void
}

function UnsentQuestion({ count, typed, onDiscard }: UnsentQuestionProps) {
  const go = useGo()
  return (
    <section className="w-full max-w-md rounded-2xl border border-line bg-card p-6">
      <h1 tabIndex={-1} className="text-xl">
        {accountsMessages.unsentTitle}
      </h1>
      <p className="mt-2 text-pretty" role="status">
        {count > 0 && `${accountsMessages.unsent(count)} `}
        {typed > 0 && `${accountsMessages.typed(typed)} `}
        {accountsMessages.takesAll}
      </p>
      <p className="mt-2 text-pretty text-muted">
        {typed > 0 ? accountsMessages.typedWait : accountsMessages.unsentWait}
      </p>
      <div className="mt-6 flex flex-col gap-2">
        <Button tone="primary" onClick={() => go('home')}>
          {accountsMessages.stay}
        </Button>
        <Button onClick={() => void unsentChanges.save()}>{accountsMessages.saveUnsent}</Button>
        <Button tone="danger" onClick={onDiscard}>
          {accountsMessages.discard}
        </Button>
      </div>
    </section>
  )
}
