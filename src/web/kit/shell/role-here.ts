import type { SignedInUser } from './auth-state.ts'
import { menuMessages } from './menu-messages.ts'

/** As what somebody works, and where: `Viewer · Tea & Co`, which a narrow place cuts at its end; undefined in one's own account (TEAM-01). */
export function roleHere({ member }: SignedInUser): string | undefined {
  return member && `${menuMessages.roles[member.role]} · ${member.account}`
}
