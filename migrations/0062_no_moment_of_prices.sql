-- When a price was decided is told by the history of changes alone; this column was never written.
alter table product drop column priced_at;
