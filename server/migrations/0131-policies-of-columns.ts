/**
 * Policies that ask another table: a part of a file names whose upload it is of, and what a mail or a batch takes is
 * refused by a trigger. Both refuse a request alone, as policies do; the portal itself puts in what it likes.
 */
const refused = (table: string, name: string, question: string) => `
create function ${name}() returns trigger language plpgsql as $$
begin
  if current_user in ('portal_app', 'portal_company') and not exists (${question}) then
    raise exception 'permission denied for what % belongs to', tg_table_name using errcode = '42501';
  end if;
  return new;
end $$;
create trigger ${name} before insert on ${table} for each row execute function ${name}();`

export const policiesOfColumnsMigration = {
  name: '0131-policies-of-columns',
  sql: `
alter table upload add unique (id, owner_id);
alter table upload_part add column owner_id uuid default app_user_id();
update upload_part p set owner_id = u.owner_id from upload u where u.id = p.upload_id;
alter table upload_part alter column owner_id set not null,
  drop constraint upload_part_upload_id_fkey,
  add foreign key (upload_id, owner_id) references upload (id, owner_id) on delete cascade;
alter policy upload_part_own on upload_part
  using (owner_id = (select app_user_id())) with check (owner_id = (select app_user_id()));

drop policy outbox_attachment_written on outbox_attachment;
create policy outbox_attachment_written on outbox_attachment for insert to portal_app, portal_company with check (true);
${refused(
  'outbox_attachment',
  'portal_check_attachment',
  'select from outbox_mail m where m.id = new.mail_id and m.created_by = app_user_id()',
)}

drop policy payslip_batch_file_put on payslip_batch_file;
${refused(
  'payslip_batch_file',
  'portal_check_payslip_file',
  "select from payslip_batch b where b.ou_id = new.ou_id and b.id = new.batch_id and b.status = 'draft'",
)}
`,
}
