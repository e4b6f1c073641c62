/** The day that an expense which comes again is counted from: after a shorter month the 31st is the 31st again. */
export const recurringFirstDayMigration = {
  name: '0052-recurring-first-day',
  sql: `
alter table recurring_expense add first_on date;
update recurring_expense set first_on = next_on;
set constraints all immediate;
alter table recurring_expense alter column first_on set not null;
`,
}
