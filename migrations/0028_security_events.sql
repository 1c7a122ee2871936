-- The record of security events (OPS-10): a user reads their own, nobody changes or removes any before its time.
--
-- Of the class own, but read only: rows are added by the owner, or by the function below in the name of the user who acts.
create table security_event (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default now(),
  kind text not null,
  detail text not null,
  -- What the browser or program calls itself, and a shortened address; null where the server acts by itself.
  device text,
  address text,
  primary key (user_id, id)
);
create index security_event_newest on security_event (user_id, at desc, id desc);
create index security_event_at on security_event (at);

alter table security_event enable row level security;
alter table security_event force row level security;
create policy owner on security_event to :"owner" using (true) with check (true);
create policy own on security_event for select to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
grant select on security_event to :"app_user";

-- An event is removed when its time is over, or with its account; it is never changed.
create function keep_security_event() returns trigger language plpgsql
set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' and (old.at < now() - interval '365 days'
    or not exists (select from public.account where id = old.user_id)) then
    return old;
  end if;
  raise exception 'the record of security events is only added to' using errcode = '42501';
end $$;
create trigger keep_security_event before update or delete on security_event
  for each row execute function keep_security_event();

create function record_security_event(event_kind text, event_detail text, event_device text, event_address text) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.security_event (user_id, kind, detail, device, address)
  values (nullif(current_setting('app.uid', true), '')::uuid, event_kind, event_detail, event_device, event_address)
$$;
revoke execute on function record_security_event(text, text, text, text) from public;
grant execute on function record_security_event(text, text, text, text) to :"app_user";
