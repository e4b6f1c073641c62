import { UNIT_COLUMNS, writtenOnce } from '@server/migrations/table-parts'

/**
 * What developers were reminded of by the portal itself, each reminder a row; and what they paid that settles nothing for
 * too long, marked by a job and unmarked by the database once it is applied.
 */
export const collectionRemindersMigration = {
  name: '0089-collection-reminders',
  sql: `
create table collection_reminder (${UNIT_COLUMNS},
  developer_id uuid not null references developer (id),
  statement_id uuid,
  -- Of certificates of tax withheld, which no record stands for while they are missing.
  quarter text,
  seq int not null check (seq > 0),
  reminded_on date not null,
  mailed_to text not null,
  foreign key (ou_id, statement_id) references commission_statement (ou_id, id),
  check ((statement_id is null) <> (quarter is null))
);
${writtenOnce('collection_reminder')}
create unique index collection_reminder_statement on collection_reminder (statement_id, seq) where statement_id is not null;
create unique index collection_reminder_quarter on collection_reminder (developer_id, ou_id, quarter, seq)
  where quarter is not null;

alter table collection add column is_unapplied_late boolean not null default false;
create index collection_unapplied on collection (posted_on) where unapplied_amount > 0;
create function portal_applied_receipt() returns trigger language plpgsql as $$
begin
  new.is_unapplied_late := false;
  return new;
end $$;
create trigger collection_applied before update on collection for each row
  when (new.is_unapplied_late and (new.unapplied_amount = 0 or new.status in ('bounced', 'voided')))
  execute function portal_applied_receipt();
`,
}
