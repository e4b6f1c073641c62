/** Whoever asks by somebody else's hand has no account to be found by: the line above them is looked up by this. */
export const requesterEmployeeMigration = {
  name: '0031-requester-employee',
  sql: `
alter table approval_request add column requester_employee_id uuid;
alter table approval_request add constraint approval_request_requester
  foreign key (requester_employee_id) references employee (id);
`,
}
