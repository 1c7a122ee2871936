import type { Screen } from './screen.ts'
import { settingsScreens } from './settings-screens.ts'
import { trimEndOf } from '#domain/trim-text.ts'

/** Every screen that exists; any other path shows the not-found page (NAV-02). */
export const screens = [
  {
    id: 'home',
    path: '/',
    aliases: [],
    title: 'Home',
    access: 'public',
    frame: 'app',
    page: 'home',
    pageSignedIn: 'start',
    place: { group: 'catalogue', icon: 'home', order: 1, phone: true },
    key: 'h',
    indexed: true,
  },
  {
    id: 'products',
    path: '/products',
    aliases: [],
    title: 'Products',
    access: 'user',
    frame: 'app',
    page: 'products',
    place: { group: 'catalogue', icon: 'products', order: 2, phone: true },
    key: 'p',
    views: { categories: { page: 'categories' } },
    record: 'product',
    choices: { view: ['categories'] },
  },
  {
    id: 'product-detail',
    path: '/product-detail',
    aliases: ['/productdetail'],
    title: 'Product',
    access: 'user',
    frame: 'app',
    page: 'product-detail',
    within: 'products',
    record: 'product',
    choices: { view: ['costs', 'planned', 'history'], action: ['edit-price'] },
  },
  {
    id: 'categories',
    path: '/categories',
    aliases: [],
    title: 'Categories',
    access: 'user',
    frame: 'app',
    page: 'categories',
    place: { parent: 'products', order: 1 },
    key: 'k',
  },
  {
    id: 'brands',
    path: '/brands',
    aliases: [],
    title: 'Brands',
    access: 'user',
    frame: 'app',
    page: 'brands',
    place: { parent: 'products', order: 2 },
    key: 'b',
  },
  {
    id: 'services',
    path: '/services',
    aliases: [],
    title: 'Services',
    access: 'user',
    frame: 'app',
    page: 'services',
    place: { parent: 'products', order: 3 },
    key: 'v',
  },
  {
    id: 'service',
    path: '/service',
    aliases: [],
    title: 'Service',
    access: 'user',
    frame: 'app',
    page: 'service',
    within: 'services',
    record: 'service',
  },
  {
    id: 'shipments',
    path: '/shipments',
    aliases: [],
    title: 'Shipments',
    access: 'user',
    frame: 'app',
    page: 'shipments',
    place: { group: 'catalogue', icon: 'shipments', order: 3 },
    key: 's',
  },
  {
    id: 'shipment',
    path: '/shipment',
    aliases: [],
    title: 'Shipment',
    access: 'user',
    frame: 'app',
    page: 'shipment',
    within: 'shipments',
    record: 'shipment',
    choices: { view: ['charges', 'landed', 'actual'] },
  },
  {
    id: 'price-lists',
    path: '/price-lists',
    aliases: ['/pricelists'],
    title: 'Price lists',
    access: 'user',
    frame: 'app',
    page: 'price-lists',
    place: { group: 'catalogue', icon: 'priceLists', order: 4 },
    key: 'l',
  },
  {
    id: 'price-list',
    path: '/price-list',
    aliases: ['/pricelist'],
    title: 'Price list',
    access: 'user',
    frame: 'app',
    page: 'price-list',
    within: 'price-lists',
    record: 'priceList',
    choices: { view: ['rules', 'planned'] },
  },
  {
    id: 'documents',
    path: '/documents',
    aliases: [],
    title: 'Documents',
    access: 'user',
    frame: 'app',
    page: 'documents',
    views: {
      numbers: { page: 'document-numbers', title: 'Numbers', place: { parent: 'documents', order: 2 }, key: 'n' },
    },
    place: { group: 'sales', icon: 'documents', order: 5, phone: true },
    key: 'd',
    choices: { view: ['numbers'] },
  },
  {
    id: 'document',
    path: '/document',
    aliases: [],
    title: 'Document',
    access: 'user',
    frame: 'app',
    page: 'document',
    within: 'documents',
    record: 'document',
  },
  {
    id: 'recurring',
    path: '/recurring',
    aliases: [],
    title: 'Recurring invoices',
    access: 'user',
    frame: 'app',
    page: 'recurring',
    place: { parent: 'documents', order: 1 },
    key: 'r',
  },
  {
    id: 'customers',
    path: '/customers',
    aliases: [],
    title: 'Customers',
    access: 'user',
    frame: 'app',
    page: 'customers',
    place: { group: 'sales', icon: 'customers', order: 6 },
    key: 'c',
    views: {
      figures: { page: 'customer-figures', title: 'Figures', place: { parent: 'customers', order: 1 }, key: 'f' },
    },
    choices: { view: ['figures'] },
  },
  {
    id: 'customer',
    path: '/customer',
    aliases: [],
    title: 'Customer',
    access: 'user',
    frame: 'app',
    page: 'customer',
    within: 'customers',
    record: 'customer',
    choices: { view: ['documents', 'payments', 'statement', 'history'] },
  },
  {
    id: 'past-prices',
    path: '/past-prices',
    aliases: ['/pastprices'],
    title: 'Prices on a day',
    access: 'user',
    frame: 'app',
    page: 'past-prices',
    place: { parent: 'price-lists', order: 1 },
    key: 'y',
  },
  {
    id: 'import',
    path: '/import',
    aliases: [],
    title: 'Import',
    access: 'user',
    frame: 'app',
    page: 'import',
    within: 'change-sets',
    key: 'i',
  },
  {
    id: 'change-sets',
    path: '/change-sets',
    aliases: ['/changesets'],
    title: 'Changes',
    access: 'user',
    frame: 'app',
    page: 'change-sets',
    place: { group: 'work', icon: 'changes', order: 7 },
    key: 'e',
  },
  {
    id: 'settings',
    path: '/settings',
    aliases: [],
    title: 'Settings',
    access: 'user',
    frame: 'app',
    page: 'settings',
    place: { group: 'account', icon: 'settings', order: 8 },
    key: 't',
    movedBy: 'tab',
  },
  ...settingsScreens,
  {
    id: 'login',
    path: '/login',
    aliases: [],
    title: 'Sign in',
    access: 'public',
    frame: 'site',
    page: 'login',
    neverNext: true,
  },
  {
    id: 'sign-up',
    path: '/sign-up',
    aliases: ['/signup'],
    title: 'Create your account',
    access: 'public',
    frame: 'site',
    page: 'sign-up',
    neverNext: true,
    indexed: true,
  },
  {
    id: 'logout',
    path: '/logout',
    aliases: ['/sign-out'],
    title: 'Sign out',
    access: 'public',
    frame: 'bare',
    page: 'logout',
    neverNext: true,
  },
  {
    id: 'terms',
    path: '/terms',
    aliases: ['/terms-of-service'],
    title: 'Terms of service',
    access: 'public',
    frame: 'site',
    page: 'terms',
    indexed: true,
  },
  {
    id: 'privacy',
    path: '/privacy',
    aliases: ['/privacy-policy'],
    title: 'Privacy policy',
    access: 'public',
    frame: 'site',
    page: 'privacy',
    indexed: true,
  },
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
