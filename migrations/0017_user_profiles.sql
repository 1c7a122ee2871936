-- The user's own record gets the fields of the second document (PROF-01).

alter table user_profile
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column phone_number text not null default '',
  add column street text not null default '',
  add column city text not null default '',
  add column postal_code text not null default '',
  add column country text not null default '',
  add column marketing_notices boolean not null default false,
  add column pricing_notices boolean not null default true,
  add column update_notices boolean not null default true,
  add column security_notices boolean not null default true;
alter table user_profile
  alter column first_name drop default,
  alter column last_name drop default,
  alter column phone_number drop default,
  alter column street drop default,
  alter column city drop default,
  alter column postal_code drop default,
  alter column country drop default,
  alter column marketing_notices drop default,
  alter column pricing_notices drop default,
  alter column update_notices drop default,
  alter column security_notices drop default;
