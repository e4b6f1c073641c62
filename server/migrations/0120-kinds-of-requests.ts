/** Earlier requests that are shown beside one are those of its own kind. */
export const kindsOfRequestsMigration = {
  name: '0120-kinds-of-requests',
  sql: `
alter table approval_request add column kind text;
update approval_request r set kind = c.kind from commission_request c
  where r.doc_type = 'soa_request' and c.id = r.subject_id;
`,
}
