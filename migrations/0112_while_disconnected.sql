-- When an account of a seller was disconnected last, and connected again: what happened at the provider between these was told to nobody (DOC-14).
alter table card_account add column closed_at bigint, add column reopened_at bigint;
update card_account set closed_at = updated_at where state = 'closed';
