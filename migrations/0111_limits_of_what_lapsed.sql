-- Whoever does not pay any more has no more room than whoever pays (SUB-06).

-- The plan whose limits hold for the open transaction's user: that of the subscription that lets in; else the first plan without a price
-- that is offered; else that of the newest subscription that lapsed, without those whose first payment never came, which are given up within
-- a day, and those of the test mode that are over; else none, and nothing is limited.
create or replace function plan_in_force() returns subscription_plan language sql stable as $$
  select plan from (
    select p as plan, 0 as rank, -s.created_at as place from user_subscription s join subscription_plan p on p.id = s.plan_id
    where s.user_id = (select nullif(current_setting('app.uid', true), '')::uuid)
      and subscription_lets_in(s.status, s.access_until, (extract(epoch from now()) * 1000)::bigint)
    union all
    select p, 1, p.position from subscription_plan p where p.is_active and p.price = 0
    union all
    select p, 2, -s.created_at from user_subscription s join subscription_plan p on p.id = s.plan_id
    where s.user_id = (select nullif(current_setting('app.uid', true), '')::uuid)
      and (s.status <> 'expired' or (s.provider <> 'test' and coalesce(s.access_until > s.created_at + 86400000, true)))
    order by rank, place limit 1
  ) found
$$;
