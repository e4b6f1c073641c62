/** What a look for anomalies asks of every sale and payee of a unit is found without reading all of them. */
export const moreAnomaliesMigration = {
  name: '0073-more-anomalies',
  sql: `
create index sale_outside_list on sale (ou_id, id) where price_outside_list;
create index sale_protection_waived on sale (ou_id, id) where protection_waived_by is not null;
create index seller_profile_account on seller_profile (ou_id, payout_account_no_hash, payout_bank_id)
  where payout_account_no_hash is not null;
create index payout_change_newest on payout_change (ou_id, created_at desc);
`,
}
