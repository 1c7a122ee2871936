-- The language in which the user wants to see the product (SHELL-10); empty goes by the device.
alter table user_profile add column language text not null default '';
alter table user_profile alter column language drop default;
