import type { MemberRole } from './teams/reach.ts'

/** Who may open a screen; the server checks again (NAV-05, NAV-06). */
export type Access = 'public' | 'user' | 'admin'

/** The frame of a page: the site's header and footer, the app's sidebar (the site's when signed out), that of administration, or nothing. */
export type Frame = 'site' | 'app' | 'admin' | 'bare'

/** Icons of the navigation; the shell draws each name. */
export type ScreenIcon =
  | 'home'
  | 'products'
  | 'shipments'
  | 'priceLists'
  | 'documents'
  | 'customers'
  | 'calendar'
  | 'analytics'
  | 'simulator'
  | 'changes'
  | 'settings'

/** A row of the navigation. Those with `phone` are in the bottom bar of a phone. */
interface MainPlace {
  readonly group: 'catalogue' | 'sales' | 'work' | 'account'
  readonly icon: ScreenIcon
  /** The smallest first. */
  readonly order: number
  readonly phone?: true
}

/** Below a row of the navigation, in sight while somebody is in that section. */
interface ChildPlace {
  readonly parent: string
  readonly order: number
}

/** The position of a screen in the navigation. */
export type ScreenPlace = MainPlace | ChildPlace

/** The part of the settings that a screen stands in. */
export type SettingsGroup = 'business' | 'you' | 'app'

/** Something that a screen shows under a value of `view`, with a place of its own in the navigation. */
export interface ScreenView {
  readonly page: string
  readonly title?: string
  readonly place?: ChildPlace
  /** The letter that leads there after g. */
  readonly key?: string
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
  readonly views?: Readonly<Record<string, ScreenView>>
  readonly place?: ScreenPlace
  /** The group of the settings that lists it. */
  readonly setting?: SettingsGroup
  /** The letter that leads there after g (NAV-07). */
  readonly key?: string
  /** The screen of the navigation that this one belongs to. */
  readonly within?: string
  /** The kind of row that it shows, named by `id`. */
  readonly record?: string
  /** Search parameters with a closed set of values; another value is dropped. All others pass as text (NAV-04). */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** A search parameter whose values have become screens of their own, below this one. */
  readonly movedBy?: string
  /** Never a page to return to after sign-in (AUTH-04). */
  readonly neverNext?: true
  /** The members of an account who may open it; absent means all of them (TEAM-02). */
  readonly members?: readonly MemberRole[]
  /** Listed in the sitemap. */
  readonly indexed?: true
}
