import { listSecurityEvents, type SecurityEventAnswer } from '#contract/endpoints/security-events.ts'
import { paging } from '../kit/crud/conditions.ts'
import { currentUser } from '../kit/database/doors.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'

/** Mounts the record of security events; each user sees their own (OPS-10). */
export function mountSecurityEvents(routes: Routes, data: UserData): void {
  routes.mount(listSecurityEvents, async ({ caller, query }) => {
    const { page, pageSize } = paging(query)
    const [answer] = await data.read(caller, [
      {
        name: 'security:list',
        text: `select id, at, kind, detail, device, address from security_event
          where user_id = ${currentUser} order by at desc, id desc limit $1 offset $2`,
        values: [pageSize + 1, (page - 1) * pageSize],
      },
    ])
    const found = (answer?.rows ?? []) as unknown as SecurityEventAnswer[]
    return { items: found.slice(0, pageSize), more: found.length > pageSize }
  })
}
