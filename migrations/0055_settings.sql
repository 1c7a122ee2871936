-- How dates and numbers are written, in which time zone, and the screen that follows the sign-in (PAGE-06); empty goes by the device.
alter table user_profile add column locale text not null default '';
alter table user_profile add column time_zone text not null default '';
alter table user_profile add column start_screen text not null default '';
alter table user_profile alter column locale drop default, alter column time_zone drop default, alter column start_screen drop default;

-- Which notice a user got already, so that no instance sends it twice: a weekly digest by its week, a message of the operator by its digest.
--
-- Of the class system.
create table sent_notice (
  user_id uuid not null references account (id) on delete cascade,
  notice text not null,
  sent_at timestamptz not null default now(),
  primary key (user_id, notice)
);
create index sent_notice_at on sent_notice (sent_at);
alter table sent_notice enable row level security;
alter table sent_notice force row level security;
create policy owner on sent_notice to :"owner" using (true) with check (true);
