import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOCUMENTS } from '@contract/modules/documents'
import { inTransaction, type DbIdentity } from '@server/platform/db/transaction'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
const unitId = new Map<string, string>()
beforeAll(async () => {
  api = await startApi()
  for (const unit of await api.database.db.selectFrom('operating_unit').select(['id', 'ou_code']).execute())
    unitId.set(unit.ou_code, unit.id)
})
afterAll(() => api.close())

/** Masters and settings of the whole company, which every request may read. Of none is a unit the owner. */
const COMPANY_WIDE = new Set<string>([
  ...['access_version', 'company_profile', 'menu', 'menu_removed', 'module'],
  ...['permission', 'role', 'role_permission', 'sod_rule', 'user_role'],
  ...[
    'account',
    'area',
    'bank',
    'developer',
    'division',
    'document_requirement',
    'downloadable_form',
    'expense_category',
    'house_model',
    'leave_policy',
    'leave_setting',
    'leave_type',
    'link_rule',
    'operating_unit',
    'parameter_value',
    'position',
    'project',
  ],
  ...['commission_scheme', 'scheme_level', 'scheme_tranche'],
  ...['prospect_status', 'shift', 'sub_unit_type', 'unit_type'],
  ...['property_unit', 'unit_price_history'],
])
/** What a request may delete; every other row is kept, retired or deleted by the portal itself. */
const DELETABLE = [
  'approval_chain_step',
  'attendance_day',
  'co_buyer',
  'collection',
  'commission_scheme',
  'form_draft',
  'leave_request',
  'leave_request_day',
  'manual_entry',
  'menu',
  'menu_removed',
  'module',
  'notification_choice',
  'notification_preference',
  'payslip_batch_file',
  'role',
  'role_operating_unit',
  'role_permission',
  'sale',
  'sale_schedule',
  'sale_seller',
  'saved_view',
  'scheme_level',
  'scheme_tranche',
  'stored_file',
  'upload',
  'upload_part',
  'user_ou_override',
  'user_photo',
  'user_role',
]
/** What runs as the owner, each looked at: what it tells or does is no more than the comment beside it says. */
const AS_OWNER = [
  'app_may',
  'app_may_change',
  'portal_add_job',
  'portal_add_receivable',
  'portal_approvals_recheck',
  'portal_audit_append',
  'portal_audit_verify',
  'portal_begin_clawback',
  'portal_begin_allocation',
  'portal_begin_share',
  'portal_buyer_elsewhere',
  'portal_check_allocation',
  'portal_check_answered',
  'portal_check_release',
  'portal_count_allocations',
  // Write how many rows a unit has, each of its own table; they tell nothing.
  'portal_count_buyer',
  'portal_count_buyer_payment',
  'portal_count_credits',
  'portal_count_download',
  'portal_count_lead',
  'portal_count_mirror',
  'portal_count_sale',
  'portal_count_sale_credit',
  'portal_count_statement',
  'portal_end_quote_links',
  'portal_end_run_out_hold',
  'portal_find_records',
  'portal_forget_company_record',
  'portal_forget_record',
  'portal_grant_whole',
  'portal_heads_follow',
  'portal_keep_billed_share',
  'portal_keep_closed',
  'portal_lead_follow',
  'portal_lead_standing',
  'portal_ledger_faults',
  'portal_ledger_verify',
  'portal_line_above',
  'portal_line_below',
  'portal_lock_ledgers',
  'portal_lock_stored_bytes',
  'portal_open_periods',
  'portal_open_unit',
  'portal_own_employee',
  'portal_own_form',
  'portal_own_memo',
  'portal_mentionable',
  'portal_name_records',
  // Both write how an account is called, as its employee is; they tell nothing.
  'portal_name_user',
  'portal_name_users_of_employee',
  'portal_note_company_record',
  'portal_note_payout',
  'portal_note_record',
  'portal_notify',
  'portal_person_names',
  'portal_post_entry',
  // Says of the records of an expense that a receipt of it is kept, and changes nothing else.
  'portal_receipt_came',
  // Says of them that it was voided, likewise.
  'portal_record_voided',
  'portal_refresh_shares',
  'portal_rights_changed',
  'portal_scheme_counted',
  'portal_search_buyer',
  'portal_search_buyer_payment',
  'portal_search_reserved_sale',
  'portal_search_lead',
  'portal_search_sale',
  'portal_search_sale_credit',
  'portal_sum_recoveries',
  'portal_tell_shares',
  'portal_tell_shares_of_sale',
  'portal_tell_tranches',
  'portal_timeline',
  'portal_unit_faults',
  'portal_unit_follows_hold',
  'portal_used_by',
  'portal_viewers',
  // Moves the one quote that a sale names, and nothing of it but how far that sale has come.
  'quote_follows_sale',
  // Sums of a unit, of whoever sells in it, and the next day that a sale asks for: by what the sale says, as it is.
  'sale_due_of_schedule',
  'sale_seller_told',
  'sale_told',
]

