import type { Screen, ScreenIcon, ScreenView } from '#contract/screen.ts'
import { type ScreenId, screens } from '#contract/screens.ts'
import { opensTo } from '#contract/teams/screens.ts'
import type { AuthState } from './auth-state.ts'
import { memberRoleIn } from './reach.ts'

type Listed = Screen & { readonly id: ScreenId }

/** Where a row of the navigation leads to. */
export interface NavigationLink {
  /** Of its screen, or of its screen and view: `documents/numbers`. */
  readonly name: string
  readonly screen: ScreenId
  readonly search: Readonly<Record<string, string>>
  readonly title: string
}

/** A row of the navigation with those below it. */
export interface NavigationEntry extends NavigationLink {
  readonly group: string
  readonly icon: ScreenIcon
  /** It is in the bottom bar of a phone. */
  readonly phone: boolean
  readonly children: readonly NavigationLink[]
}

/** A screen or a view of one, in the navigation or not. */
export interface Placed extends NavigationLink {
  readonly place: Screen['place']
  readonly key: string | undefined
}

/** The screens of the navigation that this user may open, in order. */
export function navigationFor(auth: AuthState): readonly NavigationEntry[] {
  const placed = placedFor(auth).toSorted((a, b) => (a.place?.order ?? 0) - (b.place?.order ?? 0))
  return placed.flatMap(({ place, ...link }) => {
    if (!place || 'parent' in place) return []
    const children = placed.filter(
      (child) => child.place && 'parent' in child.place && child.place.parent === link.name,
    )
    return [{ ...link, group: place.group, icon: place.icon, phone: place.phone === true, children }]
  })
}

/** Every screen and view with what stands about its place. */
export function placedFor(auth: AuthState): readonly Placed[] {
  const isAdmin = auth.status === 'signed-in' && auth.user.role === 'admin'
  const all: readonly Listed[] = screens
  return all
    .filter((screen) => (screen.access !== 'admin' || isAdmin) && opensTo(screen, memberRoleIn(auth)))
    .flatMap((screen) => [
      { name: screen.id, screen: screen.id, search: {}, title: screen.title, place: screen.place, key: screen.key },
      ...Object.entries(screen.views ?? {}).map(([view, shown]) => viewOf(screen, view, shown)),
    ])
}

function viewOf(screen: Listed, view: string, { title = screen.title, place, key }: ScreenView): Placed {
  return { name: `${screen.id}/${view}`, screen: screen.id, search: { view }, title, place, key }
}
