import { keptByUnit, UNIT_COLUMNS } from '@server/migrations/table-parts'

const amount = (name: string) => `${name} numeric(16,2) check (${name} >= 0)`
const rate = (name: string) => `${name} numeric(9,6) check (${name} between 0 and 100)`
const figures = (
  whose: string,
) => `${amount(`${whose}_base`)}, ${rate(`${whose}_rate`)}, ${amount(`${whose}_gross`)},
  ${amount(`${whose}_tax`)}, ${amount(`${whose}_paid`)}`

/** Developers' reports row by row beside what was billed. What either side said never changes; only what is decided of it. */
export const reportMatchesMigration = {
  name: '0065-report-matches',
  sql: `
create table report_match (${UNIT_COLUMNS},
  developer_id uuid not null references developer (id),
  file_name text not null,
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  status text not null default 'open' check (status in ('open', 'closed')),
  row_count int not null check (row_count >= 0),
  same_count int not null default 0 check (same_count >= 0),
  open_count int not null default 0 check (open_count >= 0),
  accepted_count int not null default 0 check (accepted_count >= 0),
  disputed_count int not null default 0 check (disputed_count >= 0),
  check ((status = 'closed') = (open_count = 0))
);
create unique index report_match_file on report_match (ou_id, developer_id, file_hash);
create index report_match_by_date on report_match (ou_id, created_at desc, id);
${keptByUnit('report_match')}

create table report_match_row (${UNIT_COLUMNS},
  report_id uuid not null,
  developer_id uuid not null references developer (id),
  row_no int,
  unit_code text,
  buyer_name text,
  sale_no text,
  kind text not null check (kind in ('same', 'unknown_sale', 'reported_twice', 'not_billed', 'other_base', 'other_rate',
    'other_gross', 'other_tax', 'missing_receipt', 'missing_payment', 'missing_line')),
  confidence text not null check (confidence in ('confident', 'probable', 'none')),
  state text not null check (state in ('none', 'open', 'accepted', 'disputed')),
  ${figures('theirs')},
  ${figures('ours')},
  paid_on date,
  note text,
  line_id uuid,
  receipt_id uuid,
  foreign key (ou_id, report_id) references report_match (ou_id, id),
  foreign key (ou_id, line_id) references statement_line (ou_id, id),
  foreign key (ou_id, receipt_id) references collection (ou_id, id) on delete set null (receipt_id),
  check ((kind = 'same') = (state = 'none')),
  check (receipt_id is null or (kind = 'missing_receipt' and state = 'accepted')),
  check ((kind = 'missing_line') = (row_no is null))
);
create index report_match_row_of on report_match_row (ou_id, report_id, kind, unit_code, id);
create index report_match_row_receipt on report_match_row (ou_id, receipt_id) where receipt_id is not null;
${keptByUnit('report_match_row')}
create function report_match_row_said() returns trigger language plpgsql as $$
declare
  decided text[] := array['state', 'note', 'receipt_id', 'updated_at', 'updated_by', 'row_version'];
begin
  if to_jsonb(old) - decided <> to_jsonb(new) - decided then
    raise exception 'what a report says is never changed' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger report_match_row_said before update on report_match_row for each row execute function report_match_row_said();
`,
}
