import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { PHONE_QUERY, useMediaQuery, WIDE_QUERY } from '../ui/use-media-query.ts'
import { AccountMenu } from './account-menu.tsx'
import { useAuth } from './auth-state.ts'
import { type Connection, ConnectionState } from './connection-state.tsx'
import { Palette } from './palette.tsx'
import { Rail } from './rail.tsx'
import { useRailFolded } from './rail-state.ts'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import { useOnline } from './use-online.ts'

const PhoneHead = lazyPart(() => import('./phone-head.tsx').then((module) => module.PhoneHead))
const BottomBar = lazyPart(() => import('./bottom-bar.tsx').then((module) => module.BottomBar))

interface AppFrameProps {
  /** Known once the data layer runs; until then only the network's own state is shown. */
  readonly connection?: Connection
  /** The list of waiting and refused changes, behind the connection's state. */
  readonly changes?: ReactNode
  /** What the business is called. */
  readonly business?: string
  /** What waits behind a row of the navigation, by its name. */
  readonly counts?: Readonly<Record<string, ReactNode>>
  readonly children: ReactNode
}

/** The frame of a signed-in page: the rail at the left, on a phone a bar above and one below. */
export function AppFrame({ connection, changes, business = '', counts = {}, children }: AppFrameProps) {
  const online = useOnline()
  const phone = useMediaQuery(PHONE_QUERY)
  const wide = useMediaQuery(WIDE_QUERY)
  const folded = useRailFolded() || !wide
  const auth = useAuth()
  // Before the data layer runs only the lack of a network is known; that all is saved would be a guess.
  const known: Connection | undefined =
    connection ?? (online ? undefined : { network: 'offline', syncing: false, writing: 0, waiting: 0, refused: 0 })
  const state = (compact: boolean) =>
    known && (
      <ConnectionState connection={known} compact={compact}>
        {changes}
      </ConnectionState>
    )
  return (
    <>
      <SkipLink />
      <div className="flex">
        {!phone && (
          <Rail
            folded={folded}
            foldable={wide}
            counts={counts}
            connection={state(folded)}
            account={
              auth.status === 'signed-in' && <AccountMenu user={auth.user} business={business} folded={folded} />
            }
          />
        )}
        <div className="min-w-0 flex-1">
          {phone && (
            <Suspense fallback={<div className="h-14" />}>
              <PhoneHead connection={state(true)} />
            </Suspense>
          )}
          <main
            id={MAIN_ID}
            tabIndex={-1}
            className="mx-auto w-full max-w-[110rem] px-4 pt-5 pb-40 outline-none md:px-8 md:pt-7 md:pb-20"
          >
            {children}
          </main>
        </div>
      </div>
      <Suspense fallback={null}>{phone && <BottomBar />}</Suspense>
      <Palette />
    </>
  )
}
