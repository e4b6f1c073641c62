import { sql } from 'kysely'
import { afterAll, beforeAll, describe, it } from 'vitest'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import { sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { employeeOf, type KnownEmployee } from '@tests/api/time-logs.support'
import { everywhere, inUnit, writesOf } from '@tests/api/writes.support'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let house: SellingDesk
let agent: KnownEmployee
let desk: KnownEmployee
let president: KnownEmployee
let stranger: KnownEmployee
let draft: SaleRow
let reserved: SaleRow

beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  agent = await employeeOf(api, 'agent')
  desk = await employeeOf(api, 'sales-admin')
  president = await employeeOf(api, 'president')
  stranger = await employeeOf(api, 'employee')
  draft = await house.agent.drafted(await house.golden())
  reserved = await house.reserved()
})
afterAll(() => api.close())

const { takes, findsNone, refuses, mayNot } = writesOf(() => api.database)
const far = () => stranger.ou_id

describe('the draft of a sale', () => {
  const COLUMNS = `ou_id, created_by, project_id, developer_id, unit_id, unit_code, buyer_id, buyer_name, financing, list_price,
    net_list_price, vat_treatment, vat_rate_pct, vat_amount, misc_fee_rate_pct, misc_fee_amount, tcp, commission_base,
    reservation_fee, reservation_date, reservation_valid_to, dp_rate_pct, dp_amount, dp_terms_months, dp_start_date,
    balance_amount, vat_inclusive_prices, discount_kind, discount_rate_pct, discount_amount, other_charges, spot_dp_amount,
    interest_rate_pct, balance_terms_months, price_outside_list`
  const drafted = async (by: KnownEmployee) => {
    const row = await house.db
      .selectFrom('sale')
      .selectAll()
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow()
    const made = JSON.stringify({ ...row, created_by: by.user_id })
    return sql`insert into sale (${sql.raw(COLUMNS)})
      select ${sql.raw(COLUMNS)} from jsonb_populate_record(null::sale, ${made}::jsonb)`
  }
  const set = ({ id }: SaleRow, values: string) => sql`update sale set ${sql.raw(values)} where id = ${id}`
  const gone = ({ id }: SaleRow) => sql`delete from sale where id = ${id}`

  it('is written within the unit, by whoever drafts sales', async () => {
    await takes(inUnit(agent), await drafted(agent))
    await takes(inUnit(desk), await drafted(desk))
    await refuses(inUnit(agent, far()), await drafted(agent))
    await refuses(inUnit(agent), await drafted(desk))
    await refuses(inUnit(stranger, agent.ou_id), await drafted(stranger))
  })

  it('is changed and thrown away within the unit, and of a sale that stands a notice is noted', async () => {
    await takes(inUnit(agent), set(draft, `remarks = 'Words'`))
    await takes(everywhere(president), set(draft, `remarks = 'Words'`))
    await findsNone(inUnit(agent, far()), set(draft, `remarks = 'Words'`))
    await findsNone(inUnit(stranger, agent.ou_id), set(draft, `remarks = 'Words'`))
    await takes(inUnit(desk), set(reserved, `notice_sent_on = '2026-03-04'`))
    await refuses(inUnit(agent), set(reserved, `notice_sent_on = '2026-03-04'`))
    await mayNot(inUnit(desk), set(reserved, `notice_sent_on = '2026-03-04', remarks = 'Words'`))
    await mayNot(inUnit(desk), set(draft, `created_by = null`))
    await takes(inUnit(agent), gone(draft))
    await findsNone(inUnit(agent, far()), gone(draft))
    await findsNone(inUnit(stranger, agent.ou_id), gone(draft))
    await findsNone(inUnit(desk), gone(reserved))
  })

  it('has a schedule, sellers, buyers and a beginning, written within the unit and with the draft alone', async () => {
    const other = await house.buyer()
    const due = sql`insert into sale_schedule (ou_id, sale_id, seq, kind, due_date, principal, interest, amount)
      values (${draft.ou_id}, ${draft.id}, 900, 'balance', '2026-03-04', 1, 0, 1)`
    const seller = sql`insert into sale_seller (ou_id, sale_id, seller_id, level, sequence_no)
      values (${draft.ou_id}, ${draft.id}, ${house.at('BROKER').id}, 'broker', 9)`
    const buyer = sql`insert into co_buyer (ou_id, sale_id, buyer_id, share_pct, seq)
      values (${draft.ou_id}, ${draft.id}, ${other}, 10, 9)`
    for (const statement of [due, seller, buyer]) {
      await takes(inUnit(agent), statement)
      await refuses(inUnit(agent, far()), statement)
      await refuses(inUnit(stranger, agent.ou_id), statement)
    }
    const moved = sql`update sale_seller set share_weight = 2 where sale_id = ${draft.id}`
    const left = sql`delete from sale_seller where sale_id = ${draft.id}`
    for (const statement of [moved, left]) {
      await takes(inUnit(agent), statement)
      await findsNone(inUnit(agent, far()), statement)
      await findsNone(inUnit(stranger, agent.ou_id), statement)
    }
    await mayNot(inUnit(desk), sql`delete from sale_schedule where sale_id = ${reserved.id}`)
    await mayNot(inUnit(desk), sql`delete from sale_seller where sale_id = ${reserved.id}`)
    await mayNot(inUnit(desk), sql`update sale_seller set share_weight = 2 where sale_id = ${reserved.id}`)
    await mayNot(
      inUnit(desk),
      sql`insert into co_buyer (ou_id, sale_id, buyer_id, share_pct, seq) values (${reserved.ou_id}, ${reserved.id}, ${other}, 10, 9)`,
    )
    await mayNot(inUnit(agent), sql`update sale_seller set rate_pct = 9 where sale_id = ${draft.id}`)
  })

  it('takes each step by the right to it, within the unit, and no other terms with it', async () => {
    const admin = await employeeOf(api, 'ou-admin')
    const over = `status = 'cancelled', cancelled_at = now(), cancel_kind = 'backout', cancel_reason_code = 'other'`
    await takes(
      inUnit(desk),
      set(draft, `status = 'reserved', sale_no = 'S-1', reservation_or_ar_no = 'AR-1'`),
    )
    await takes(inUnit(admin), set(reserved, over))
    await findsNone(inUnit(admin, far()), set(reserved, over))
    await findsNone(inUnit(stranger, agent.ou_id), set(reserved, over))
    await refuses(inUnit(agent), set(draft, `status = 'reserved'`))
    await refuses(inUnit(agent), set(reserved, over))
    await refuses(inUnit(desk), set(reserved, over))
    await refuses(inUnit(admin), set(reserved, `status = 'booked'`))
    await mayNot(inUnit(desk), set(reserved, `fully_paid_at = now()`))
    await mayNot(inUnit(admin), set(reserved, `${over}, tcp = tcp + 1`))
  })

  it('has a history of steps, each in the name of who may take it', async () => {
    const step = (from: string | null, to: string, by: KnownEmployee) =>
      sql`insert into sale_event (ou_id, sale_id, from_status, to_status, by)
        values (${draft.ou_id}, ${draft.id}, ${from}, ${to}, ${by.user_id})`
    await takes(inUnit(agent), step(null, 'draft', agent))
    await refuses(inUnit(agent), step(null, 'draft', desk))
    await takes(inUnit(desk), step('draft', 'reserved', desk))
    await refuses(inUnit(agent), step('draft', 'reserved', agent))
    await refuses(inUnit(desk), step('booked', 'fully_paid', desk))
    await refuses(inUnit(agent, far()), step(null, 'draft', agent))
  })
})

