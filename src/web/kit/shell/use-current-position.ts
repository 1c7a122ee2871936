import type { NavigationEntry } from './navigation.ts'
import { useShown } from './current-router.ts'
import type { Shown } from './router.ts'

/** The row of the navigation that is open now, or the one that the open screen belongs to, by its name. */
export function useCurrentPosition(): string | undefined {
  return useShown(navigationOf)
}

/** Whether a row of the navigation or one below it is open. */
export function isSection(entry: NavigationEntry, current: string | undefined): boolean {
  return entry.name === current || entry.children.some(({ name }) => name === current)
}

function navigationOf({ screen, search: { view = '' } }: Shown): string | undefined {
  const isPlaced = screen?.views?.[view]?.place !== undefined
  return isPlaced ? `${screen?.id}/${view}` : (screen?.within ?? screen?.id)
}
