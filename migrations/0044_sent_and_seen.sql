-- A mail goes to several addresses and copies (DOC-13).
alter table document_mail add column cc text not null default '';
alter table document_mail add column bcc text not null default '';
alter table document_mail alter column cc drop default, alter column bcc drop default;

-- A document tells what became of it: its events, and how often its public page was looked at (DOC-14, DOC-18). What the history and the
-- links know of it so far is taken over, the newest hundred of each document.
alter table document add column events jsonb not null default '[]';
alter table document add column view_count integer not null default 0;
alter table document add column last_viewed_at bigint;
alter table document alter column events drop default, alter column view_count drop default;

with known as (
  select c.user_id, c.id, c.version, (extract(epoch from c.effective_at) * 1000)::bigint as at,
    case when c.after ->> 'status' in ('sent', 'accepted', 'declined', 'applied', 'received', 'void') then c.after ->> 'status' else 'corrected' end as kind,
    case when c.why is null or c.why like 'message:document-marked %' then '' else c.why end as why
  from change c
  where c.kind = 'document' and c.after is not null and c.reverts is null
    and (c.after ->> 'status' in ('sent', 'accepted', 'declined', 'applied', 'received', 'void')
      or (c.after ? 'revision' and c.before is not null))
), latest as (
  select *, row_number() over (partition by user_id, id order by version desc) as place from known
), told as (
  select user_id, id, jsonb_agg(jsonb_build_object('id', 'v' || version, 'kind', kind, 'at', at, 'why', why) order by version) as events
  from latest where place <= 100 group by user_id, id
)
update document d set events = t.events from told t where t.user_id = d.user_id and t.id = d.id and d.status <> 'draft';

with seen as (
  select user_id, document_id, sum(views)::integer as views, (extract(epoch from max(last_viewed_at)) * 1000)::bigint as last_at
  from public_link where document_id is not null and views > 0 group by user_id, document_id
)
update document d set view_count = s.views, last_viewed_at = s.last_at from seen s where s.user_id = d.user_id and s.document_id = d.id;

-- Devices hold documents without these fields: they are told all of them once more.
with numbered as (
  select d.user_id, d.id, h.version + row_number() over (partition by d.user_id order by d.id) as version
  from document d join user_head h on h.user_id = d.user_id
)
update document d set version = n.version from numbered n where n.user_id = d.user_id and n.id = d.id;

update user_head h set version = greatest(h.version, d.version)
from (select user_id, max(version) as version from document group by user_id) d where d.user_id = h.user_id;
