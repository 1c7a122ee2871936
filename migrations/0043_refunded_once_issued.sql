-- Invoices that credit notes in draft made refunded get the status back that they had, or that their payments make: they are still owed
-- (DOC-06, DOC-08).

with owed as (
  select d.user_id, d.id, h.version + row_number() over (partition by d.user_id order by d.id) as version,
    case
      when d.amount_paid > 0 and d.balance_due <= 0 then 'paid'
      when d.amount_paid > 0 then 'partial'
      when d.status_before in ('paid', 'partial') then 'sent'
      else d.status_before
    end as status
  from document d join user_head h on h.user_id = d.user_id
  where d.document_type = 'invoice' and d.status = 'refunded' and d.status_before is not null
    and d.credited_in_drafts <> 0 and d.credited_amount = d.total
)
update document d
set status = o.status, status_before = null, version = o.version,
  seller = case when o.status in ('draft', 'void') then null else d.seller end,
  sent_at = case when o.status in ('draft', 'void') then null else d.sent_at end,
  viewed_at = case when o.status in ('draft', 'void') then null else d.viewed_at end
from owed o where o.user_id = d.user_id and o.id = d.id;

update user_head h set version = greatest(h.version, d.version)
from (select user_id, max(version) as version from document group by user_id) d where d.user_id = h.user_id;
