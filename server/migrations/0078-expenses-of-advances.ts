/**
 * An expense may settle an advance: posting it is the movement, which its entry bears. What was spent and what was paid
 * beyond the advance are two movements of one event.
 */
export const expensesOfAdvancesMigration = {
  name: '0078-expenses-of-advances',
  sql: `
alter table expense add column cash_advance_id uuid,
  add foreign key (ou_id, cash_advance_id) references cash_advance (ou_id, id),
  add constraint expense_of_advance_is_paid check (cash_advance_id is null or pay_mode <> 'owe');
create index expense_of_advance on expense (cash_advance_id) where cash_advance_id is not null;

drop index cash_advance_deducted_once;
create unique index cash_advance_deducted_once on cash_advance_movement (cash_advance_id, source_key, kind)
  where source_key is not null and reverses_id is null;
`,
}