describe('a change of a sale', () => {
  it('is asked for within the unit by whoever may, and agreed to by no request', async () => {
    const admin = await employeeOf(api, 'ou-admin')
    const asked = (by: KnownEmployee, kind = 'change_price', status = 'pending') => {
      const decided = status === 'pending' ? sql`null` : sql`now()`
      return sql`insert into sale_amendment (ou_id, sale_id, kind, status, before, after, asked, effective_date, reason, asked_by,
          decided_at)
        values (${reserved.ou_id}, ${reserved.id}, ${kind}, ${status}, '{}', '{}', '{}', '2026-03-04', 'Words', ${by.user_id},
          ${decided})`
    }
    await takes(inUnit(admin), asked(admin))
    await refuses(inUnit(admin, far()), asked(admin))
    await refuses(inUnit(admin), asked(agent))
    await takes(inUnit(admin), asked(admin, 'cancellation'))
    await refuses(inUnit(admin), asked(admin, 'cancellation', 'applied'))
    await refuses(inUnit(admin), asked(admin, 'reinstatement'))
    await refuses(inUnit(admin), asked(admin, 'change_price', 'applied'))
    await refuses(inUnit(agent), asked(agent))
    await mayNot(inUnit(admin), sql`update sale_amendment set status = 'applied'`)
  })
})

describe('a paper of a sale', () => {
  it('is handed in by who sells and looked at by who may, each within the unit', async () => {
    const { db } = house
    const { rows } = await sql<{ id: string }>`
      insert into sale_document (ou_id, sale_id, buyer_id, requirement_id)
      select ${reserved.ou_id}, id, buyer_id, (select id from document_requirement limit 1) from sale
      where id = ${reserved.id} returning id`.execute(db)
    const { rows: files } = await sql<{ id: string }>`
      insert into stored_file (ou_id, owner_type, owner_id, kind, file_name, mime, size_bytes, sha256, storage_key)
      values (${reserved.ou_id}, 'sale', ${reserved.id}, 'attachment', 'id.pdf', 'application/pdf', 1, repeat('0', 64), 'sale-writes')
      returning id`.execute(db)
    const document = rows[0]?.id ?? ''
    const file = files[0]?.id ?? ''
    const handedIn = (by: KnownEmployee) => sql`
      update sale_document set status = 'submitted', attachment_id = ${file}, updated_by = ${by.user_id} where id = ${document}`
    const verified = (by: KnownEmployee, looker = by) => sql`
      update sale_document set status = 'verified', attachment_id = ${file}, verified_by = ${looker.user_id}, verified_at = now(),
        updated_by = ${by.user_id} where id = ${document}`
    await takes(inUnit(agent), handedIn(agent))
    await takes(inUnit(desk), verified(desk))
    await refuses(inUnit(agent), verified(agent))
    await refuses(inUnit(desk), verified(desk, agent))
    for (const statement of [handedIn(agent), verified(agent)])
      await findsNone(inUnit(agent, far()), statement)
    await findsNone(inUnit(stranger, agent.ou_id), handedIn(stranger))
    await mayNot(inUnit(desk), sql`delete from sale_document where id = ${document}`)
  })
})
