/**
 * Keys that `on conflict` names, with the unit of what their first column refers to: they hold the same (decision 0127).
 * A portal names them from its first request on, so they are made before it opens.
 */
export const keysThatWritesNameMigration = {
  name: '0126-keys-that-writes-name',
  sql: `
alter table attendance_day drop constraint attendance_day_employee_id_work_date_key,
  add unique (employee_id, work_date, ou_id);
alter table employee_shift drop constraint employee_shift_employee_id_valid_from_key,
  add unique (employee_id, valid_from, ou_id);
alter table commission_tranche drop constraint commission_tranche_sale_commission_id_seq_key,
  add unique (sale_commission_id, seq, ou_id);
drop index commission_share_once;
create unique index commission_share_once on commission_share (tranche_id, sale_seller_id, ou_id) nulls not distinct;
alter table approval_seat drop constraint approval_seat_request_id_seat_key_key,
  add unique (request_id, seat_key, ou_id);
alter table leave_request_day drop constraint leave_request_day_pkey, add primary key (request_id, on_date, ou_id);
`,
}
