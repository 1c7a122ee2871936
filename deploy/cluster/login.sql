-- Once, as the superuser, at the first server: the login and the database. A pooler passes no settings on, so the login has them.
create role pricewright login createrole password 'change-me-3';
create database pricewright owner pricewright encoding 'UTF8';
alter role pricewright in database pricewright set statement_timeout = '30s';
alter role pricewright in database pricewright set idle_in_transaction_session_timeout = '60s';
alter role pricewright in database pricewright set plan_cache_mode = 'force_generic_plan';
alter role pricewright in database pricewright set TimeZone = 'UTC';
alter role pricewright in database pricewright set client_connection_check_interval = '1s';
