-- What a person keeps for themselves stays so where the write path keeps it too: in history, deletions and change sets (TEAM-02).

-- The kinds that no member reaches: src/contract/teams/reach.ts declares the same. Another one needs this function anew.
create function is_private_kind(kind text) returns boolean language sql immutable parallel safe
return kind in ('userProfile', 'stickyNote', 'assistantMessage');

do $$
declare
  name text;
  wall constant text := '(user_id = (select nullif(current_setting(''app.uid'', true), '''')::uuid) and not is_private_kind(kind))';
begin
  foreach name in array array['tombstone', 'change', 'change_set_row', 'change_set_kept'] loop
    execute format('alter policy members on %I using %s with check %2$s', name, wall);
  end loop;
end $$;

-- A row that was proposed and not yet checked named its kind in its input alone.
update change_set_row set kind = input->>'kind' where state = 'new' and is_private_kind(input->>'kind');

-- A change set that has such rows is its owner's to apply, to take back and to discard: a member would do so with a part of it.
create function holds_private_rows(of_set uuid) returns boolean language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.change_set_row r
      where r.user_id = nullif(current_setting('app.uid', true), '')::uuid and r.change_set_id = of_set and public.is_private_kind(r.kind))
    or exists (select from public.change c
      where c.user_id = nullif(current_setting('app.uid', true), '')::uuid and c.change_set_id = of_set and public.is_private_kind(c.kind))
$$;
revoke execute on function holds_private_rows(uuid) from public;
grant execute on function holds_private_rows(uuid) to :"app_editor";

create function keep_private_rows() returns trigger language plpgsql volatile
set search_path = pg_catalog, pg_temp as $$
begin
  if public.holds_private_rows((to_jsonb(old) ->> tg_argv[0])::uuid) then
    raise exception 'the change set has rows that its owner keeps for themselves' using errcode = '42501';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_private_rows before update on change_set for each row
  when (current_user = :'app_editor') execute function keep_private_rows('id');
create trigger keep_private_rows before delete on change_set_draft for each row
  when (current_user = :'app_editor') execute function keep_private_rows('change_set_id');
