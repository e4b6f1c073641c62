import pg from 'pg'
import { countedAnew } from '@server/migrations/0124-rows-counted'
import { clientConfig, type Connection } from '@server/platform/db/connection'

/** Sellers, teams and projects that grow with the company, as they do: a thousand sales a seller, no more. */
const SALES_A_SELLER = 1_000
const MONTHS = 60
/** So many at a time keep the log of the database short. */
const BITE = 100_000

const FIRST = `(array['Ana','Bea','Carlo','Dino','Elena','Felix','Grace','Hector','Ines','Jose','Karina','Luis'])`
const LAST = `(array['Reyes','Cruz','Santos','Bautista','Ocampo','Garcia','Mendoza','Torres','Flores','Villanueva'])`
const named = (list: string, length: number, n: string) => `${list}[1 + ${n} % ${length}]`

/**
 * Sales in every state over five years, of which every fifth is of two sellers, each of a unit and a buyer of its own,
 * with the schedule that it must have. Every constraint holds; what only says again what these rows say already (the
 * guards of a single step, the months of the report) is left out while they are written and then made in one go.
 */
export async function makeSales(connection: Connection, count: number): Promise<void> {
  await withClient(connection, async say => {
    await makeMarket(say, count)
    for (const table of ['sale', 'sale_seller', 'sale_schedule'])
      await say(`alter table ${table} disable trigger user`)
    for (let from = 0; from < count; from += BITE) await makeBite(say, from, Math.min(count, from + BITE))
    for (const table of ['sale', 'sale_seller', 'sale_schedule'])
      await say(`alter table ${table} enable trigger user`)
    await say('select sale_months_anew()')
    await say('select sale_dues_anew()')
    await say(countedAnew('sale', 'status'))
    // Every row was rewritten at once, which no company's day does.
    await say('reindex index sale_search')
    await say('reindex index sale_reserved_search')
    for (const table of [
      'property_unit',
      'buyer',
      'sale',
      'sale_seller',
      'sale_schedule',
      'sale_credit',
      'sale_month',
      'sale_seller_month',
      'row_count',
    ])
      await say(`vacuum (analyze) ${table}`)
  })
}

type Say = (statement: string) => Promise<unknown>

async function withClient(connection: Connection, work: (say: Say) => Promise<void>): Promise<void> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  try {
    await work(statement => client.query(statement))
  } finally {
    await client.end()
  }
}

async function makeMarket(say: Say, count: number): Promise<void> {
  const sellers = Math.max(20, Math.ceil(count / SALES_A_SELLER))
  await say(`create temp table bench_seller as
    with people as (
      insert into seller_profile (display_name, prc_license_no, ou_id)
      select 'Bench seller ' || n, 'BENCH-' || n,
        (select id from operating_unit order by ou_code offset n % (select count(*) from operating_unit) limit 1)
      from generate_series(1, ${sellers}) n returning id, ou_id)
    select id, ou_id, row_number() over (order by id) as place from people`)
  await say(`create temp table bench_team as select id, ou_id, row_number() over (partition by ou_id order by code) as place,
    count(*) over (partition by ou_id) as of_unit from sales_team`)
  await say(`create temp table bench_project as select id, developer_id, row_number() over (order by code) as place,
    count(*) over () as of_all from project`)
}

const AT = `date '2021-12-01' + (n::bigint * 7919 % ${MONTHS * 30})::int`
const PRICE = `(1000000 + n::bigint * 104729 % 8000000)::numeric(16,2)`
/** By the hundred: 4 drafts, 10 reserved, 50 booked, 20 fully paid, 11 cancelled, 5 forfeited. */
const STATUS = `case when n % 100 < 4 then 'draft' when n % 100 < 14 then 'reserved' when n % 100 < 64 then 'booked'
  when n % 100 < 84 then 'fully_paid' when n % 100 < 95 then 'cancelled' else 'forfeited' end`

