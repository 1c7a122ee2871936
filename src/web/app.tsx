import { CSPProvider } from '@base-ui/react/csp-provider'
import {
  CatchBoundary,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { cleanSearch, type Frame, matchScreen, pageOf, type Screen, screenHref, screens } from '#contract/screens.ts'
import { ErrorPage } from './features/errors/error-page.tsx'
import { NotFoundPage } from './features/errors/not-found-page.tsx'
import { RefusedPage } from './features/errors/refused-page.tsx'
import { Announcer } from './kit/shell/announcer.tsx'
import { authState, onAuthChange, useAuth } from './kit/shell/auth-state.ts'
import { useScreenTitle } from './kit/shell/document-title.ts'
import { accessTo } from './kit/shell/guard.ts'
import { navigationFor } from './kit/shell/navigation.ts'
import { focusHeadingOnNavigation } from './kit/shell/navigation-focus.ts'
import { matchItems } from './kit/shell/palette-search.ts'
import { registerPaletteSource } from './kit/shell/palette-state.ts'
import { parseQuery, writeQuery } from './kit/shell/search-params.ts'
import { shellText } from './kit/shell/text.ts'
import { Overlays } from './kit/ui/overlays.tsx'
import { PageSkeleton } from './kit/ui/skeleton.tsx'
import { pages } from './screens.tsx'

/** A lazy page: its one element, which stays mounted while only the search parameters change, and how to load it ahead. */
interface LazyPage {
  readonly element: ReactNode
  readonly preload: () => Promise<unknown> | undefined
}

const lazyPages: ReadonlyMap<string, LazyPage> = new Map(
  Object.entries(pages).map(([id, load]) => {
    const Page = lazyRouteComponent(async () => ({ Page: await load() }), 'Page')
    return [id, { element: <Page />, preload: () => Page.preload?.() }]
  }),
)

const loadAppFrame = () => import('./connected-frame.tsx')
const loadSiteFrame = () => import('./kit/shell/site-frame.tsx')
const AppFrame = lazy(() => loadAppFrame().then((module) => ({ default: module.ConnectedFrame })))
const SiteFrame = lazy(() => loadSiteFrame().then((module) => ({ default: module.SiteFrame })))

const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })
const allScreens: readonly Screen[] = screens
const routes = allScreens.flatMap((screen) => [screen.path, ...screen.aliases].map((path) => routeOf(screen, path)))

const router = createRouter({
  routeTree: rootRoute.addChildren(routes),
  parseSearch: parseQuery,
  stringifySearch: writeQuery,
  caseSensitive: false,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  defaultPendingComponent: PageSkeleton,
})

onAuthChange(() => void router.invalidate())
focusHeadingOnNavigation(router)
registerPaletteSource({ id: 'pages', heading: shellText.pages, search: (query) => matchItems(pageItems(), query) })
registerPaletteSource({ id: 'records', heading: shellText.records, search: recordItemsOf })

/** The whole product: nothing while the sign-in is loading (AUTH-06), then the frame and the page of the address. */
export function App() {
  if (useAuth().status === 'loading') return null
  return (
    <CSPProvider disableStyleElements>
      <CatchBoundary getResetKey={() => 'app'} errorComponent={ErrorPage}>
        <RouterProvider router={router} />
        <Overlays />
        <Announcer />
      </CatchBoundary>
    </CSPProvider>
  )
}

function routeOf(screen: Screen, path: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (search) => cleanSearch(screen, search),
    beforeLoad: ({ location, search }) => {
      const access = accessTo(screen, authState(), location.href, search['next'])
      if (access.kind === 'go') throw redirect({ href: access.href, replace: true })
    },
    loaderDeps: ({ search }) => ({ view: search['view'] }),
    // The page and the frame around it load side by side.
    loader: ({ deps }) => Promise.all([lazyPageOf(screen, deps.view)?.preload(), loadFrame(screen)]),
    component: () => <ScreenPage screen={screen} />,
  })
}

function lazyPageOf(screen: Screen, view: string | undefined): LazyPage | undefined {
  return lazyPages.get(pageOf(screen, authState().status === 'signed-in', view))
}

/** The page of a screen, once the guard agrees; a guard that sends elsewhere leaves nothing on screen meanwhile. */
function ScreenPage({ screen }: { readonly screen: Screen }) {
  useScreenTitle(screen.title)
  const view = useLocation({ select: (location) => cleanSearch(screen, location.search)['view'] })
  const access = accessTo(screen, useAuth(), screen.path)
  if (access.kind === 'refuse') return <RefusedPage />
  if (access.kind !== 'show') return null
  const page = lazyPageOf(screen, view)
  return page ? <Suspense fallback={<PageSkeleton />}>{page.element}</Suspense> : <NotFoundPage />
}

/** The frame around a screen, or around the not-found page. */
function frameOf(screen: Screen | undefined): Frame {
  if (screen?.frame === 'bare' || screen?.frame === 'site') return screen.frame
  return authState().status === 'signed-in' ? 'app' : 'site'
}

async function loadFrame(screen: Screen): Promise<void> {
  const frame = frameOf(screen)
  if (frame === 'app') await loadAppFrame()
  if (frame === 'site') await loadSiteFrame()
}

function Root() {
  // A change of the sign-in changes the frame too.
  useAuth()
  const frame = frameOf(useLocation({ select: (location) => matchScreen(location.pathname) }))
  if (frame === 'bare') return <Outlet />
  const FrameAround = frame === 'app' ? AppFrame : SiteFrame
  return (
    <Suspense fallback={null}>
      <FrameAround>
        <Outlet />
      </FrameAround>
    </Suspense>
  )
}

async function recordItemsOf(query: string) {
  const { recordItems } = await import('./features/products/product-palette.ts')
  return recordItems(query, (href) => void router.navigate({ href }))
}

function pageItems() {
  return navigationFor(authState()).map(({ id, title }) => ({
    id,
    label: title,
    run: () => void router.navigate({ href: screenHref(id) }),
  }))
}
