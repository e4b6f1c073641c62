import { byUnit, UNIT_COLUMNS } from '@server/migrations/table-parts'

/**
 * A document may have several files, the front and the back of a card: the first stands in the document as before, the
 * others follow it here. They are all verified with the document, so none is added once it has been decided, nor by
 * anybody but who uploaded it.
 */
export const documentFilesMigration = {
  name: '0075-document-files',
  sql: `
create table document_file (${UNIT_COLUMNS},
  first_file_id uuid not null references stored_file (id),
  file_id uuid not null unique references stored_file (id),
  seq int not null check (seq between 2 and 10),
  unique (first_file_id, seq),
  check (file_id <> first_file_id)
);
create unique index document_file_id on document_file (id);
${byUnit('document_file')}
grant select, insert on document_file to portal_app, portal_company;
create trigger document_file_no_change before update or delete on document_file
  for each row execute function portal_refuse_change();
create trigger document_file_no_truncate before truncate on document_file
  for each statement execute function portal_refuse_change();
create function portal_refuse_late_file() returns trigger language plpgsql as $$
begin
  if not exists (select from buyer_document d where d.attachment_id = new.first_file_id and d.ou_id = new.ou_id
      and d.status = 'submitted' and d.created_by = new.created_by)
    and not exists (select from sale_document d where d.attachment_id = new.first_file_id and d.ou_id = new.ou_id
      and d.status = 'submitted' and d.buyer_document_id is null and d.updated_by = new.created_by) then
    raise exception 'files are added to a document that waits, by who uploaded it' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger document_file_late before insert on document_file
  for each row execute function portal_refuse_late_file();
create index buyer_document_file on buyer_document (attachment_id);
create index sale_document_file on sale_document (attachment_id) where attachment_id is not null;
`,
}
