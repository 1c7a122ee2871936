-- Who made a change set, and the text that it is found by (CHANGE-03).

alter table change_set add column actor text not null default 'user';
alter table change_set add column search_text text not null default '';
update change_set set search_text = lower(title);
alter table change_set alter column actor drop default, alter column search_text drop default;

-- As before, and names the token for what is written in this transaction.
create or replace function enter_token(secret_hash bytea, wants_write boolean) returns uuid language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  found_token public.api_token;
begin
  select * into found_token from public.api_token
  where hash = secret_hash and revoked_at is null and expires_at > now();
  if found_token.scope = 'read' and wants_write then
    raise exception 'read only token' using errcode = 'PW003';
  end if;
  if (found_token.last_used_at is null or found_token.last_used_at < now() - interval '60 seconds')
    and found_token.id is not null and public.may_mark() then
    update public.api_token set last_used_at = now()
    where hash = (select hash from public.api_token where hash = secret_hash for update skip locked);
  end if;
  perform set_config('app.token', coalesce(found_token.name, ''), true);
  return public.admit(found_token.user_id);
end $$;
