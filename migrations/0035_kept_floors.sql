-- The highest lowest margin that a price keeps (PRICE-12): a floor can then change without the products that it holds for.
-- As in the domain: the highest f of which cost / (1 - f), with VAT where prices include it and rounded to the minor unit, is not above the price.
alter table product add column keeps_floor integer;

create function pg_temp.kept_floor(
  price numeric, base numeric, shipping numeric, extras numeric, duty numeric, vat numeric, receipt jsonb
) returns integer language sql immutable as $$
  select case when price is null or cost <= 0 or cost > 999999999990000 then null else greatest(-1, 999999 - floor(
    cost * (1000000 + case when coalesce((receipt ->> 'pricesIncludeVat')::boolean, false) then coalesce((receipt ->> 'taxRate')::numeric, 0) else 0 end)
    / (price + 5000)))::integer end
  from (select (base + shipping + extras + case when receipt ->> 'dutyBasis' = 'fob' then base else base + shipping end * duty / 1000000)
    * (1000000 + case when coalesce((receipt ->> 'vatRecoverable')::boolean, false) then 0 else vat end) / 1000000 as cost) costs
$$;

create function pg_temp.extras(costs jsonb, instead_of text[]) returns numeric language sql immutable as $$
  select coalesce(sum((line ->> 'amount')::numeric), 0) from jsonb_array_elements(costs) line where line ->> 'id' <> all (instead_of)
$$;

update product set keeps_floor = pg_temp.kept_floor(
  effective_price, base_cost, shipping_cost, pg_temp.extras(additional_costs, '{}'), import_duty, coalesce(vat_tax, 0), receipt);

update product p set
  variants = (
    select jsonb_agg(line || jsonb_build_object('keepsFloor', pg_temp.kept_floor(
      (line ->> 'effectivePrice')::numeric,
      coalesce((line ->> 'baseCost')::numeric, p.base_cost),
      coalesce((line ->> 'shippingCost')::numeric, p.shipping_cost),
      pg_temp.extras(p.additional_costs, array_remove(array[
        case when line ->> 'dutyCost' is not null then 'landed-duty' end,
        case when line ->> 'rebate' is not null then 'landed-rebate' end], null))
        + coalesce((line ->> 'dutyCost')::numeric, 0) + coalesce((line ->> 'rebate')::numeric, 0),
      case when line ->> 'dutyCost' is not null then 0 else p.import_duty end,
      coalesce(p.vat_tax, 0), p.receipt)) order by place)
    from jsonb_array_elements(variants) with ordinality as each (line, place)
  )
where has_variants;
