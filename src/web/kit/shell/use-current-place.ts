import { useLocation } from '@tanstack/react-router'
import { matchScreen } from '#contract/screens.ts'

/** The screen of the navigation that is open now, or the one that the open screen belongs to. */
export function useCurrentPlace(): string | undefined {
  const screen = useLocation({ select: (location) => matchScreen(location.pathname) })
  return screen?.within ?? screen?.id
}
