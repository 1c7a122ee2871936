import type { MemberReach } from '../endpoint.ts'
import type { Kind } from '../row-kinds.ts'

/** What a member of somebody's account may do there (TEAM-01): work on everything, look at everything, or look at documents and reports. */
export const MEMBER_ROLES = ['editor', 'viewer', 'accountant'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** How far a member reaches the rows of a kind. */
export type Reach = 'none' | 'read' | 'write'

type Reaches = Readonly<Record<MemberRole, Reach>>

const WORK: Reaches = { editor: 'write', viewer: 'read', accountant: 'none' }
const BOOKS: Reaches = { editor: 'write', viewer: 'read', accountant: 'read' }
const PRIVATE: Reaches = { editor: 'none', viewer: 'none', accountant: 'none' }

/** The kinds that are not `WORK`. The database has the same wall (migrations/0085_teams.sql, 0107_private_kinds.sql); a test compares them. */
const OTHERS: { readonly [K in Kind]?: Reaches } = {
  userProfile: PRIVATE,
  stickyNote: PRIVATE,
  assistantMessage: PRIVATE,
  businessProfile: BOOKS,
  customer: BOOKS,
  document: BOOKS,
  documentCounter: BOOKS,
  documentMail: BOOKS,
  recurringDocument: BOOKS,
}

const others: ReadonlyMap<string, Reaches> = new Map(Object.entries(OTHERS))

/** How far each role reaches the rows of a kind (TEAM-02). */
export function reachesOf(kind: string): Reaches {
  return others.get(kind) ?? WORK
}

/** Whether a role reads the rows of a kind. */
export function mayRead(role: MemberRole, kind: string): boolean {
  return reachesOf(kind)[role] !== 'none'
}

/** Whether a role changes the rows of a kind. */
export function mayWrite(role: MemberRole, kind: string): boolean {
  return reachesOf(kind)[role] === 'write'
}

/** What a call that reads or writes the rows of a kind is to members; undefined where none of them reaches it. */
export function openTo(kind: string, act: 'read' | 'write'): MemberReach | undefined {
  const may = act === 'read' ? mayRead : mayWrite
  const roles = MEMBER_ROLES.filter((role) => may(role, kind))
  if (roles.length === 0) return undefined
  return act === 'read' && !roles.includes('accountant') ? 'work' : act
}
