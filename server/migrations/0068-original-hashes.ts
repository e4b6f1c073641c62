/**
 * The hash that a browser says its picture had before it was made smaller. It is a claim: it finds the same paper sent
 * twice, and proves nothing.
 */
export const originalHashesMigration = {
  name: '0068-original-hashes',
  sql: `
alter table upload add column original_sha256 text check (original_sha256 ~ '^[0-9a-f]{64}$');
alter table stored_file add column original_sha256 text check (original_sha256 ~ '^[0-9a-f]{64}$');
create index stored_file_of_expense_original on stored_file (coalesce(original_sha256, sha256))
  where owner_type = 'expense';
`,
}