const NOBODY = '01a1fa65-f2dd-768c-999c-c8f7244c9822'
async function as<T>(identity: DbIdentity, statement: ReturnType<typeof sql<T>>): Promise<T[]> {
  return inTransaction(api.database, { identity }, async tx => (await statement.execute(tx.db)).rows)
}
const userOf = async (username: string) =>
  (
    await api.database.db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id
const inUnits = (...codes: string[]): DbIdentity => ({
  role: 'unit',
  userId: NOBODY,
  unitIds: codes.map(code => unitId.get(code) ?? ''),
})

describe('row-level security', () => {
  it('OBJ-19 stands on every table that has a unit', async () => {
    const { rows } = await sql<{ table_name: string; protected: boolean; policies: number }>`
      select c.relname as table_name, c.relrowsecurity as protected,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'ou_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`.execute(api.database.db)
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(row => !row.protected || row.policies < 2)).toEqual([])
  })

  it('OBJ-19 binds the application roles: none owns a table, is a superuser or bypasses it', async () => {
    const { rows: owned } = await sql`
      select c.relname from pg_class c join pg_roles r on r.oid = c.relowner
      where r.rolname in ('portal_app', 'portal_company')`.execute(api.database.db)
    const { rows: almighty } = await sql`
      select rolname from pg_roles where rolname in ('portal_app', 'portal_company') and (rolsuper or rolbypassrls)`.execute(
      api.database.db,
    )
    expect({ owned, almighty }).toEqual({ owned: [], almighty: [] })
  })

  it('OBJ-19 stands on every table that a request reaches, but for the company’s own', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select c.relname as table_name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity
        and (has_any_column_privilege('portal_app', c.oid, 'select, insert, update')
          or has_table_privilege('portal_app', c.oid, 'delete')) order by 1`.execute(api.database.db)
    // No more and no fewer: a table that got its policies leaves the list.
    expect(rows.map(row => row.table_name)).toEqual([...COMPANY_WIDE].sort())
  })

  it('OBJ-19 lets no request within units read the whole of a table that has a policy', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select distinct c.relname as table_name from pg_policy p join pg_class c on c.oid = p.polrelid
      where p.polcmd in ('r', '*') and pg_get_expr(p.polqual, p.polrelid) = 'true'
        and (0 = any (p.polroles) or 'portal_app'::regrole = any (p.polroles)) order by 1`.execute(
      api.database.db,
    )
    expect(rows).toEqual([])
  })

  it('OBJ-19 lets a request delete what it has to, and empty no table', async () => {
    const { rows } = await sql<{ table_name: string; empties: boolean }>`
      select c.relname as table_name, bool_or(has_table_privilege(role, c.oid, 'truncate')) as empties
      from pg_class c, unnest(array['portal_app', 'portal_company']) role
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and has_table_privilege(role, c.oid, 'delete, truncate') group by 1 order by 1`.execute(
      api.database.db,
    )
    // The draft of a document may go; its trigger keeps what was once submitted.
    const drafts = DOCUMENTS.map(({ resource }) => resource.table)
    const deletable = [...DELETABLE, ...drafts].sort()
    expect(rows).toEqual(deletable.map(table_name => ({ table_name, empties: false })))
  })

  it('OBJ-19 lets nothing be written by a policy that does not look at what is written', async () => {
    const { rows } = await sql`
      select c.relname, p.polname from pg_policy p join pg_class c on c.oid = p.polrelid
      where p.polcmd <> 'r' and p.polcmd <> 'd' and p.polwithcheck is null`.execute(api.database.db)
    expect(rows).toEqual([])
  })

  it('OBJ-19 lets no request write what the whole company shares without a right to it', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select c.relname as table_name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity
        and exists (select from unnest(array['portal_app', 'portal_company']) role
          where has_any_column_privilege(role, c.oid, 'insert, update') or has_table_privilege(role, c.oid, 'delete'))
        and not exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
          where t.tgrelid = c.oid and p.proname = 'portal_require_writer' and t.tgenabled = 'O'
            -- Before each statement, on insert, update and delete.
            and t.tgtype & 31 = 30)`.execute(api.database.db)
    expect(rows).toEqual([])
  })

  it('OBJ-19 lets a request within or over units give nobody a right, but whoever may give rights', async () => {
    const agent = await userOf('agent')
    const admin = await userOf('super-admin')
    for (const role of ['unit', 'company'] as const) {
      const units = [...unitId.values()]
      for (const statement of [
        sql`insert into user_role (user_id, role_id) select ${agent}, id from role where code = 'super_admin'`,
        sql`insert into role_permission (role_id, permission_id) select r.id, p.id from role r, permission p`,
        sql`update role set rank = 99`,
        sql`delete from role_permission`,
        sql`update permission set is_sensitive = false`,
        sql`update menu set is_enabled = false`,
        sql`update company_profile set legal_name = 'Evil'`,
        sql`update property_unit set list_price = 1`,
      ])
        await expect(as({ role, userId: agent, unitIds: units }, statement)).rejects.toThrow(
          /permission denied: this request may not write/,
        )
      await as({ role, userId: admin, unitIds: units }, sql`update role set rank = rank`)
    }
  })

  it('OBJ-20 is passed by no view, and by the functions that were looked at alone', async () => {
    const { rows: views } = await sql`
      select c.relname from pg_class c where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace
        and not coalesce(c.reloptions::text like '%security_invoker=true%', false)`.execute(api.database.db)
    expect(views).toEqual([])
    const { rows: functions } = await sql<{ name: string; fixed: boolean }>`
      select p.proname as name, coalesce(p.proconfig::text ~ 'search_path=[^"]*pg_temp', false) as fixed
      from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`.execute(
      api.database.db,
    )
    expect(functions.filter(({ fixed }) => !fixed)).toEqual([])
    expect(functions.map(({ name }) => name)).toEqual([...AS_OWNER].sort())
  })

  it('shows the people of one’s units and no others, even to a query without any condition', async () => {
    const cebu = await as(inUnits('CEB'), sql<{ ou_id: string }>`select distinct ou_id from app_user`)
    expect(cebu).toEqual([{ ou_id: unitId.get('CEB') }])
    expect(await as(inUnits(), sql`select id from app_user`)).toEqual([])
  })

  it('lets nobody write into a unit that is not theirs', async () => {
    const move = sql`update app_user set ou_id = ${unitId.get('DVO')} where username = 'agent'`
    await expect(as(inUnits('CEB'), move)).rejects.toThrow(/row-level security/)
  })

  it('never shows hashes of passwords, sessions or links to an application role', async () => {
    for (const statement of [
      sql`select password_hash from app_user`,
      sql`select * from session`,
      sql`select * from password_reset`,
    ])
      await expect(as(inUnits('CEB'), statement)).rejects.toThrow(/permission denied/)
  })

  it.each([
    ['company', { role: 'company', userId: NOBODY, unitIds: [] }],
    ['unit', { role: 'unit', userId: NOBODY, unitIds: [] }],
  ] as const)('OBJ-19 shows keys and mails to none but those whose they are: %s', async (_role, identity) => {
    const { db } = api.database
    const writer = await db.selectFrom('app_user').select('id').executeTakeFirstOrThrow()
    await db
      .insertInto('idempotency_key')
      .values({ user_id: writer.id, key: `of-${_role}-others`, route: 'POST /x', body_hash: 'x' })
      .execute()
    const mine: DbIdentity = { ...identity, userId: writer.id }
    const keys = sql`select key from idempotency_key where key = ${`of-${_role}-others`}`
    expect([await as(identity, keys), await as(mine, keys)]).toEqual([[], [expect.anything()]])
    const mail = sql`insert into outbox_mail (kind, to_address, locale, subject, message_id, created_by)
      values ('test', 'a@x.test', 'en', 'Words', ${`<${_role}@x.test>`}, ${writer.id})`
    await expect(as(identity, mail)).rejects.toThrow(/row-level security/)
    await as(mine, mail)
    const mails = sql`select id from outbox_mail where message_id = ${`<${_role}@x.test>`}`
    expect([await as(identity, mails), await as(mine, mails)]).toEqual([[], [expect.anything()]])
    const change = sql`update outbox_mail set to_address = 'evil@x.test'`
    await expect(as(mine, change)).rejects.toThrow(/permission denied/)
  })

  it('keeps settings inside their transaction', async () => {
    await as(inUnits('CEB'), sql`select 1`)
    const { rows } = await sql<{ role: string; units: string | null }>`
      select current_user as role, current_setting('app.unit_ids', true) as units`.execute(api.database.db)
    expect(rows[0]?.role).not.toBe('portal_app')
    expect(rows[0]?.units ?? '').toBe('')
  })
})

describe('audit', () => {
  it('cannot be written, changed or removed by an application role', async () => {
    for (const statement of [
      sql`insert into audit_log (chain) values ('x')`,
      sql`update audit_log set action = 'nothing'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
      sql`update audit_head set seq = 0`,
    ])
      await expect(as({ role: 'company', userId: NOBODY, unitIds: [] }, statement)).rejects.toThrow(
        /permission denied/,
      )
  })
})
