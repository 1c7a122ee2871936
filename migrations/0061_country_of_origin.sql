-- The country of origin of delivered goods (PAGE-04): the simulator changes the duty of the goods of one country.
alter table shipment_line add column origin_country text not null default '';
alter table shipment_line alter column origin_country drop default;
