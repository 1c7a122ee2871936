/**
 * Statements that mean rows of all users, by how they begin: a distributed database asks all of its nodes at once for these. They are the
 * product's own work and what operators look at; a request of a user sends none of them.
 */
export const OF_ALL_USERS: readonly string[] = [
  // What is forgotten after a time.
  'with gone as ( delete from tombstone where deleted_at <',
  'delete from idempotency_key where created_at <',
  'delete from change_set_row r using change_set s where s.user_id = r.user_id',
  'delete from store_notice where received_at <',
  'select user_id as "userId", id from change_set where state in',
  // What is due, of whomever.
  'select user_id as "userId" from scheduled_price',
  'select d.user_id as "userId", d.id, d.due_date',
  'select r.user_id as "userId", r.id, r.repeat',
  'select e.user_id as "userId", e.id, e.version',
  // Files that nobody shows, and files that nobody knows.
  'with lost as materialized ( select f.user_id, f.id, f.kind, f.image_key',
  'select key from unnest($1::text[]) key where not exists ( select from stored_file',
  // The stores that an address of a provider means.
  'with meant as ( select user_id, id from store where provider',
  'select s.user_id as "userId", s.external_id as "externalId"',
  // What operators count.
  'select provider, count(*)::int as connected',
  'select provider, state, problem, count(*)::int as value from store',
  'select push_state as state, count(*)::int as value from store_listing',
]
