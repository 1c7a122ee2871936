import type { Statement } from '#server/kit/database/database.ts'

/** Orders a job for a user, unless they got that notice already: instances and repeated commands order it once. */
export function onceFor(
  userId: string,
  notice: string,
  job: { readonly kind: string; readonly payload: Readonly<Record<string, unknown>> },
): Statement {
  return {
    name: 'notices:once',
    text: `with first as (
        insert into sent_notice (user_id, notice) select id, $2 from account where id = $1 on conflict do nothing returning user_id
      )
      insert into job (kind, user_id, payload) select $3, user_id, $4::jsonb from first`,
    values: [userId, notice, job.kind, JSON.stringify(job.payload)],
  }
}
