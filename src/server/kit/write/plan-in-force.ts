import { currentUser } from '../database/data-access.ts'

/**
 * SQL of the plan whose limits hold for the open transaction's user, as at most one row of `subscription_plan` (SUB-06): that of the subscription
 * that lets in; else the first plan without a price that is offered; else that of the newest subscription that lapsed. The function
 * `plan_in_force` of the database says the same; this is part of the statement, so that it is answered where the user's rows lie (OPS-02).
 */
export const PLAN_ROW_IN_FORCE = `(select p.* from (
    select s.plan_id, 0 as rank, -s.created_at as place from user_subscription s
    where s.user_id = ${currentUser}
      and subscription_lets_in(s.status, s.access_until, (extract(epoch from now()) * 1000)::bigint)
    union all
    select f.id, 1, f.position from subscription_plan f where f.is_active and f.price = 0
    union all
    select s.plan_id, 2, -s.created_at from user_subscription s
    where s.user_id = ${currentUser}
      and (s.status <> 'expired' or (s.provider <> 'test' and coalesce(s.access_until > s.created_at + 86400000, true)))
  ) found join subscription_plan p on p.id = found.plan_id order by found.rank, found.place limit 1)`
