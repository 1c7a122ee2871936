-- Statistics about the letters of the product search are not used (its function rules out other ways), and making them takes the letters of
-- thousands of texts apart, during which nobody else has the embedded engine (OPS-06).
do $$ begin
  if to_regclass('search_index.product_text') is not null then
    alter index search_index.product_letters alter column 1 set statistics 0;
    alter table search_index.product_text alter column search_text set statistics 0;
  end if;
end $$;
