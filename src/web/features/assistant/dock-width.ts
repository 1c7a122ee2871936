import { whereAllowed } from '#web/kit/load/where-allowed.ts'
import { sharedState } from '#web/kit/shell/shared-state.ts'

/** How wide the assistant may stand beside a page, in pixels. */
export const NARROWEST = 360
export const WIDEST = 560
const USUAL = 400
const KEY = 'pricewright.assistant-width'

/** The width that somebody chose on this device; it outlives sign-out, as the theme does. */
export const dockWidth = sharedState(bounded(Number(whereAllowed(() => localStorage.getItem(KEY)) ?? USUAL)))

/** Takes another width, within what is allowed, and keeps it. */
export function setDockWidth(width: number): void {
  dockWidth.set(bounded(width))
  whereAllowed(() => localStorage.setItem(KEY, String(dockWidth.get())))
}

function bounded(width: number): number {
  return Number.isFinite(width) && width > 0 ? Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))) : USUAL
}
