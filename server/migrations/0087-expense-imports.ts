/** An expense of a file is in its unit once; what came to nothing may be brought again. */
export const expenseImportsMigration = {
  name: '0087-expense-imports',
  sql: `
    alter table expense add column import_key text check (import_key ~ '^[0-9a-f]{64}$');
    create unique index expense_import_key on expense (ou_id, import_key)
      where import_key is not null and status not in ('voided', 'withdrawn', 'rejected');`,
}
