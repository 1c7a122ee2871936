-- What was credited need not be paid: the balance of an invoice is what is left of it (DOC-08).
with numbered as (
  select d.user_id, d.id, h.version + row_number() over (partition by d.user_id order by d.id) as version
  from document d join user_head h on h.user_id = d.user_id
  where d.document_type = 'invoice' and d.credited_amount <> 0
)
update document d set balance_due = d.balance_due - d.credited_amount, version = n.version
from numbered n where n.user_id = d.user_id and n.id = d.id;

update user_head h set version = greatest(h.version, d.version)
from (select user_id, max(version) as version from document group by user_id) d where d.user_id = h.user_id;
