/**
 * A receipt that is attached once its expense is posted counts from then on: in the records, in what is covered by
 * receipts, and in the checklist of the month. Nothing else of a record changes.
 */
export const receiptsThatComeLaterMigration = {
  name: '0092-receipts-that-come-later',
  sql: `
create function portal_keep_record() returns trigger language plpgsql as $$
begin
  if not new.has_receipt or to_jsonb(new) - 'has_receipt' <> to_jsonb(old) - 'has_receipt' then
    raise exception 'expense_line is append-only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
drop trigger expense_line_no_change on expense_line;
create trigger expense_line_no_change before update on expense_line for each row execute function portal_keep_record();
create trigger expense_line_no_delete before delete on expense_line for each row execute function portal_refuse_change();

create function portal_receipt_came() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update expense_line set has_receipt = true where expense_id = new.owner_id and not has_receipt;
  return null;
end $$;
revoke execute on function portal_receipt_came from public;
create trigger stored_file_receipt after insert on stored_file for each row
  when (new.owner_type = 'expense' and new.kind = 'attachment') execute function portal_receipt_came();

update expense_line l set has_receipt = true where not has_receipt and exists (select from stored_file f
  where f.owner_type = 'expense' and f.owner_id = l.expense_id and f.kind = 'attachment');
`,
}
