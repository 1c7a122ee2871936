import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactElement, Suspense } from 'react'
import type { Frame, Screen } from '#contract/screen.ts'
import { movedHref, pageOf } from '#contract/screens.ts'
import { onAssistantKey } from './features/assistant/assistant-state.ts'
import { ErrorPage } from './features/errors/error-page.tsx'
import { keptFormats } from './kit/language/own-formats.ts'
import { Later } from './kit/load/later.tsx'
import { lazyPart } from './kit/load/lazy-part.ts'
import { Parts } from './kit/load/parts.ts'
import { retry } from './kit/load/retry.ts'
import { Announcer } from './kit/shell/announcer.tsx'
import { authState, onAuthChange, useAuth } from './kit/shell/auth-state.ts'
import { browserHistory } from './kit/shell/browser-history.ts'
import { provideRouter, useShown, whole } from './kit/shell/current-router.ts'
import { ErrorBoundary } from './kit/shell/error-boundary.tsx'
import { accessTo } from './kit/shell/guard.ts'
import { providePalette } from './kit/shell/palette-state.ts'
import { type Place, Router } from './kit/shell/router.ts'
import { useArrival, useScrollTo } from './kit/shell/use-arrival.ts'
import { Overlays } from './kit/ui/overlays.tsx'
import { PageSkeleton } from './kit/ui/skeleton.tsx'
import { pages } from './screens.tsx'

const NotFoundPage = lazyPart(() =>
  import('./features/errors/not-found-page.tsx').then((module) => module.NotFoundPage),
)
const DisplacedPart = lazyPart(() =>
  import('./features/accounts/displaced-page.tsx').then((module) => module.DisplacedPage),
)
const Floating = lazyPart(() => import('./floating.tsx').then((module) => module.Floating))
const RefusedPage = lazyPart(() => import('./features/errors/refused-page.tsx').then((module) => module.RefusedPage))

/** Puts the frame around a page. */
type FrameAround = (page: ReactElement) => ReactElement

/** Each page is one element, so that it is not rendered again with the router. */
const pageParts = new Parts<ReactElement>(
  Object.fromEntries(Object.entries(pages).map(([id, load]) => [id, () => load().then((Page) => <Page />)])),
)
const frameParts = new Parts<FrameAround>({
  app: async () => {
    const { ConnectedFrame } = await import('./connected-frame.tsx')
    return (page) => <ConnectedFrame>{page}</ConnectedFrame>
  },
  admin: async () => {
    const { AdminFrame } = await import('./kit/shell/admin-frame.tsx')
    return (page) => <AdminFrame>{page}</AdminFrame>
  },
  site: async () => {
    const { SiteFrame } = await import('./kit/shell/site-frame.tsx')
    return (page) => <SiteFrame>{page}</SiteFrame>
  },
})

const router = new Router({
  history: browserHistory(),
  redirect({ screen, href, search }) {
    const moved = screen && (movedHref(screen, search) ?? startHref(screen))
    if (moved !== undefined) return moved
    const access = screen && accessTo(screen, authState(), href, search['next'])
    return access?.kind === 'go' ? access.href : undefined
  },
  prepare(place) {
    // The page and the frame around it load side by side.
    const loading = [frameParts.load(frameOf(place.screen)), pageParts.load(pageIdOf(place) ?? '')].filter(
      (part) => part !== undefined,
    )
    return loading.length > 0 ? Promise.all(loading) : undefined
  },
})

let hasStarted = false

/** The screen that the user wants to begin with, for whoever comes in by `/`; from then on it is home (PAGE-06). */
function startHref({ id }: Screen): string | undefined {
  if (hasStarted || authState().status !== 'signed-in') return undefined
  hasStarted = true
  return id === 'home' ? keptFormats()[2] || undefined : undefined
}

provideRouter(router)
onAuthChange(router.refresh)
// Pressed before the row of buttons is here, the key is not lost: what it opens comes with the row.
window.addEventListener('keydown', onAssistantKey)
providePalette(() => retry(() => import('./palette-sources.ts')).then((module) => module.palette))

/** The whole product: nothing while the sign-in is loading (AUTH-06), then the frame and the page of the address. */
export function App() {
  const { status } = useAuth()
  if (status === 'loading') return null
  return (
    <CSPProvider disableStyleElements>
      <ErrorBoundary resetKey="app" Fallback={ErrorPage} onReset={router.refresh}>
        {status === 'displaced' ? <DisplacedPage /> : <FramedPage />}
        <Later>
          <Floating />
        </Later>
        <OverScreens />
        <Announcer />
      </ErrorBoundary>
    </CSPProvider>
  )
}

function OverScreens() {
  return <Overlays screen={useShown(({ pathname, search }) => `${pathname} ${search['id'] ?? ''}`)} />
}

function DisplacedPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <DisplacedPart />
    </Suspense>
  )
}

/** The frame around a screen, or around the not-found page. */
function frameOf(screen: Screen | undefined): Frame {
  if (screen?.frame === 'bare' || screen?.frame === 'site') return screen.frame
  return authState().status === 'signed-in' ? (screen?.frame ?? 'app') : 'site'
}

function FramedPage() {
  // A change of the sign-in changes the frame too.
  useAuth()
  const frameAround = useShown(frameAroundPlace)
  return frameAround?.(<ShownPage />)
}

function frameAroundPlace({ screen }: Place): FrameAround | undefined {
  const frame = frameOf(screen)
  return frame === 'bare' ? noFrame : frameParts.get(frame)
}

function noFrame(page: ReactElement): ReactElement {
  return page
}

function ShownPage() {
  const place = useShown(whole)
  useScrollTo(place)
  return (
    <ErrorBoundary resetKey={place} Fallback={ErrorPage} onReset={router.refresh}>
      <Suspense fallback={<PageSkeleton />}>
        {place.screen ? <ScreenPage key={place.screen.id} screen={place.screen} place={place} /> : <NotFoundPage />}
      </Suspense>
    </ErrorBoundary>
  )
}

/** The page of a screen, once the guard agrees; a guard that sends elsewhere leaves nothing on screen meanwhile. */
function ScreenPage({ screen, place }: { readonly screen: Screen; readonly place: Place }) {
  const access = accessTo(screen, useAuth(), place.href)
  if (access.kind === 'refuse') return <RefusedPage />
  if (access.kind !== 'show') return null
  const id = pageIdOf(place) ?? ''
  if (!pageParts.has(id)) return <NotFoundPage />
  const page = pageParts.get(id)
  if (!page) return <PageSkeleton />
  return (
    <>
      {page}
      <Arrival title={screen.title} />
    </>
  )
}

/** Stands behind a page that has loaded. */
function Arrival({ title }: { readonly title: string }) {
  useArrival(title)
  return null
}

function pageIdOf({ screen, search }: Place): string | undefined {
  return screen && pageOf(screen, authState().status === 'signed-in', search['view'])
}
