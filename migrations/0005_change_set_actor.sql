-- Who made a change set, and the text that it is found by (CHANGE-03).

alter table change_set add column actor text not null default 'user';
alter table change_set add column search_text text not null default '';
update change_set set search_text = lower(title);
alter table change_set alter column actor drop default, alter column search_text drop default;
