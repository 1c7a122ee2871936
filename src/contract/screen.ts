/** Who may open a screen; the server checks again (NAV-05, NAV-06). */
export type Access = 'public' | 'user' | 'admin'

/** The frame of a page: the site's header and footer, the app's sidebar (the site's when signed out), or nothing. */
export type Frame = 'site' | 'app' | 'bare'

/** Icons of the navigation; the shell draws each name. */
export type ScreenIcon =
  | 'home'
  | 'products'
  | 'categories'
  | 'brands'
  | 'services'
  | 'shipments'
  | 'priceLists'
  | 'documents'
  | 'customers'
  | 'import'
  | 'changes'
  | 'settings'

/** The position of a screen in the navigation. Screens with `phone` are in the bottom bar of a phone. */
export interface ScreenPlace {
  readonly group: 'catalogue' | 'sales' | 'work' | 'account'
  readonly icon: ScreenIcon
  readonly phone?: true
}

/** One screen, declared once: router, guard, navigation, palette, sitemap and browser tests read it. */
export interface Screen {
  readonly id: string
  readonly path: string
  /** Further paths of the same screen (NAV-01). Paths match without regard to case. */
  readonly aliases: readonly string[]
  readonly title: string
  readonly access: Access
  readonly frame: Frame
  /** The lazy page; a screen may have another one for signed-in users (NAV-10). */
  readonly page: string
  readonly pageSignedIn?: string
  /** Another page for a value of `view` (NAV-04). */
  readonly pageByView?: Readonly<Record<string, string>>
  readonly place?: ScreenPlace
  /** The screen of the navigation that this one belongs to. */
  readonly within?: string
  /** Search parameters with a closed set of values; another value is dropped. All others pass as text (NAV-04). */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** Never a page to return to after sign-in (AUTH-04). */
  readonly neverNext?: true
  /** Listed in the sitemap. */
  readonly indexed?: true
}
