-- Until when the seller can answer a dispute over a payment by card; null where the payment provider names no day (DOC-14).
alter table card_payment add column dispute_due_at bigint;
