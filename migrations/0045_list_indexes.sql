-- What lists are ordered and filtered by, as `src/contract/lists` declares it (API-03): a page costs what it holds and not what the shop holds.
-- Left out are kinds of which a shop has few, and figures from other rows. `test/integration/list-plans.test.ts` asks for each.
create index change_set_in_when on change_set (user_id, coalesce(applied_at, created_at), id);
create index change_set_in_size on change_set (user_id, size, id);
create index customer_in_updated_at on customer (user_id, updated_at, name_key collate "C", id);
create index customer_in_name on customer (user_id, name_key collate "C", id);
create index customer_in_company on customer (user_id, nullif(company collate "C", ''), name_key collate "C", id);
create index customer_in_contact_name on customer (user_id, nullif(contact_name collate "C", ''), name_key collate "C", id);
create index customer_in_email on customer (user_id, nullif(email collate "C", ''), name_key collate "C", id);
create index customer_in_status on customer (user_id, nullif(status collate "C", ''), name_key collate "C", id);
create index customer_in_country on customer (user_id, nullif(country collate "C", ''), name_key collate "C", id);
create index customer_in_industry on customer (user_id, nullif(industry collate "C", ''), name_key collate "C", id);
create index customer_in_payment_days on customer (user_id, payment_days, name_key collate "C", id);
create index customer_in_created_at on customer (user_id, created_at, name_key collate "C", id);
create index document_in_document_number on document (user_id, nullif(document_number collate "C", ''), updated_at, id);
create index document_in_document_type on document (user_id, nullif(document_type collate "C", ''), updated_at, id);
create index document_in_customer_name on document (user_id, nullif(customer_key collate "C", ''), updated_at, id);
create index document_in_customer_email on document (user_id, nullif(customer_email collate "C", ''), updated_at, id);
create index document_in_issue_date on document (user_id, nullif(issue_date collate "C", ''), updated_at, id);
create index document_in_due_date on document (user_id, nullif(due_date collate "C", ''), updated_at, id);
create index document_in_total on document (user_id, currency collate "C", total, updated_at, id);
create index document_in_amount_paid on document (user_id, currency collate "C", amount_paid, updated_at, id);
create index document_in_balance_due on document (user_id, currency collate "C", balance_due, updated_at, id);
create index document_in_updated_at on document (user_id, updated_at, id);
create index document_in_status on document (user_id, array_position(array['draft', 'sent', 'viewed', 'partial', 'paid', 'accepted', 'declined', 'received', 'applied', 'refunded', 'void'], status), updated_at, id);
create index document_in_currency on document (user_id, nullif(currency collate "C", ''), updated_at, id);
create index document_in_subtotal on document (user_id, currency collate "C", subtotal, updated_at, id);
create index document_in_tax_amount on document (user_id, currency collate "C", tax_amount, updated_at, id);
create index document_in_discount_amount on document (user_id, currency collate "C", discount_amount, updated_at, id);
create index document_in_created_at on document (user_id, created_at, updated_at, id);
create index price_list_price_in_price_list_id on price_list_price (user_id, price_list_id, product_id collate "C", min_quantity, id);
create index scheduled_price_in_starts_at on scheduled_price (user_id, starts_at, id);
create index product_in_price on product (user_id, (case when effective_price is not null then base_currency end) collate "C", effective_price, name_key collate "C", id);
create index product_in_sku on product (user_id, nullif(sku collate "C", ''), name_key collate "C", id);
create index product_in_cost on product (user_id, base_currency collate "C", total_cost, name_key collate "C", id);
create index product_in_margin on product (user_id, margin, name_key collate "C", id);
create index product_in_stock on product (user_id, stock, name_key collate "C", id);
create index product_in_updated_at on product (user_id, updated_at, name_key collate "C", id);
create index shipment_charge_in_shipment_id on shipment_charge (user_id, shipment_id, position, id);
create index shipment_line_in_shipment_id on shipment_line (user_id, shipment_id, position, id);

-- Filters that are not an order, in the usual order of their list.
create index product_inactive on product (user_id, name_key collate "C", id) where not is_active;
create index product_of_source on product (user_id, nullif(source collate "C", ''), name_key collate "C", id);
create index document_of_status on document (user_id, status, updated_at, id);

-- The beginnings of new ones.
drop index product_by_price, price_list_price_price_list_id, shipment_line_shipment_id, shipment_charge_shipment_id;
