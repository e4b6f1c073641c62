/**
 * Whoever uploaded a document does not verify it. Held where a document becomes verified, so that older rows stay as
 * they are and can still be merged or rejected.
 */
export const documentLookersMigration = {
  name: '0074-document-lookers',
  sql: `
create function portal_refuse_own_document() returns trigger language plpgsql as $$
begin
  if new.verified_by = (case when tg_table_name = 'buyer_document' then old.created_by else old.updated_by end) then
    raise exception 'whoever uploaded a document does not verify it' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger buyer_document_lookers before update on buyer_document for each row
  when (new.status = 'verified' and old.status = 'submitted') execute function portal_refuse_own_document();
create trigger sale_document_lookers before update on sale_document for each row
  when (new.status = 'verified' and old.status = 'submitted' and old.buyer_document_id is null
    and new.buyer_document_id is null)
  execute function portal_refuse_own_document();
`,
}
