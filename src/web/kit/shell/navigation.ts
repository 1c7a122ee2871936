import type { Screen, ScreenPlace } from '#contract/screen.ts'
import { type ScreenId, screens } from '#contract/screens.ts'
import type { AuthState } from './auth-state.ts'

/** A screen that has a place in the navigation. */
export interface NavigationEntry {
  readonly id: ScreenId
  readonly title: string
  readonly place: ScreenPlace
}

/** The screens of the navigation that this user may open, in order. */
export function navigationFor(auth: AuthState): readonly NavigationEntry[] {
  const isAdmin = auth.status === 'signed-in' && auth.user.role === 'admin'
  const all: readonly (Screen & { readonly id: ScreenId })[] = screens
  return all.flatMap((screen) =>
    screen.place && (screen.access !== 'admin' || isAdmin)
      ? [{ id: screen.id, title: screen.title, place: screen.place }]
      : [],
  )
}
