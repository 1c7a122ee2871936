-- A token for outside assistants: it reads, and drafts what a person applies.
alter table api_token drop constraint api_token_scope_check;
alter table api_token add constraint api_token_scope_check check (scope in ('read', 'draft', 'write'));
