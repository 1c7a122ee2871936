-- Brands and categories are searched in name and description over REST too (API-03); the views of lists that a user saved are kept with the
-- profile, so that they are on all devices.
alter table user_profile add column list_views jsonb not null default '[]';
alter table user_profile alter column list_views drop default;

alter table brand add column search_text text not null default '';
alter table category add column search_text text not null default '';

create function folded_line(value text) returns text language sql immutable as $$
  select left(btrim(regexp_replace(lower(regexp_replace(normalize(left(value, 2000), nfkd), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g')), 1000)
$$;
update brand set search_text = btrim(folded_line(name) || E'\n' || folded_line(description), E'\n');
update category set search_text = btrim(folded_line(name) || E'\n' || folded_line(description), E'\n');
drop function folded_line(text);

alter table brand alter column search_text drop default;
alter table category alter column search_text drop default;
