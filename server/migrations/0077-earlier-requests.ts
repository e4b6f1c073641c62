/** What somebody asked before is found without reading what everybody asked. */
export const earlierRequestsMigration = {
  name: '0077-earlier-requests',
  sql: `
create index approval_request_of_employee on approval_request (requester_employee_id, doc_type, requested_at);
create index approval_request_of_account on approval_request (requested_by, doc_type, requested_at)
  where requester_employee_id is null;
`,
}
