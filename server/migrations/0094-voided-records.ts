/**
 * A record says that its expense was voided: what is asked of records that stand, as a receipt, is not asked of it. It
 * and the receipt are all that changes of a record, each once.
 */
export const voidedRecordsMigration = {
  name: '0094-voided-records',
  sql: `
alter table expense_line add column is_voided boolean not null default false;

create or replace function portal_keep_record() returns trigger language plpgsql as $$
begin
  if (old.has_receipt and not new.has_receipt) or (old.is_voided and not new.is_voided)
    or to_jsonb(new) - array['has_receipt', 'is_voided'] <> to_jsonb(old) - array['has_receipt', 'is_voided'] then
    raise exception 'expense_line is append-only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create function portal_record_voided() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update expense_line set is_voided = true where expense_id = new.expense_id and not is_voided;
  return null;
end $$;
revoke execute on function portal_record_voided from public;
create trigger expense_line_voided after insert on expense_line for each row
  when (new.is_reversal) execute function portal_record_voided();

update expense_line l set is_voided = true where exists (
  select from expense_line undone where undone.expense_id = l.expense_id and undone.is_reversal);
`,
}
