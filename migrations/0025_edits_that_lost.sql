-- What an edit said that lost to a later one of the same field, or found its line gone (SYNC-04). Such an entry of the history may change nothing.
alter table change add column lost jsonb;

-- The instant of a client's last mutation by the server's clock, so that its own edits stay in their order.
alter table sync_client add column last_at bigint not null default 0;

-- The client that a change came from: it has seen its own ones, whatever it pulled since.
alter table change add column client_id uuid;
