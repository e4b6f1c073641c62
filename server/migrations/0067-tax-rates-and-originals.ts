/**
 * Rates of tax begin on a day and may change later; a paper keeps those by which it was computed. Until now there were
 * these alone. And the hash that a browser says its picture had before it was made smaller: a claim, which finds the same
 * paper sent twice and proves nothing.
 */
export const taxRatesMigration = {
  name: '0067-tax-rates-and-originals',
  sql: `
alter table expense add column tax_rates jsonb not null default '{"vat": "12", "withholding": {
  "WC100": "5", "WC120": "2", "WC160": "2", "WC158": "1", "WC010": "10", "WC011": "15",
  "WI100": "5", "WI120": "2", "WI160": "2", "WI158": "1", "WI010": "5", "WI011": "10",
  "WC139": "10", "WC140": "15", "WI139": "5", "WI140": "10"}}' check (jsonb_typeof(tax_rates -> 'vat') = 'string');
alter table expense alter column tax_rates drop default;

-- Codes of tax have digits.
alter table parameter_value drop constraint parameter_value_code_check,
  add constraint parameter_value_code_check check (code ~ '^[a-z-]+[.][a-z0-9_]+$');

alter table commission_statement add column vat_rate_pct numeric(9,6) not null default 12
  check (vat_rate_pct between 0 and 100);
alter table commission_statement alter column vat_rate_pct drop default;

alter table upload add column original_sha256 text check (original_sha256 ~ '^[0-9a-f]{64}$');
alter table stored_file add column original_sha256 text check (original_sha256 ~ '^[0-9a-f]{64}$');
create index stored_file_of_expense_original on stored_file (coalesce(original_sha256, sha256))
  where owner_type = 'expense';
`,
}
