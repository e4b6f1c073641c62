/** Requests for leave are found by their number, as other documents are. */
export const foundLeaveMigration = {
  name: '0084-found-leave',
  sql: `
create trigger leave_request_noted after insert or update of request_no on leave_request
  for each row execute function portal_note_record('leave_request', 'request_no', '{}', '{}');
create trigger leave_request_forgotten after delete on leave_request
  for each row execute function portal_forget_record('leave_request');
insert into search_entry (kind, record_id, ou_id, title, detail, words, recorded_at)
select 'leave_request', r.id, r.ou_id, r.request_no, e.detail, e.words, r.created_at
from leave_request r cross join lateral portal_entry_of(to_jsonb(r), 'request_no', '{}', '{}') e
where r.request_no is not null;
`,
}
