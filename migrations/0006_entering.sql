-- Entering is one statement of `doors.ts` instead of functions within functions; what it needs beside a look-up stands here.

-- Ends the transaction; answers nothing, so that it fits where a value is asked for.
create function refuse_entry(state text) returns text language plpgsql volatile
set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'entry refused' using errcode = state;
end $$;

create function mark_session(secret_hash bytea) returns void language sql volatile
set search_path = pg_catalog, pg_temp as $$
  update public.session
  set last_seen_at = now(), idle_expires_at = least(expires_at, now() + (idle_expires_at - last_seen_at))
  where hash = (select hash from public.session where hash = secret_hash for update skip locked)
$$;

create function mark_token(secret_hash bytea) returns void language sql volatile
set search_path = pg_catalog, pg_temp as $$
  update public.api_token set last_used_at = now()
  where hash = (select hash from public.api_token where hash = secret_hash for update skip locked)
$$;

revoke execute on function refuse_entry(text), mark_session(bytea), mark_token(bytea) from public;
drop function enter_session(bytea);
drop function enter_token(bytea, boolean);
drop function admit(uuid);
