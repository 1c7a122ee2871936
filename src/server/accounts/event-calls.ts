import { listSecurityEvents, type SecurityEventAnswer } from '#contract/endpoints/security-events.ts'
import { paging } from '../kit/crud/conditions.ts'
import { keptPage } from '../kit/crud/kept-page.ts'
import type { Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'

/** Mounts the record of security events; each user sees their own (OPS-10). */
export function mountSecurityEvents(routes: Routes, data: UserData): void {
  routes.mount(listSecurityEvents, ({ caller, query }) =>
    keptPage<SecurityEventAnswer>(data, caller, paging(query), { rows, count }),
  )
}

const OWN = `from security_event where user_id = ${currentUser}`

function rows(limit: number, offset: number): Statement {
  return {
    name: 'security:list',
    text: `select id, at, kind, detail, device, address ${OWN} order by at desc, id desc limit $1 offset $2`,
    values: [limit, offset],
  }
}

const count: Statement = { name: 'security:count', text: `select count(*)::int as total ${OWN}`, values: [] }
