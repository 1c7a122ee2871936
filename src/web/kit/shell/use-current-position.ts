import { useShown } from './current-router.ts'
import type { Shown } from './router.ts'

/** The screen of the navigation that is open now, or the one that the open screen belongs to. */
export function useCurrentPosition(): string | undefined {
  return useShown(navigationOf)
}

function navigationOf({ screen }: Shown): string | undefined {
  return screen?.within ?? screen?.id
}
