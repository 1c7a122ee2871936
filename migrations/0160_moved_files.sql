-- Where the files of an upload were found whole after they were moved there (OPS-02): a move that was stopped goes on after them.
alter table stored_file add column moved_to text;
