-- Nothing is sent for an account that is suspended (API-05, ADMIN-02).
create function account_is_suspended() returns boolean language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.account where id = nullif(current_setting('app.uid', true), '')::uuid and suspended)
$$;
revoke execute on function account_is_suspended() from public;
grant execute on function account_is_suspended() to :"app_user";
