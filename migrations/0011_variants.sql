-- Options and variants of products (PRICE-08), and what finds the rows of a file that are variants of one product (PROD-14).

alter table product add column options jsonb not null default '[]';
alter table product alter column options drop default;

update product set
  has_variants = variants <> '[]',
  group_key = case when variants = '[]' or group_key <> '' then group_key when sku <> '' then sku else id::text end,
  variants = coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'optionValues', '[]'::jsonb, 'sku', '', 'barcode', '', 'stock', null, 'isActive', true, 'totalCost', total_cost,
          'effectivePrice', line->'calculated_price', 'effectiveTradePrice', line->'tradePrice', 'margin', null,
          'belowFloor', false
        ) || line
        order by place
      )
      from jsonb_array_elements(variants) with ordinality as each (line, place)
    ),
    '[]'
  )
where variants <> '[]' or has_variants;

create index product_with_variants on product (user_id) where has_variants;

-- The group that a row of a file names; bounded, because an index holds no text of any length.
alter table change_set_row add column group_key text;
update change_set_row set group_key = nullif(left(btrim(input->'data'->>'groupKey'), 300), '')
where input->'data'->>'groupKey' <> '';
create index change_set_row_group on change_set_row (user_id, change_set_id, group_key, n) where group_key is not null;
