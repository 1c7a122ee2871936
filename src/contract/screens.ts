import { adminScreens } from './admin-screens.ts'
import { calendarScreens } from './calendar-screens.ts'
import { catalogueScreens } from './catalogue-screens.ts'
import { salesScreens } from './sales-screens.ts'
import { appScreen } from './app-screen.ts'
import type { Screen } from './screen.ts'
import { OWNER, WORKERS, WRITERS } from './teams/screens.ts'
import { settingsScreens } from './settings-screens.ts'
import { siteScreens } from './site-screens.ts'
import { trimEndOf } from '#domain/trim-text.ts'

/** Every screen that exists; any other path shows the not-found page (NAV-02). */
export const screens = [
  ...catalogueScreens,
  ...salesScreens,
  ...calendarScreens,
  appScreen('import', { members: WRITERS, within: 'products', key: 'i' }),
  appScreen('price-simulator', {
    members: WORKERS,
    aliases: ['/pricesimulator', '/price-simulator-page', '/pricesimulatorpage'],
    place: { group: 'work', icon: 'simulator', order: 8 },
    key: 'm',
  }),
  appScreen('scenarios', { members: WORKERS, place: { parent: 'price-simulator', order: 1 }, record: 'scenario' }),
  appScreen('calculators', {
    access: 'public',
    indexed: true,
    place: { parent: 'price-simulator', order: 2 },
  }),
  appScreen('analytics', {
    aliases: ['/insights'],
    place: { group: 'work', icon: 'analytics', order: 6.8 },
    key: 'a',
  }),
  appScreen('change-sets', { members: WORKERS, place: { group: 'work', icon: 'changes', order: 9 }, key: 'e' }),
  appScreen('assistant', { members: OWNER }),
  appScreen('sticky-notes', { members: OWNER, place: { parent: 'calendar', order: 2 } }),
  appScreen('settings', {
    place: { group: 'account', icon: 'settings', order: 10 },
    key: 't',
    movedBy: 'tab',
  }),
  ...settingsScreens,
  ...adminScreens,
  ...siteScreens,
] as const satisfies readonly Screen[]

type Declared = (typeof screens)[number]
/** The name of a screen, checked by the compiler in links. */
export type ScreenId = Declared['id']
/** The name of a lazy page. */
export type PageId =
  | Declared['page']
  | Extract<Declared, { readonly pageSignedIn: string }>['pageSignedIn']
  | PagesOf<Extract<Declared, { readonly views: object }>['views']>
type PagesOf<T> = T extends unknown ? Extract<T[keyof T], { readonly page: string }>['page'] : never

const byId: ReadonlyMap<string, Screen> = new Map(screens.map((screen) => [screen.id, screen]))
const byPath: ReadonlyMap<string, Screen> = new Map(
  screens.flatMap((screen) => [screen.path, ...screen.aliases].map((path) => [path, screen] as const)),
)

/** The screen of that name. */
export function screenOf(id: ScreenId): Screen {
  const screen = byId.get(id)
  if (!screen) throw new Error(`No screen is named ${id}`)
  return screen
}

/** The screen at a path, ignoring case and a closing slash; undefined means not found (NAV-01, NAV-02). */
export function matchScreen(pathname: string): Screen | undefined {
  return byPath.get(comparablePath(pathname))
}

/** Whether a path is another name of a screen than its own. */
export function isAlias(pathname: string): boolean {
  const screen = matchScreen(pathname)
  return screen !== undefined && screen.path !== comparablePath(pathname)
}

/** The address of a screen with its search parameters; empty ones are left out. */
export function screenHref(id: ScreenId, search: Readonly<Record<string, string | undefined>> = {}): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  )
  return screenOf(id).path + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}

/** The page a screen shows: its own, the one for signed-in users, or the one for the `view` (NAV-04, NAV-10). */
export function pageOf(screen: Screen, signedIn: boolean, view: string | undefined): string {
  const byView = view === undefined ? undefined : screen.views?.[view]?.page
  return byView ?? (signedIn ? screen.pageSignedIn : undefined) ?? screen.page
}

/** The address of the screen that a value of a search parameter has become; undefined where none did (NAV-04). */
export function movedHref(
  { path, movedBy = '' }: Screen,
  search: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const part = matchScreen(`${path}/${search[movedBy]}`)
  return part && screenHref(part.id as ScreenId)
}

/** Search parameters as text, without values outside a declared set (NAV-04, NAV-08). */
export function cleanSearch(screen: Screen, search: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = Object.entries(search).filter(([name, value]) => {
    if (typeof value !== 'string' || value === '') return false
    const allowed = screen.choices?.[name]
    return allowed === undefined || allowed.includes(value)
  })
  return Object.fromEntries(kept) as Record<string, string>
}

const MAX_NEXT_LENGTH = 2000

/**
 * The page to return to after sign-in: a path of this site, or undefined if it leads elsewhere or to a screen that is never a next
 * (AUTH-04).
 */
export function safeNext(next: unknown): string | undefined {
  if (typeof next !== 'string' || next.length > MAX_NEXT_LENGTH || !next.startsWith('/')) return undefined
  // A browser drops tabs and line ends and reads a backslash as a slash, so `/\t/host` would leave the site.
  if (/[\u0000-\u001f\u007f\\]/.test(next)) return undefined
  const path = decoded(next.split(/[?#]/, 1)[0] ?? '')
  if (path === undefined || path.includes('//') || path.includes('\\')) return undefined
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return undefined
  return matchScreen(path)?.neverNext ? undefined : next
}

/** The sign-in address that remembers where the user was going (AUTH-05). */
export function loginHref(from: string): string {
  return screenHref('login', { next: safeNext(from) })
}

function comparablePath(pathname: string): string {
  const path = (decoded(pathname) ?? pathname).toLowerCase()
  return path.length > 1 ? trimEndOf(path, '/') || '/' : path
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
