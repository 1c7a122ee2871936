-- Series of numbers know where they began, how far they reach and what they left out, so that another series never prints a number again (DOC-02).

alter table document_counter
  add column first_number integer not null default 1,
  add column latest_month text not null default '',
  add column held_number integer not null default 0,
  add column skipped jsonb not null default '[]';
alter table document_counter
  alter column first_number drop default,
  alter column latest_month drop default,
  alter column held_number drop default,
  alter column skipped drop default;

-- The month stands in every number (INV202607-0001); those of deleted documents are in the history.
with given as (
  select user_id, counter_id, document_number as number from document where counter_id is not null
  union all
  select user_id, before->>'counterId', before->>'documentNumber' from change
  where kind = 'document' and after is null and before->>'counterId' is not null
), latest as (
  select user_id, counter_id, max(substring(number from '([0-9]{6})-[0-9]+$')) as month from given group by user_id, counter_id
)
update document_counter c set latest_month = substr(l.month, 1, 4) || '-' || substr(l.month, 5, 2)
from latest l where l.user_id = c.user_id and l.counter_id = c.id::text and l.month is not null;
