import { appScreen } from './app-screen.ts'
import type { screenTitles } from './screen-messages.ts'
import { OWNER } from './teams/screens.ts'

/** A screen in the frame of administration, for administrators alone. */
function adminScreen<const Id extends keyof typeof screenTitles>(id: Id) {
  return { ...appScreen(id, {}), access: 'admin', frame: 'admin' } as const
}

/** A screen in the same frame that everybody may open in their own account: it tells administrators more. */
function openScreen<const Id extends keyof typeof screenTitles>(id: Id) {
  return { ...appScreen(id, { members: OWNER }), frame: 'admin' } as const
}

/** Screens of administration, in the order in which its frame lists them (ADMIN-02, DIAG-03). */
export const adminScreens = [
  adminScreen('admin-dashboard'),
  adminScreen('user-management'),
  adminScreen('admin-customers'),
  adminScreen('admin-subscriptions'),
  adminScreen('admin-jobs'),
  adminScreen('admin-audit'),
  openScreen('diagnostics'),
  openScreen('system-check'),
  openScreen('quick-test'),
  adminScreen('code-health'),
  adminScreen('codebase-visualization'),
  adminScreen('text-check'),
] as const
