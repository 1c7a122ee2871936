-- The rows of a group of a file. Without the change set, so that the key of the table neither finds these rows nor orders them: before the table was
-- analyzed, such as in a new shop, the planner thought the key as good, and each group went through all rows of its file.
create index change_set_row_of_group on change_set_row (user_id, group_key, n) where group_key is not null;
drop index change_set_row_group;
