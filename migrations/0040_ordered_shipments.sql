-- A shipment knows the purchase order that it was made of, and an order the shipment that added its goods to the stock, so that they are
-- never counted twice (SHIP-04, DOC-19).
alter table shipment add column order_id text;
alter table document add column stocked_by text;
