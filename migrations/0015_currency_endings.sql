-- Price endings of single currencies, in place of the one that a business uses otherwise (PRICE-11).

alter table business_profile add column currency_endings jsonb not null default '[]';
alter table business_profile alter column currency_endings drop default;