async function makeBite(say: Say, from: number, to: number): Promise<void> {
  await say(`create temp table bite as
    select n, portal_uuid7() as sale_id, portal_uuid7() as unit_id, portal_uuid7() as buyer_id, s.id as seller_id, s.ou_id,
      ${AT} as at, ${PRICE} as price, ${STATUS} as status, p.id as project_id, p.developer_id, t.id as team_id
    from generate_series(${from + 1}, ${to}) n
      join bench_seller s on s.place = 1 + n % (select count(*) from bench_seller)
      join bench_project p on p.place = 1 + n % p.of_all
      left join bench_team t on t.ou_id = s.ou_id and t.place = 1 + n % t.of_unit`)
  await say(`insert into property_unit (id, project_id, unit_type_id, unit_code, list_price, price_effective_from, status)
    select unit_id, project_id, (select id from unit_type order by code limit 1), 'BENCH-' || n, price, at,
      case status when 'reserved' then 'reserved' when 'booked' then 'sold' when 'fully_paid' then 'sold' else 'available' end
    from bite`)
  await say(`insert into buyer (id, ou_id, buyer_no, kind, last_name, first_name, present_address, mobile, fingerprint)
    select buyer_id, ou_id, 'BENCH-' || n, 'individual', ${named(LAST, 10, 'n')} || ' ' || n, ${named(FIRST, 12, 'n / 7')},
      'Cebu City', '+63917' || lpad(n::text, 7, '0'), 'bench-' || n from bite`)
  await say(`insert into sale (id, ou_id, sale_no, project_id, developer_id, unit_id, unit_code, buyer_id, buyer_name,
      seller_names, team_id, status, payment_stage, financing, list_price, net_list_price, vat_treatment, vat_rate_pct,
      vat_amount, misc_fee_rate_pct, misc_fee_amount, tcp, commission_base, reservation_fee, reservation_date,
      reservation_or_ar_no, reservation_valid_to, dp_rate_pct, dp_amount, dp_terms_months, dp_start_date, balance_amount,
      cts_signed_at, booked_at, fully_paid_at, cancelled_at, cancel_reason_code, cancel_kind, scheme_snapshot)
    select sale_id, b.ou_id, case when b.status <> 'draft' then 'BENCH-' || lpad(n::text, 8, '0') end, project_id, developer_id, unit_id, 'BENCH-' || n, buyer_id,
      ${named(LAST, 10, 'n')} || ' ' || n || ', ' || ${named(FIRST, 12, 'n / 7')}, p.display_name, team_id, b.status,
      case b.status when 'fully_paid' then 'paid' when 'booked' then 'downpayment' else 'reservation' end, 'bank', price, price,
      'exempt', 0, 0, 0, 0, price, price, 20000, at, case when b.status <> 'draft' then 'OR-' || n end, at + 30, 20, round(price * 0.2, 2), 12, at + 31,
      price - round(price * 0.2, 2),
      case when b.status in ('booked', 'fully_paid') then at + 20 end,
      case when b.status in ('booked', 'fully_paid') then at + 20 + time '10:00' end,
      case when b.status = 'fully_paid' then at + 300 + time '10:00' end,
      case when b.status in ('cancelled', 'forfeited') then at + (n % 240) + time '10:00' end,
      case when b.status = 'cancelled' then 'other' end, case when b.status = 'cancelled' then 'backout' end,
      case when b.status in ('booked', 'fully_paid') then '{}'::jsonb end
    from bite b join seller_profile p on p.id = b.seller_id`)
  await say(`insert into sale_schedule (ou_id, sale_id, seq, kind, due_date, principal, amount)
    select ou_id, sale_id, part, case part when 1 then 'downpayment' else 'balance' end, at + 31 * part,
      case part when 1 then round(price * 0.2, 2) else price - round(price * 0.2, 2) end,
      case part when 1 then round(price * 0.2, 2) else price - round(price * 0.2, 2) end
    from bite cross join generate_series(1, 2) part`)
  await say(`insert into sale_seller (ou_id, sale_id, seller_id, level, share_weight, sequence_no)
    select ou_id, sale_id, seller_id, 'agent', 2, 1 from bite
    union all
    select b.ou_id, sale_id, s.id, 'agent', 1, 2 from bite b join bench_seller s
      on s.place = 1 + (b.n + 1) % (select count(*) from bench_seller) and s.id <> b.seller_id where b.n % 5 = 0`)
  await say('drop table bite')
}

/** Leads of every source and state over two years, each protected for sixty days. */
export async function makeLeads(connection: Connection, count: number): Promise<void> {
  await withClient(connection, async say => {
    await say(`create temp table bench_owner as select e.id, e.ou_id, m.team_id, row_number() over (order by e.employee_no) as place
      from employee e join sales_team_member m on m.employee_id = e.id where e.is_active`)
    await say(
      `create temp table bench_status as select id, category, row_number() over (order by code) as place from prospect_status where is_active`,
    )
    await say('alter table lead disable trigger user')
    for (let from = 0; from < count; from += BITE)
      await say(`insert into lead (ou_id, lead_no, full_name, mobile_e164, fingerprint, owner_employee_id, team_id, source, status_id,
          category, consent_text_version, next_action_at, next_action_kind, protected_from, protected_until, created_at)
        select o.ou_id, 'BENCH-' || lpad(n::text, 8, '0'), ${named(FIRST, 12, 'n / 7')} || ' ' || ${named(LAST, 10, 'n')} || ' ' || n,
          '+63918' || lpad(n::text, 7, '0'), 'bench-' || n, o.id, o.team_id,
          (array['facebook','tiktok','website','walk_in','referral'])[1 + n % 5], s.id, s.category, '1',
          now() + make_interval(hours => (n % 2000)::int - 1000), 'call', current_date - (n % 730)::int, current_date - (n % 730)::int + 60,
          now() - make_interval(days => (n % 730)::int)
        from generate_series(${from + 1}, ${Math.min(count, from + BITE)}) n
          join bench_owner o on o.place = 1 + n % (select count(*) from bench_owner)
          join bench_status s on s.place = 1 + n % (select count(*) from bench_status)`)
    await say('alter table lead enable trigger user')
    await say(countedAnew('lead', 'status_id'))
    await say('vacuum (analyze) lead')
  })
}
