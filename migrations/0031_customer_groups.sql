-- Price lists for a group are those of its customers (CUST-01, PRICE-13).

alter table customer add column customer_group text not null default '';
alter table customer alter column customer_group drop default;
