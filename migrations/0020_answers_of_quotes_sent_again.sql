-- A quote that was answered by a link and sent again is answered by that link again (DOC-14).

-- Keeps what the holder of a link answered, while the quote is open: once each time it is sent. The last answer stays with the link, all of
-- them in the history of the quote.
create or replace function answer_document_link(link uuid, said text, by_whom text, note text) returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with mine as (
    update public.public_link l set answer = said, answered_by = by_whom, answer_note = note, answered_at = now()
    from public.document d
    where l.id = link and l.user_id = nullif(current_setting('app.uid', true), '')::uuid
      and d.user_id = l.user_id and d.id = l.document_id and d.document_type = 'quote' and d.status in ('sent', 'viewed')
    returning 1
  )
  select exists (select from mine)
$$;
