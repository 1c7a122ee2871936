-- What happened is kept as a code and its parameters, so that each reader has it in their own language (SHELL-10): sentences of former days
-- become the same. What people wrote stays.
create function stored_message(code text, words jsonb) returns text language sql immutable as $$
  select 'message:' || code || ' ' || words::text
$$;
update change set why = case
  when why like 'Copied from %' then stored_message('copied-from', jsonb_build_object('name', substr(why, 13)))
  when why like 'Deleted the category %' then stored_message('category-deleted', jsonb_build_object('name', substr(why, 22)))
  when why like 'Deleted a shipment: %' then stored_message('shipment-deleted', jsonb_build_object('name', substr(why, 21)))
  when why ~ '^Deleted \d{1,9} shipments$' then stored_message('shipments-deleted', jsonb_build_object('count', split_part(why, ' ', 2)::bigint))
  when why = 'Deleted a brand' then stored_message('brands-deleted', '{"count":1}')
  when why ~ '^Deleted \d{1,9} brands$' then stored_message('brands-deleted', jsonb_build_object('count', split_part(why, ' ', 2)::bigint))
  when why = 'Deleted a document' then stored_message('documents-deleted', '{"count":1}')
  when why ~ '^Deleted \d{1,9} documents$' then stored_message('documents-deleted', jsonb_build_object('count', split_part(why, ' ', 2)::bigint))
  when why in ('Added a line', 'Changed a line', 'Deleted a line') then stored_message('lines-' || lower(split_part(why, ' ', 1)), '{"count":1}')
  when why ~ '^(Added|Changed|Deleted) \d{1,9} lines$'
    then stored_message('lines-' || lower(split_part(why, ' ', 1)), jsonb_build_object('count', split_part(why, ' ', 2)::bigint))
  when why like 'Set the exchange rate of ___' then stored_message('rate-set', jsonb_build_object('currency', right(why, 3)))
  when why = 'Called off scheduled prices' then stored_message('plans-called-off', '{}')
  when why = 'Recorded a payment' then stored_message('payment-recorded', '{}')
  when why ~ '^Marked as [a-z]+$' then stored_message('document-marked', jsonb_build_object('status', substr(why, 11)))
  when why like 'Converted from quote %' then stored_message('quote-converted', jsonb_build_object('number', substr(why, 22)))
  when why like 'Credited invoice %' then stored_message('invoice-credited', jsonb_build_object('number', substr(why, 18)))
  when why like 'Made of purchase order %' then stored_message('made-of-order', jsonb_build_object('number', substr(why, 24)))
  when why like 'Recurring: %' then stored_message('recurring-made', jsonb_build_object('name', substr(why, 12)))
  else why end
where why ~ '^(Copied from|Deleted|Added|Changed|Set the exchange|Called off|Recorded a payment|Marked as|Converted from|Credited invoice|Made of purchase|Recurring:) ?';
drop function stored_message(text, jsonb);

update scheduled_price set problem = case problem
  when 'The product was deleted before the price began.' then 'plan-product-gone'
  when 'The product was not in the price list any more when the price began.' then 'plan-list-gone'
  when 'There was no price to take a percentage off.' then 'plan-no-price'
  when 'The price was planned in another currency than it is needed in.' then 'plan-other-currency'
  when 'Its time had passed before it could begin.' then 'plan-passed'
  when 'The price was changed since, so it was kept.' then 'plan-kept'
  when 'Some of its prices were changed since, so they were kept; the others went back.' then 'plan-partly-kept'
  when 'What it had changed was deleted since.' then 'plan-vanished'
  else problem end
where problem <> '';
