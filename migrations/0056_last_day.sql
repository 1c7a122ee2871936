-- The last day on which an event can take place (PAGE-07), so that a list of days finds what repeats. Until an event is written again, one that
-- ends after a number of times counts as one without an end, and one that ends at a time may count for a day longer.
alter table event add column last_day text not null default '9999-12-31';
update event set last_day = case
  when repeat_rule = '' then end_day
  else to_char(
    greatest(start_day::date, to_date(substring(repeat_rule from 'UNTIL=([0-9]{8})'), 'YYYYMMDD') + 1) + (end_day::date - start_day::date),
    'YYYY-MM-DD'
  )
end
where repeat_rule = '' or repeat_rule like '%UNTIL=%';
alter table event alter column last_day drop default;
