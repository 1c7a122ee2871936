-- Pictures. The bytes lie in the file storage under the two keys; this table says whose they are and whether they are whole.
-- There is no reference to account: housekeeping erases the files of an account that is gone, and must still know their keys.

create table stored_file (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  row_id uuid not null,
  image_key text not null unique,
  thumbnail_key text not null unique,
  width int not null,
  height int not null,
  bytes bigint not null,
  -- Entered before the first byte is stored, and left only after the last one is erased, so that no file is ever forgotten.
  state text not null check (state in ('arriving', 'stored', 'erasing')),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index stored_file_unsettled on stored_file (created_at) where state <> 'stored';
alter table stored_file enable row level security;
alter table stored_file force row level security;
create policy own on stored_file to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on stored_file to :"owner" using (true) with check (true);
grant select, insert, update, delete on stored_file to :"app_user";

-- Which row shows a file of ours.
create index product_image_url on product (user_id, image_url) where image_url like '/api/files/%';
create index product_thumbnail_url on product (user_id, thumbnail_url) where thumbnail_url like '/api/files/%';
