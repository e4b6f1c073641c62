/** Where a scanner is set, what it said of a file; what was stored before, or without one, was never looked at. */
export const fileChecksMigration = {
  name: '0036-file-checks',
  sql: `
alter table stored_file
  add column check_state text not null default 'none' check (check_state in ('none', 'waiting', 'clean', 'harmful')),
  add column harm text check ((harm is not null) = (check_state = 'harmful'));
create index stored_file_to_check on stored_file (created_at, id) where check_state = 'waiting' and not is_damaged;
`,
}
