/** A reason for leave is often about health: only those types whose reason is not are told in mails, until HR says otherwise. */
export const reasonsInMailsMigration = {
  name: '0125-reasons-in-mails',
  sql: `
alter table leave_type add column reason_in_mails boolean not null default false;
update leave_type set reason_in_mails = true where code in ('VL', 'SIL', 'BIRTHDAY', 'PATERNITY', 'BEREAVEMENT');
`,
}
