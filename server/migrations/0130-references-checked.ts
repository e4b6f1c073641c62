import { PAIRS } from '@server/migrations/0128-references-in-their-unit'

const checked = ([table, column]: (typeof PAIRS)[number]) => `
alter table ${table} validate constraint ${table}_${column}_in_unit;
alter table ${table} drop constraint if exists ${table}_${column}_fkey;`

/** Of the rows that were there as well; only then does the reference by id alone go. */
export const referencesCheckedMigration = {
  name: '0130-references-checked',
  background: true as const,
  sql: `${PAIRS.map(checked).join('')}
alter table expense validate constraint expense_employee;
`,
}
