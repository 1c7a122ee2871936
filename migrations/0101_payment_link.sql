-- A business names an address where its invoices can be paid, such as one of PayPal (DOC-14).
alter table business_profile add column payment_link text not null default '';
alter table business_profile alter column payment_link drop default;

-- Devices hold profiles without this field: they are told all of them once more.
with numbered as (
  select p.user_id, p.id, h.version + row_number() over (partition by p.user_id order by p.id) as version
  from business_profile p join user_head h on h.user_id = p.user_id
)
update business_profile p set version = n.version from numbered n where n.user_id = p.user_id and n.id = p.id;

update user_head h set version = greatest(h.version, p.version)
from (select user_id, max(version) as version from business_profile group by user_id) p where p.user_id = h.user_id;
