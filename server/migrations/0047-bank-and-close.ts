import { byUnit, keptByUnit, touch, UNIT_COLUMNS, writtenOnce } from '@server/migrations/table-parts'

/** What stays as it was written, but for what its end is told by. */
const endedOnce = (table: string, end: string) => `
create unique index ${table}_id on ${table} (id);
${touch(table)}
${byUnit(table)}
grant select, insert, update (${end}_at, ${end}_by, updated_by) on ${table} to portal_app, portal_company;
create function ${table}_ends() returns trigger language plpgsql as $$
begin
  if old.${end}_at is not null or to_jsonb(new) - '{${end}_at, ${end}_by, updated_at, updated_by, row_version}'::text[]
      <> to_jsonb(old) - '{${end}_at, ${end}_by, updated_at, updated_by, row_version}'::text[] then
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger ${table}_a_kept before update on ${table} for each row execute function ${table}_ends();`

/** What the books are checked and told by: the close of a month, the bank, entries that come back each month. */
export const closeBooksMigration = {
  name: '0047-bank-and-close',
  sql: `
-- All faults, of one unit or of all; null names all.
create function portal_ledger_faults(unit uuid) returns table (ou_id uuid, seq bigint, number text, reason text)
  language sql stable security definer set search_path = public, pg_temp as $$
  with said as (
    select l.entry_id, jsonb_agg(portal_line_json(l) order by l.seq) as lines from journal_line l where unit is null or l.ou_id = unit group by l.entry_id
  ), walked as (
    select e.ou_id, e.chain_seq as seq, e.number, e.hash, e.prev_hash, portal_entry_hash(e, s.lines) as computed,
      lag(e.hash, 1, '') over w as before, lag(e.chain_seq, 1, 0::bigint) over w as seq_before,
      e.reversed_by_id, r.id as reversal
    from journal_entry e left join said s on s.entry_id = e.id left join journal_entry r on r.reversal_of_id = e.id
    where unit is null or e.ou_id = unit
    window w as (partition by e.ou_id order by e.chain_seq)
  ), sums as (
    select l.ou_id, l.account_id, date_trunc('month', l.entry_date)::date as month, sum(l.debit) as debit, sum(l.credit) as credit
    from journal_line l where unit is null or l.ou_id = unit group by 1, 2, 3
  ), faults as (
    select w.ou_id, w.seq, w.number, case
      when w.seq <> w.seq_before + 1 then 'an entry before it is missing'
      when w.prev_hash <> w.before then 'it does not follow the entry before it'
      when w.hash is distinct from w.computed then 'its content was changed'
      when w.reversed_by_id is distinct from w.reversal then 'its reversal was changed' end as reason
    from walked w
    union all
    select h.ou_id, h.seq, null, 'the last entries are missing' from ledger_head h
    where (unit is null or h.ou_id = unit) and (h.seq <> coalesce((select max(e.chain_seq) from journal_entry e where e.ou_id = h.ou_id), 0)
      or h.hash <> coalesce((select e.hash from journal_entry e where e.ou_id = h.ou_id and e.chain_seq = h.seq), ''))
    union all
    select l.ou_id, null, l.number, 'a line without its entry' from journal_line l
    where (unit is null or l.ou_id = unit) and not exists (select from journal_entry e where e.id = l.entry_id)
    union all
    select coalesce(m.ou_id, s.ou_id), null, a.code, 'the sums of ' || coalesce(m.month, s.month) || ' were changed'
    from (select * from account_month where unit is null or ou_id = unit) m full join sums s using (ou_id, account_id, month)
      join account a on a.id = coalesce(m.account_id, s.account_id)
    where (m.debit, m.credit) is distinct from (s.debit, s.credit)
  )
  select f.ou_id, f.seq, f.number, f.reason from faults f where f.reason is not null
  order by f.seq nulls last, f.ou_id, f.number
$$;
revoke execute on function portal_ledger_faults from public;
create or replace function portal_ledger_verify() returns table (ou_id uuid, seq bigint, number text, reason text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select * from portal_ledger_faults(null) limit 1
$$;
-- The same of one unit, for those who act in it.
create function portal_unit_faults(unit uuid) returns table (seq bigint, number text, reason text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if current_setting('role') = 'portal_app' and not unit = any (app_unit_ids()) then
    raise exception 'permission denied: another unit' using errcode = 'insufficient_privilege';
  end if;
  return query select f.seq, f.number, f.reason from portal_ledger_faults(unit) f limit 20;
end $$;
revoke execute on function portal_unit_faults from public;
grant execute on function portal_unit_faults to portal_app, portal_company;

create index journal_entry_posted on journal_entry (created_at);

create table entry_template (${UNIT_COLUMNS},
  name text not null,
  memo text not null,
  lines jsonb not null default '[]',
  total numeric(16,2) not null default 0,
  recurs_from date,
  recurs_until date check (recurs_until >= recurs_from),
  next_on date,
  reverses_next_month boolean not null default false,
  is_active boolean not null default true,
  check (recurs_until is null or recurs_from is not null)
);
${keptByUnit('entry_template')}
create index entry_template_due on entry_template (next_on) where is_active and next_on is not null;

create table bank_statement (${UNIT_COLUMNS},
  account_id uuid not null references account (id),
  file_name text not null,
  file_hash text not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  opening numeric(16,2) not null,
  closing numeric(16,2) not null,
  line_count int not null check (line_count > 0),
  withdrawn_at timestamptz,
  withdrawn_by uuid references app_user (id)
);
${endedOnce('bank_statement', 'withdrawn')}
-- The same file counts once, until it was withdrawn.
create unique index bank_statement_file on bank_statement (ou_id, account_id, file_hash) where withdrawn_at is null;
create index bank_statement_of on bank_statement (ou_id, account_id, ends_on desc);

create table bank_line (${UNIT_COLUMNS},
  statement_id uuid not null,
  account_id uuid not null references account (id),
  seq int not null check (seq > 0),
  line_date date not null,
  amount numeric(16,2) not null check (amount <> 0),
  description text not null,
  reference text,
  unique (statement_id, seq),
  foreign key (ou_id, statement_id) references bank_statement (ou_id, id)
);
${writtenOnce('bank_line')}
create index bank_line_of on bank_line (ou_id, account_id, line_date, seq);

-- Says that a line of the bank is one of the ledger, and changes neither of them.
create table bank_match (${UNIT_COLUMNS},
  bank_line_id uuid not null,
  journal_line_id uuid not null,
  undone_at timestamptz,
  undone_by uuid references app_user (id),
  foreign key (ou_id, bank_line_id) references bank_line (ou_id, id),
  foreign key (ou_id, journal_line_id) references journal_line (ou_id, id)
);
${endedOnce('bank_match', 'undone')}
create unique index bank_match_entry on bank_match (journal_line_id) where undone_at is null;
create index bank_match_line on bank_match (bank_line_id) where undone_at is null;
create function portal_check_match() returns trigger language plpgsql as $$
declare sums record;
begin
  select b.amount, count(l.id) as lines, coalesce(sum(l.debit - l.credit), 0) as matched,
      bool_and(l.account_id = b.account_id) as same_account
    into sums from bank_line b left join bank_match m on m.bank_line_id = b.id and m.undone_at is null
      left join journal_line l on l.id = m.journal_line_id
    where b.id = new.bank_line_id group by b.amount;
  if sums.lines > 0 and (sums.matched <> sums.amount or not sums.same_account) then
    raise exception 'what matches a line of the bank adds up to it' using errcode = 'check_violation', constraint = 'bank_match_adds_up';
  end if;
  return null;
end $$;
create constraint trigger bank_match_sum after insert or update on bank_match deferrable initially deferred
  for each row execute function portal_check_match();

-- What the books of a unit began with, line by line, and the entry that all of them became.
create table opening_balance (${UNIT_COLUMNS},
  as_of date not null,
  account_id uuid not null references account (id),
  debit numeric(16,2) not null default 0 check (debit >= 0),
  credit numeric(16,2) not null default 0 check (credit >= 0),
  memo text,
  developer_id uuid references developer (id),
  seller_id uuid references seller_profile (id),
  employee_id uuid references employee (id),
  entry_id uuid,
  check ((debit = 0) <> (credit = 0)),
  check (num_nonnulls(developer_id, seller_id, employee_id) <= 1),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id)
);
${keptByUnit('opening_balance')}
create index opening_balance_of on opening_balance (as_of desc, ou_id, id);
create function portal_keep_opening() returns trigger language plpgsql as $$
begin
  if old.entry_id is not null then
    raise exception 'opening_balance is append-only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger opening_balance_kept before update on opening_balance for each row execute function portal_keep_opening();

-- How the columns of the files of a bank are read.
create table bank_mapping (${UNIT_COLUMNS},
  account_id uuid not null references account (id),
  mapping jsonb not null,
  unique (ou_id, account_id)
);
${keptByUnit('bank_mapping')}

alter table manual_entry
  add reverses_next_month boolean not null default false,
  add template_id uuid,
  add recurs_on date,
  add bank_line_id uuid,
  add foreign key (ou_id, template_id) references entry_template (ou_id, id),
  add foreign key (ou_id, bank_line_id) references bank_line (ou_id, id);
-- A template makes one draft a month, and a line of the bank one.
create unique index manual_entry_recurs on manual_entry (template_id, recurs_on) where recurs_on is not null;
create unique index manual_entry_bank_line on manual_entry (bank_line_id) where bank_line_id is not null;
create index manual_entry_to_reverse on manual_entry (entry_date) where reverses_next_month and status = 'posted';
`,
}
