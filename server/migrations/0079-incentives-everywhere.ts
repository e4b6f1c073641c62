/**
 * What is clawed back, and what a developer reports, may be of an incentive: it stands on the same sale as its commission,
 * and says so.
 */
export const incentivesEverywhereMigration = {
  name: '0079-incentives-everywhere',
  sql: `
alter table commission_clawback add column of_incentive boolean not null default false;
update commission_clawback c set of_incentive = true from journal_entry e, sale_commission m
  where c.entry_id = e.id and m.grant_id is not null and e.key = 'commission_cancelled:' || m.id;

alter table report_match_row add column incentive text;
`,
}
