-- A payment says itself whether more than was open is kept as a credit of the customer (DOC-15).

update document set
  payments = (
    select jsonb_agg('{"keepAsCredit": false}'::jsonb || line order by place)
    from jsonb_array_elements(payments) with ordinality as each (line, place)
  )
where payments <> '[]'::jsonb;
