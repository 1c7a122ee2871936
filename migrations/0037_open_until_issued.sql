-- What credit notes in draft take back is open until they are issued: drafts never count (DOC-08, DOC-15).

alter table document add column credited_in_drafts bigint not null default 0;
alter table document alter column credited_in_drafts drop default;

with drafts as (
  select user_id, original_invoice_id as id, sum(total)::bigint as amount
  from document
  where document_type = 'creditnote' and status = 'draft' and original_invoice_id is not null
  group by user_id, original_invoice_id
),
numbered as (
  select d.user_id, d.id, s.amount, h.version + row_number() over (partition by d.user_id order by d.id) as version
  from document d join drafts s on s.user_id = d.user_id and s.id = d.id::text join user_head h on h.user_id = d.user_id
  where d.document_type = 'invoice' and s.amount <> 0
)
update document d
set credited_in_drafts = n.amount, balance_due = d.balance_due + n.amount, version = n.version
from numbered n where n.user_id = d.user_id and n.id = d.id;

update user_head h set version = greatest(h.version, d.version)
from (select user_id, max(version) as version from document group by user_id) d where d.user_id = h.user_id;
