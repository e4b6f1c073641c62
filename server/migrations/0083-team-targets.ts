/** What a team is to sell a month: contract price booked. */
export const teamTargetsMigration = {
  name: '0083-team-targets',
  sql: `alter table sales_team add column monthly_target numeric(16,2) check (monthly_target > 0);`,
}
