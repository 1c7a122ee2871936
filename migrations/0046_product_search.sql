-- Searches of products find their rows by an index instead of looking at each (API-03, OPS-06). It lies beside the products, so that a change of
-- a price costs it nothing, and outside of `public`: it holds nothing of its own, and no role of a request reaches it.

-- Which of the user's products may contain what a search names; null where that is unknown or more than `most`, so that each is looked at.
create function product_candidates(wanted text, most integer) returns uuid[] language sql stable
set search_path = pg_catalog, pg_temp as 'select null::uuid[]';

-- Letters in threes, by pg_trgm. A database without it, or a login that may not add it, gets the search without an index.
create function index_product_search() returns boolean language plpgsql
set search_path = pg_catalog, pg_temp as $index$
declare
  trigrams text;
begin
  if to_regclass('search_index.product_text') is not null then return true; end if;
  create schema search_index;
  create extension if not exists pg_trgm with schema search_index;
  select quote_ident(n.nspname) into strict trigrams
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';

  create table search_index.product_text (
    user_id uuid not null,
    id uuid not null,
    search_text text not null,
    primary key (user_id, id)
  );
  -- A user's letters stand behind the beginning of the user's id: the rows of others cost nothing. The 0 lets each last letter begin one.
  execute format($make$
    create function search_index.letters(owner uuid, value text) returns tsvector language sql immutable parallel safe cost 100000 as $body$
      select array_to_tsvector(array(select left(owner::text, 8) || three
        from unnest(%s.show_trgm(regexp_replace(left(value, 8000) || ' ', '[^a-z0-9]+', '0 ', 'g'))) three))
    $body$ $make$, trigrams);
  insert into search_index.product_text select user_id, id, search_text from public.product;
  create index product_letters on search_index.product_text using gin (search_index.letters(user_id, search_text))
    with (gin_pending_list_limit = 512);

  create function search_index.keep_product() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $body$
  begin
    if tg_op = 'TRUNCATE' then
      truncate search_index.product_text;
    elsif tg_op = 'DELETE' then
      delete from search_index.product_text where user_id = old.user_id and id = old.id;
    else
      insert into search_index.product_text values (new.user_id, new.id, new.search_text)
        on conflict (user_id, id) do update set search_text = excluded.search_text;
    end if;
    return null;
  end $body$;
  create trigger search_made after insert or delete on public.product
    for each row execute function search_index.keep_product();
  create trigger search_emptied after truncate on public.product
    for each statement execute function search_index.keep_product();
  create trigger search_changed after update on public.product
    for each row when (old.search_text is distinct from new.search_text) execute function search_index.keep_product();

  -- `~` stands for the user. The function sees all rows, so it names the user's own: after the index, which else the planner passes over.
  create or replace function public.product_candidates(wanted text, most integer) returns uuid[] language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp set enable_seqscan = off as $body$
  declare
    own uuid := nullif(current_setting('app.uid', true), '')::uuid;
    letters tsquery := replace(wanted, '~', left(own::text, 8))::tsquery;
    found uuid[];
  begin
    found := array(select f.id from (
        select p.user_id, p.id from search_index.product_text p
          where search_index.letters(p.user_id, p.search_text) @@ letters offset 0
      ) f where f.user_id = own limit most + 1);
    return case when cardinality(found) <= most then found end;
  end $body$;
  return true;
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  return false;
end $index$;
revoke execute on function index_product_search() from public;
revoke execute on function product_candidates(text, integer) from public;
grant execute on function product_candidates(text, integer) to :"app_user";

select index_product_search();
