-- A business may keep what it has issued as it is (DOC-18).
alter table business_profile add column final_documents boolean not null default false;
alter table business_profile alter column final_documents drop default;
