import { type ReactNode, Suspense } from 'react'
import { useSyncStatus } from './kit/data/use-store.ts'
import { AppFrame } from './kit/shell/app-frame.tsx'
import { useAuth } from './kit/shell/auth-state.ts'
import { shellMessages } from './kit/shell/messages.ts'
import { lazyPart } from './kit/load/lazy-part.ts'

const UnsentChanges = lazyPart(() => import('./kit/shell/unsent-changes.tsx').then((module) => module.UnsentChanges))
const RefusalNotice = lazyPart(() => import('./kit/shell/refusal-notice.ts').then((module) => module.RefusalNotice))

const unsentChanges = (
  <Suspense fallback={null}>
    <UnsentChanges />
  </Suspense>
)

/** The frame of the app, told by the local copy how it stands to the server. */
export function ConnectedFrame({ children }: { readonly children: ReactNode }) {
  return useAuth().status === 'signed-in' ? <SignedInFrame>{children}</SignedInFrame> : <AppFrame>{children}</AppFrame>
}

function SignedInFrame({ children }: { readonly children: ReactNode }) {
  const { network, syncing, writing, pending, refused, session, problem } = useSyncStatus()
  const trouble = session === 'expired' ? shellMessages.connection.expired : problem?.title
  return (
    <>
      <AppFrame connection={{ network, syncing, writing, waiting: pending, refused, trouble }} changes={unsentChanges}>
        {children}
      </AppFrame>
      <Suspense fallback={null}>{refused > 0 && <RefusalNotice />}</Suspense>
    </>
  )
}
