-- A document in a foreign currency tells its tax in its seller's own currency too, where the seller's country asks for it (DOC-16). What was
-- issued stays as it is; a draft gets its rate when it is next changed, at the latest as it is issued.
alter table document add column tax_exchange_rate text not null default '';
alter table document alter column tax_exchange_rate drop default;
alter table document add column own_tax jsonb;

-- Devices hold documents without these fields: they are told all of them once more.
with numbered as (
  select d.user_id, d.id, h.version + row_number() over (partition by d.user_id order by d.id) as version
  from document d join user_head h on h.user_id = d.user_id
)
update document d set version = n.version from numbered n where n.user_id = d.user_id and n.id = d.id;

update user_head h set version = greatest(h.version, d.version)
from (select user_id, max(version) as version from document group by user_id) d where d.user_id = h.user_id;
