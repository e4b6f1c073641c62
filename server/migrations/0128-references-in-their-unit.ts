/** Both rows stand in one unit: a table, its column, the table that it refers to, and what else the reference says. */
export const PAIRS = [
  ['approval_seat', 'request_id', 'approval_request', ' on delete cascade'],
  ['approval_link', 'request_id', 'approval_request', ' on delete cascade'],
  ['buyer_document', 'attachment_id', 'stored_file', ''],
  ['commission_share', 'sale_seller_id', 'sale_seller', ''],
  ['document_file', 'first_file_id', 'stored_file', ''],
  ['document_file', 'file_id', 'stored_file', ''],
  ['payslip_batch_file', 'file_id', 'stored_file', ''],
  ['sale_document', 'attachment_id', 'stored_file', ''],
  ['sale_document', 'buyer_document_id', 'buyer_document', ''],
] as const

const pair = ([table, column, to, rest]: (typeof PAIRS)[number]) => `
alter table ${table} add constraint ${table}_${column}_in_unit
  foreign key (ou_id, ${column}) references ${to} (ou_id, id)${rest} not valid;`

/**
 * The pair is asked of every new row at once; what was there is looked through beside the open portal (0130), and the
 * reference by id alone stands until then. A day of leave has its pair since it was made. An expense stays in the unit
 * whose books it stands in, wherever its requester goes, as an advance does.
 */
export const referencesInTheirUnitMigration = {
  name: '0128-references-in-their-unit',
  sql: `${PAIRS.map(pair).join('')}
alter table leave_request_day drop constraint leave_request_day_request_id_fkey;
alter table expense drop constraint expense_ou_id_employee_id_fkey,
  add constraint expense_employee foreign key (employee_id) references employee (id) not valid;
`,
}
