-- Floors that refuse a price instead of only flagging it, and the recorded reason to keep one all the same (PRICE-12).

alter table business_profile add column floor_action text not null default 'warn';
alter table business_profile alter column floor_action drop default;
alter table product add column floor_override text not null default '';
alter table product alter column floor_override drop default;
