/** A share of a sale in percent, as every other rate: one that was kept as a part of one read as 0.33 %. */
export const sharePercentMigration = {
  name: '0039-share-percent',
  sql: `
alter table sale_credit add column share_pct numeric(9,4) not null generated always as (units * 100) stored;
`,
}
