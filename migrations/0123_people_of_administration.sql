-- What administrators see of people (ADMIN-02): whose accounts they work in, and browsers as the person counts them.

-- A browser that goes from one account into another keeps its sign-in ("created_at") and gets another session: for a while there may be both.
create or replace view admin_person with (security_barrier) as
  select a.id, a.role, a.suspended, a.suspended_at, a.suspended_reason, a.created_at,
    coalesce(i.email, '') as email, coalesce(i.email_verified, false) as email_verified, coalesce(i.name, '') as name,
    coalesce(i.issuer, '') as issuer, coalesce(i.subject, '') as subject,
    (select max(s.last_seen_at) from session s where s.user_id = a.id and s.person_id is null or s.person_id = a.id) as last_seen_at,
    (select count(distinct s.created_at) from session s where (s.user_id = a.id and s.person_id is null or s.person_id = a.id)
      and s.revoked_at is null and least(s.expires_at, s.idle_expires_at) > now())::int as sessions,
    (select count(*) from api_token t where t.user_id = a.id and t.revoked_at is null and t.expires_at > now())::int as tokens,
    coalesce((select h.version from user_head h where h.user_id = a.id), 0) as writes,
    array(select coalesce((select o.email from identity o where o.user_id = m.account_id order by o.created_at desc limit 1), '')
      from member m where m.person_id = a.id and m.ended_at is null order by m.created_at limit 20) as works_in
  from account a
  left join lateral (select * from identity where identity.user_id = a.id order by identity.created_at desc limit 1) i on true;

create or replace function admin_sign_out(who uuid) returns int language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  gone bytea[];
  ended bytea[];
  browsers int;
begin
  with left_alone as (
    update public.session set revoked_at = now(), id_token = null
    where (user_id = who and person_id is null or person_id = who) and revoked_at is null returning provider_session, created_at
  ) select array_agg(provider_session), count(distinct created_at) into gone, browsers from left_alone;
  with closed as (
    delete from public.provider_state where kind = 'Session' and uid_hash = any(gone) returning grant_hash
  ) select array_agg(grant_hash) into ended from closed;
  delete from public.provider_state
  where kind <> 'Session' and (grant_hash = any(ended) or kind = 'Grant' and hash = any(ended));
  return browsers;
end $$;
