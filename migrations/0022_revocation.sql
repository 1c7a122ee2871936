-- Revocation reaches further than the session: to the provider's own session, and to the device that comes back later.

-- The hash of the name of the embedded provider's session that a sign-in came by; null with any other provider.
alter table session add column provider_session bytea;

-- A revoked session is remembered for a while, so that its browser is told to wipe what it keeps. That of an account which is
-- deleted stays without a user, and without anything that says who it was.
alter table session
  alter column user_id drop not null,
  add check (user_id is not null or revoked_at is not null);
