import { keptByUnit, UNIT_COLUMNS } from '@server/migrations/table-parts'
import { searchIndex } from '@server/platform/db/search-index'

/** Rows that are only ever added to by a request. */
const addedTo = (table: string) => `${keptByUnit(table)}
revoke update on ${table} from portal_app, portal_company;`

/** Leads, what was done with them, whose they were, and the calendars that tell what comes next. */
export const leadsMigration = {
  name: '0019-leads',
  sql: `
-- A status in which leads stand keeps its category: the lead carries it, and this holds the two together.
alter table prospect_status add constraint prospect_status_of_category unique (id, category);

create table lead (${UNIT_COLUMNS},
  lead_no text not null,
  full_name text not null,
  mobile_e164 text check (mobile_e164 ~ '^[+][1-9][0-9]{7,14}$'),
  email text,
  fingerprint text not null,
  owner_employee_id uuid not null,
  -- Whoever is between two teams still writes a lead down.
  team_id uuid,
  source text not null default 'other' check (source in ('facebook', 'tiktok', 'website', 'walk_in', 'referral',
    'broker_network', 'event', 'ofw_roadshow', 'other')),
  campaign text,
  status_id uuid not null,
  category text not null,
  project_interest_ids jsonb not null default '[]' check (jsonb_typeof(project_interest_ids) = 'array'),
  unit_type_id uuid references unit_type (id),
  budget_min numeric(16,2) check (budget_min >= 0),
  budget_max numeric(16,2) check (budget_max >= 0),
  financing_pref text check (financing_pref in ('spot_cash', 'deferred_cash', 'in_house', 'bank', 'pag_ibig')),
  country text,
  consent_at timestamptz not null default now(),
  consent_text_version text not null,
  first_contact_at timestamptz,
  next_action_at timestamptz,
  next_action_kind text check (next_action_kind in ('call', 'sms', 'chat', 'email', 'site_visit', 'presentation')),
  protected_from date not null default (now() at time zone 'Asia/Manila')::date,
  protected_until date not null,
  lost_reason text,
  converted_buyer_id uuid,
  merged_into_id uuid check (merged_into_id <> id),
  constraint lead_no_key unique (ou_id, lead_no),
  constraint lead_reachable check (mobile_e164 is not null or email is not null),
  check (budget_max >= budget_min),
  check (protected_until >= protected_from),
  check (merged_into_id is null or category = 'lost'),
  constraint lead_status foreign key (status_id, category) references prospect_status (id, category),
  foreign key (ou_id, owner_employee_id) references employee (ou_id, id) on update cascade,
  foreign key (team_id) references sales_team (id),
  -- R-20 as the last line: two leads of one person are never protected on one day. An index over "protected until
  -- today or later" cannot be, since an index knows no today; spans of days need none. Who registers second is told so
  -- before, under a lock of the fingerprint (portal_lead_standing), and so never waits for this or meets a deadlock.
  constraint lead_protected_once exclude using gist (
    -- One fingerprint has one number, so that days alone are compared.
    int8range(hashtextextended(fingerprint, 0) / 2, hashtextextended(fingerprint, 0) / 2, '[]') with &&,
    daterange(protected_from, protected_until, '[]') with &&
  ) where (category <> 'lost')
);
${keptByUnit('lead')}
alter table lead add constraint lead_merged_into foreign key (merged_into_id) references lead (id);
create index lead_same_person on lead (fingerprint);
create index lead_merged on lead (merged_into_id) where merged_into_id is not null;
-- The orders of the list: of a unit, of one seller, of the company.
create index lead_newest on lead (ou_id, created_at desc, id);
create index lead_newest_of_owner on lead (owner_employee_id, created_at desc, id);
create index lead_newest_of_all on lead (created_at desc, id);
create index lead_by_name on lead (ou_id, full_name, id);
create index lead_by_no on lead (ou_id, lead_no, id);
create index lead_by_next on lead (ou_id, next_action_at, id);
create index lead_by_end on lead (ou_id, protected_until, id);
create index lead_by_category on lead (ou_id, category, created_at desc, id);
-- The agent's day, and the board: by what comes next within a status.
create index lead_day on lead (owner_employee_id, next_action_at, id)
  where category in ('open', 'working') and next_action_at is not null;
create index lead_never_met on lead (owner_employee_id, created_at, id)
  where category in ('open', 'working') and first_contact_at is null;
create index lead_board on lead (ou_id, status_id, next_action_at, id);
create index lead_board_of_all on lead (status_id, next_action_at, id);
create index lead_board_of_owner on lead (owner_employee_id, status_id, next_action_at, id);
-- Who may be the same person.
create index lead_same_mobile on lead (mobile_e164) where mobile_e164 is not null;
create index lead_same_email on lead (lower(email)) where email is not null;
create index lead_same_name on lead (lower(full_name));
create index lead_of_type on lead (unit_type_id) where unit_type_id is not null;
create index lead_of_team on lead (team_id) where team_id is not null;
create index lead_of_status on lead (status_id, category);
${searchIndex('lead', ['lead_no', 'full_name', 'mobile_e164', 'email'])}

create table lead_activity (${UNIT_COLUMNS},
  lead_id uuid not null,
  kind text not null check (kind in
    ('call', 'sms', 'chat', 'email', 'site_visit', 'presentation', 'note', 'status_change')),
  at timestamptz not null default now(),
  by uuid references app_user (id),
  outcome text,
  note text,
  next_action_at timestamptz,
  next_action_kind text check (next_action_kind in ('call', 'sms', 'chat', 'email', 'site_visit', 'presentation')),
  -- Of a change of status.
  from_status_id uuid references prospect_status (id),
  to_status_id uuid references prospect_status (id),
  attachment uuid,
  -- Where it was written down, if two leads became one since.
  came_from_lead_id uuid references lead (id),
  check ((kind = 'status_change') = (to_status_id is not null)),
  constraint lead_activity_lead foreign key (ou_id, lead_id) references lead (ou_id, id) on update cascade
);
${addedTo('lead_activity')}
create index lead_activity_of on lead_activity (lead_id, at desc, id);

create table lead_transfer (${UNIT_COLUMNS},
  lead_id uuid not null,
  kind text not null check (kind in ('assign', 'transfer')),
  from_employee uuid not null references employee (id),
  to_employee uuid not null references employee (id),
  reason text,
  approved_by uuid references app_user (id),
  at timestamptz not null default now(),
  came_from_lead_id uuid references lead (id),
  check (kind = 'assign' or reason is not null),
  check (from_employee <> to_employee),
  constraint lead_transfer_lead foreign key (ou_id, lead_id) references lead (ou_id, id) on update cascade
);
${addedTo('lead_transfer')}
create index lead_transfer_of on lead_transfer (lead_id, at desc, id);

create table lead_merge (${UNIT_COLUMNS},
  lead_id uuid not null,
  merged_lead_id uuid not null references lead (id),
  reason text not null,
  at timestamptz not null default now(),
  by uuid references app_user (id),
  -- How many rows of which table went along.
  moved jsonb not null,
  constraint lead_merge_lead foreign key (ou_id, lead_id) references lead (ou_id, id) on update cascade
);
${addedTo('lead_merge')}
create index lead_merge_of on lead_merge (lead_id, at desc, id);

-- A secret address that a calendar reads. Kept from every application role: the portal alone looks a token up.
create table calendar_feed (
  id uuid primary key default portal_uuid7(),
  created_at timestamptz not null default now(),
  user_id uuid not null references app_user (id),
  token_hash bytea not null unique,
  revoked_at timestamptz,
  last_read_at timestamptz
);
create unique index calendar_feed_of_user on calendar_feed (user_id) where revoked_at is null;

-- What a second registration may learn: which unit has the person and until when. Whoever asks holds the fingerprint
-- until the transaction ends, so that of two who register at once the second sees the first.
create function portal_lead_standing(sought text, except_id uuid)
  returns table (lead_id uuid, ou_code text, protected_until date)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('lead:' || sought, 0));
  return query select l.id, o.ou_code, l.protected_until from lead l join operating_unit o on o.id = l.ou_id
    where l.fingerprint = sought and l.id is distinct from except_id and l.category <> 'lost'
      and l.protected_until >= (now() at time zone 'Asia/Manila')::date
    limit 1;
end $$;

-- Two leads become one: whatever points at the one that goes, points at the one that stays, in tables of other rooms
-- too. Both must be of the units of who asks. Tells how many rows of which table went along.
create function portal_lead_follow(kept uuid, gone uuid) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept_ou uuid;
  link record;
  moved jsonb := '{}';
  n bigint;
begin
  if (select count(*) from lead l where l.id in (kept, gone) and (current_setting('role') in ('none', 'portal_company')
      or l.ou_id = any ((select app_unit_ids())::uuid[]))) <> 2 then
    raise exception 'not a lead of these units' using errcode = '42501';
  end if;
  select ou_id into kept_ou from lead where id = kept;
  -- What stands outside comes first: sales and holds are locked before leads everywhere.
  for link in select c.conrelid::regclass as tab, a.attname as col from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'lead'::regclass and cardinality(c.conkey) = 1
      and c.conrelid not in ('lead'::regclass, 'lead_activity'::regclass, 'lead_transfer'::regclass,
        'lead_merge'::regclass)
    order by c.conrelid::regclass::text
  loop
    execute format('update %s set %I = $1 where %I = $2', link.tab, link.col, link.col) using kept, gone;
    get diagnostics n = row_count;
    if n > 0 then moved := moved || jsonb_build_object(link.tab::text, n); end if;
  end loop;
  update lead_activity set lead_id = kept, ou_id = kept_ou, came_from_lead_id = coalesce(came_from_lead_id, gone)
    where lead_id = gone;
  get diagnostics n = row_count;
  moved := moved || jsonb_build_object('lead_activity', n);
  update lead_transfer set lead_id = kept, ou_id = kept_ou, came_from_lead_id = coalesce(came_from_lead_id, gone)
    where lead_id = gone;
  update lead_merge set lead_id = kept, ou_id = kept_ou where lead_id = gone;
  update stored_file set owner_id = kept, ou_id = kept_ou where owner_type = 'lead' and owner_id = gone;
  update lead set merged_into_id = kept where merged_into_id = gone;
  return moved;
end $$;
revoke execute on function portal_lead_standing, portal_lead_follow from public;
grant execute on function portal_lead_standing, portal_lead_follow to portal_app, portal_company;
`,
}
