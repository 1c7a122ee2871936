-- Events of the calendar (CAL-01), links under which a calendar is subscribed to (CAL-04), and when mail reminds of what.

create table event (
  user_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  title text not null,
  description text not null,
  type text not null,
  location text not null,
  all_day boolean not null,
  start_at bigint not null,
  end_at bigint not null,
  start_day text not null,
  end_day text not null,
  start_time text not null,
  end_time text not null,
  time_zone text not null,
  priority text not null,
  status text not null,
  repeat_rule text not null,
  exceptions jsonb not null,
  series_id text,
  original_start text not null,
  reminder_minutes integer,
  reminds_by_mail boolean not null,
  uid text not null,
  name_key text not null,
  search_text text not null,
  primary key (user_id, id)
);
create unique index event_version on event (user_id, version);
create index event_start_at on event (user_id, start_at desc);
create index event_series_id on event (user_id, series_id) where series_id is not null;
create index event_reminds_by_mail on event (user_id, id) where reminds_by_mail and reminder_minutes is not null;
alter table event enable row level security;
alter table event force row level security;
create policy own on event to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on event to :"owner" using (true) with check (true);
grant select, insert, update, delete on event to :"app_user";

-- The next reminder that mail brings, as worked out from a version of the event; null where none will come. Of the class system.
create table event_reminder (
  user_id uuid not null,
  event_id uuid not null,
  version bigint not null,
  next_at bigint,
  starts_at bigint,
  primary key (user_id, event_id),
  foreign key (user_id, event_id) references event (user_id, id) on delete cascade
);
create index event_reminder_next on event_reminder (next_at) where next_at is not null;
alter table event_reminder enable row level security;
alter table event_reminder force row level security;
create policy owner on event_reminder to :"owner" using (true) with check (true);

-- Whoever holds the secret of a link may read the events of its owner as iCalendar, and nothing else. Only the hash of the secret is kept.
-- Of the class system: no grant to the application's roles, reached through the functions below.
create table calendar_feed (
  id uuid primary key,
  hash bytea not null unique,
  user_id uuid not null references account (id) on delete cascade,
  -- What it is for, such as a telephone.
  name text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  fetches integer not null default 0,
  last_fetched_at timestamptz
);
create index calendar_feed_user on calendar_feed (user_id);
alter table calendar_feed enable row level security;
alter table calendar_feed force row level security;
create policy owner on calendar_feed to :"owner" using (true) with check (true);

-- The links of the user, newest first.
create function calendar_feeds()
returns table (id uuid, name text, created_at timestamptz, revoked_at timestamptz, fetches integer, last_fetched_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select f.id, f.name, f.created_at, f.revoked_at, f.fetches, f.last_fetched_at from public.calendar_feed f
  where f.user_id = nullif(current_setting('app.uid', true), '')::uuid
  order by f.created_at desc, f.id desc limit 200
$$;

create function make_calendar_feed(feed uuid, secret_hash bytea, feed_name text) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.calendar_feed (id, hash, user_id, name)
  values (feed, secret_hash, nullif(current_setting('app.uid', true), '')::uuid, feed_name)
$$;

-- Answers whether the user had such a link; revoking twice changes nothing.
create function revoke_calendar_feed(feed uuid) returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with mine as (
    update public.calendar_feed f set revoked_at = coalesce(f.revoked_at, now())
    where f.id = feed and f.user_id = nullif(current_setting('app.uid', true), '')::uuid
    returning 1
  )
  select exists (select from mine)
$$;

-- Whose calendar a secret opens: nothing when there is no such link, and a closed one when it was revoked or its owner is suspended.
create function open_calendar_feed(secret_hash bytea) returns table (user_id uuid, is_open boolean)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with found as (
    select f.id, f.user_id, f.revoked_at is null and not a.suspended as is_open
    from public.calendar_feed f join public.account a on a.id = f.user_id where f.hash = secret_hash
  ), counted as (
    update public.calendar_feed f set fetches = f.fetches + 1, last_fetched_at = now()
    from found where found.is_open and f.id = found.id
  )
  select found.user_id, found.is_open from found
$$;

revoke execute on function calendar_feeds(), make_calendar_feed(uuid, bytea, text), revoke_calendar_feed(uuid),
  open_calendar_feed(bytea) from public;
grant execute on function calendar_feeds(), make_calendar_feed(uuid, bytea, text), revoke_calendar_feed(uuid) to :"app_user";
