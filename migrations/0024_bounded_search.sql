-- What a row is searched in is bounded, and so is the time of a search (OPS-06).

-- Said by the statement itself, because no one can interrupt the embedded engine.
create function refuse_long_search() returns boolean language plpgsql volatile parallel safe
set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'the search took too long' using errcode = '57014';
end $$;
revoke execute on function refuse_long_search() from public;
grant execute on function refuse_long_search() to :"app_user", :"app_admin";

update product set search_text = left(search_text, 8000) where length(search_text) > 8000;
update service set search_text = left(search_text, 8000) where length(search_text) > 8000;
update customer set search_text = left(search_text, 8000) where length(search_text) > 8000;
update document set search_text = left(search_text, 8000) where length(search_text) > 8000;
update price_list set search_text = left(search_text, 8000) where length(search_text) > 8000;
