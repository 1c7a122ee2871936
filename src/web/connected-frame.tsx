import type { ReactNode } from 'react'
import { useSyncStatus } from './kit/data/use-store.ts'
import { AppFrame } from './kit/shell/app-frame.tsx'
import { useAuth } from './kit/shell/auth-state.ts'
import { UnsentChanges } from './kit/shell/unsent-changes.tsx'

/** The frame of the app, told by the local copy how it stands to the server. */
export function ConnectedFrame({ children }: { readonly children: ReactNode }) {
  return useAuth().status === 'signed-in' ? <SignedInFrame>{children}</SignedInFrame> : <AppFrame>{children}</AppFrame>
}

function SignedInFrame({ children }: { readonly children: ReactNode }) {
  const { network, syncing, pending, refused } = useSyncStatus()
  return (
    <AppFrame connection={{ network, syncing, waiting: pending, refused }} changes={<UnsentChanges />}>
      {children}
    </AppFrame>
  )
}
