-- Lines as REST shows them, for statements that build rows: a query within a query is set up each time, this only when there are lines.
-- "kinds" names the fields and what they hold: money is divided by the row's scale, percent by 10,000, the rest stays.

create function wire_lines(stored jsonb, scale float8, kinds jsonb) returns json language plpgsql immutable
set search_path = pg_catalog, pg_temp as $$
begin
  return (
    select json_agg(shown order by place)
    from jsonb_array_elements(stored) with ordinality as list (line, place),
      lateral (
        select jsonb_build_object('id', line -> 'id') || jsonb_object_agg(name, case kind
          when 'money' then to_jsonb((line ->> name)::float8 / scale)
          when 'percent' then to_jsonb((line ->> name)::float8 / 10000)
          else line -> name end) as shown
        from jsonb_each_text(kinds) as field (name, kind)
      ) one
  );
end $$;
revoke execute on function wire_lines(jsonb, float8, jsonb) from public;
grant execute on function wire_lines(jsonb, float8, jsonb) to :"app_user";
