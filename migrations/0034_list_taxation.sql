-- Whether a price list is with or without sales VAT stands on the list (PLIST-06); existing ones keep what their rule meant.
alter table price_list add column without_vat boolean not null default false;
alter table price_list alter column without_vat drop default;

update price_list set without_vat = true
where rule_kind = 'tradePrice' or (rule_kind <> 'none' and basis <> 'retail');

-- Prices of the past are told from the history: it says of these lists what they say themselves.
update change as entry set after = entry.after || '{"withoutVat": true}'::jsonb
from price_list as list
where entry.kind = 'priceList' and entry.before is null and entry.after is not null
  and list.user_id = entry.user_id and list.id = entry.id and list.without_vat;
