-- What finds the products with a problem (API-03, PRICE-12). A floor changes without the products that it holds for: those of each category that keep
-- less than its floor lie together. `src/server/catalogue/product-problems.ts` asks for these in the same words.
create index product_of_category on product (user_id, category_id, keeps_floor);
create index product_below_own_floor on product (user_id, id) where keeps_floor < floor_margin;
create index product_losing on product (user_id, id) where case
  when jsonb_path_exists(variants, '$[*] ? (@.isActive == true)')
  then jsonb_path_exists(variants, '$[*] ? (@.isActive == true && @.totalCost > 0 && (@.effectivePrice == 0 || @.margin < 0))')
  else total_cost > 0 and (effective_price = 0 or margin < 0) end;
create index product_without_cost on product (user_id, id) where case
  when jsonb_path_exists(variants, '$[*] ? (@.isActive == true)')
  then jsonb_path_exists(variants, '$[*] ? (@.isActive == true && @.totalCost <= 0)')
  else total_cost <= 0 end;
create index product_unpriced on product (user_id, id) where case
  when jsonb_path_exists(variants, '$[*] ? (@.isActive == true)')
  then jsonb_path_exists(variants, '$[*] ? (@.isActive == true && @.totalCost > 0 && @.effectivePrice == null)')
  else total_cost > 0 and effective_price is null end;

-- The beginning of a new one.
drop index product_category_id;
