-- The amounts of credit notes are ordered below zero, as the list shows them (DOC-10, API-03): `negated` in `src/contract/lists`.
drop index document_in_total, document_in_subtotal, document_in_tax_amount, document_in_discount_amount;
create index document_in_total on document (user_id, currency collate "C", (case when document_type = 'creditnote' then -total else total end), updated_at, id);
create index document_in_subtotal on document (user_id, currency collate "C", (case when document_type = 'creditnote' then -subtotal else subtotal end), updated_at, id);
create index document_in_tax_amount on document (user_id, currency collate "C", (case when document_type = 'creditnote' then -tax_amount else tax_amount end), updated_at, id);
create index document_in_discount_amount on document (user_id, currency collate "C", (case when document_type = 'creditnote' then -discount_amount else discount_amount end), updated_at, id);
