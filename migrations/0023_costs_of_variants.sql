-- Each variant carries its own landed cost (SHIP-02): null is as the product.

update product set
  variants = (
    select jsonb_agg('{"shippingCost": null, "dutyCost": null, "rebate": null}'::jsonb || line order by place)
    from jsonb_array_elements(variants) with ordinality as each (line, place)
  )
where has_variants;
