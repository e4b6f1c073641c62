/**
 * The day on which the last of a statement came in. From that day on it is owed nothing, so that the aging of a day reads
 * what was open then and not everything that was ever billed. What is undone afterwards opens it again.
 */
export const settledStatementsMigration = {
  name: '0066-settled-statements',
  sql: `
alter table commission_statement add column settled_on date;
create index collection_allocation_statement on collection_allocation (statement_id);
update commission_statement s set settled_on = greatest(
    (select max(allocated_on) from collection_allocation a where a.statement_id = s.id),
    (select max(credited_on) from statement_credit c where c.statement_id = s.id))
  where s.settled_amount = s.gross_amount and s.gross_amount > 0;
alter table commission_statement add check (settled_on is null or settled_amount = gross_amount);
create index commission_statement_open on commission_statement (ou_id, statement_on) where settled_on is null;
create index commission_statement_settled on commission_statement (settled_on) where settled_on is not null;
`,
}
