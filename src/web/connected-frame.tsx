import { type ReactNode, Suspense } from 'react'
import { useRows, useSyncStatus } from './kit/data/use-store.ts'
import { AppFrame } from './kit/shell/app-frame.tsx'
import { Later } from './kit/load/later.tsx'
import { useAuth } from './kit/shell/auth-state.ts'
import { shellMessages } from './kit/shell/messages.ts'
import { lazyPart } from './kit/load/lazy-part.ts'

const UnsentChanges = lazyPart(() => import('./kit/shell/unsent-changes.tsx').then((module) => module.UnsentChanges))
const OutcomeNotice = lazyPart(() => import('./kit/shell/outcome-notice.tsx').then((module) => module.OutcomeNotice))

const OverdueCount = lazyPart(() =>
  import('./features/documents/list/overdue-count.tsx').then((module) => module.OverdueCount),
)

const Reminders = lazyPart(() =>
  import('./features/calendar/reminders/reminders.tsx').then((module) => module.Reminders),
)

const counts = {
  documents: (
    <Later>
      <OverdueCount />
    </Later>
  ),
}

const reminders = (
  <Later>
    <Reminders />
  </Later>
)

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
  const { network, syncing, isFetched, writing, pending, refused, session, problem, undone } = useSyncStatus()
  const business = useRows('businessProfile').find(({ isDefault }) => isDefault)?.name ?? ''
  const trouble = session === 'expired' ? shellMessages.connection.expired : problem?.title
  return (
    <>
      <AppFrame
        connection={{ network, syncing, loading: !isFetched, writing, waiting: pending, refused, trouble }}
        changes={unsentChanges}
        business={business}
        counts={counts}
      >
        {children}
      </AppFrame>
      <Suspense fallback={null}>{(refused > 0 || undone) && <OutcomeNotice />}</Suspense>
      {reminders}
    </>
  )
}
