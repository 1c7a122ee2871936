-- What one page of a list holds is bounded in bytes (OPS-06): said by the statement itself, before its texts leave the database.
create function refuse_large_list() returns boolean language plpgsql volatile parallel safe
set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'the page of the list is too large' using errcode = 'PW006';
end $$;
revoke execute on function refuse_large_list() from public;
grant execute on function refuse_large_list() to :"app_user", :"app_admin";
