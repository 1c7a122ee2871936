import type { Person, SignedInUser } from './auth-state.ts'
import { menuMessages } from './menu-messages.ts'

/** The accounts that a person may work in, their own first; those of one name are told apart (TEAM-01). */
export function accountsOf({ userId, member, accounts = [] }: SignedInUser): readonly Person[] {
  const all = [{ id: member?.personId ?? userId, name: menuMessages.ownAccount }, ...accounts]
  return all.map(({ id, name }, at) => {
    const before = all.slice(0, at).filter((each) => each.name === name).length
    return { id, name: before === 0 ? name : `${name} (${before + 1})` }
  })
}
