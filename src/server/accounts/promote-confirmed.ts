import type { DataAccess } from '../kit/database/data-access.ts'
import { eventOf, type EventSource } from '../kit/security-events.ts'

/** Somebody of the embedded provider whose present address was just confirmed. */
export type PromoteConfirmed = (personId: string, source: EventSource) => Promise<void>

/** Makes an administrator of whom `ADMIN_EMAILS` names, as soon as the address is confirmed; open sessions are the administrator's at once (ADMIN-03). */
export function createPromotion(dataAccess: DataAccess, emails: readonly string[]): PromoteConfirmed {
  return (personId, source) =>
    dataAccess.asSystem(async (tx) => {
      const { rows } = await tx.query<{ id: string }>({
        text: `update account set role = 'admin' where role <> 'admin' and id in (
            select user_id from identity where issuer = 'embedded' and subject = $1 and email_verified and lower(email) = any($2))
          returning id`,
        values: [personId, emails],
      })
      for (const { id } of rows) await tx.query(eventOf(id, { kind: 'role-changed', detail: 'admin', ...source }))
    })
}
