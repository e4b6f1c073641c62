import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FoundKind, FoundRecords } from '@contract/access/found-kinds'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import { aPerson } from '@tests/api/attacks/people.support'
import { aPdf, FILES, memoCalls, only, upload } from '@tests/api/files.portal.support'
import { leadCalls, LEADS } from '@tests/api/leads.support'
import { leaveCompany } from '@tests/api/leave.support'
import { sellingDesk, sees, type SellingDesk } from '@tests/api/sales.support'
import { billingDesk } from '@tests/api/statements.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { filesFactories } from '@tests/support/factories/files'
import { dayOfNextYear } from '@tests/support/next-year'

let api: TestApi
let house: SellingDesk
let lead: Lead
let sale: { id: string; sale_no: string | null; unit_code: string; buyer_name: string }
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  sale = await (await billingDesk(house)).goldenSale()
  lead = await leadCalls(house.agent.client).made({
    full_name: 'Perpetua Quisumbing',
    mobile_e164: '0918 765 4321',
    email: 'perpetua@buyers.test',
  })
})
afterAll(() => api.close())

const find = async (client: Client, text: string) =>
  (await client.get<{ data: FoundRecords }>(`/api/v1/search?text=${encodeURIComponent(text)}`)).body.data
    .groups
const idsOf = async (client: Client, kind: FoundKind, text: string) =>
  (await find(client, text)).find(group => group.kind === kind)?.records.map(({ id }) => id) ?? []

describe('what is found from anywhere', () => {
  it('is a person by any part of the name, by the phone as people write it, and by the e-mail', async () => {
    const { client } = house.agent
    for (const text of [
      'quisum',
      'perpetua QUIS',
      '0918 765 4321',
      '09187654321',
      '+63 918 765-4321',
      'perpetua@buyers',
    ])
      expect([text, await idsOf(client, 'lead', text)]).toEqual([text, [lead.id]])
    expect(await find(client, 'quisumbingo')).toEqual([])
  })

  it('is a sale by its number, its unit and its buyer, and stands first where it is called exactly so', async () => {
    const { accounting } = house
    for (const text of [sale.sale_no ?? '', sale.unit_code, sale.buyer_name])
      expect(await idsOf(accounting, 'sale', text)).toContain(sale.id)
    const [first] = await find(accounting, (sale.sale_no ?? '').toLowerCase())
    expect(first).toMatchObject({
      kind: 'sale',
      records: [{ id: sale.id, title: sale.sale_no, detail: `${sale.unit_code} · ${sale.buyer_name}` }],
    })
  })

  it('is a lead and a person in the unit to which they went, and no longer in the one that they left', async () => {
    const { db } = api.database
    const person = await aPerson(api, { unit: 'CEB' })
    const moved = await leadCalls(house.agent.client).made({ full_name: 'Amihan Magsaysay' })
    const { id: agent, ou_id: davao } = await db
      .selectFrom('employee')
      .innerJoin('operating_unit', 'operating_unit.id', 'employee.ou_id')
      .select(['employee.id', 'employee.ou_id'])
      .where('ou_code', '=', 'DVO')
      .limit(1)
      .executeTakeFirstOrThrow()
    const owner = { ou_id: davao, owner_employee_id: agent }
    await db.updateTable('lead').set(owner).where('id', '=', moved.id).execute()
    await db.updateTable('app_user').set({ ou_id: davao }).where('id', '=', person.id).execute()
    const { rows } = await sql`
      select kind, ou_id from (table search_entry union all table company_search_entry) s
      where record_id in (${moved.id}, ${person.id}) order by kind`.execute(db)
    expect(rows).toEqual([
      { kind: 'lead', ou_id: davao },
      { kind: 'user', ou_id: davao },
    ])
  })

  it('is whom a user name or an address names to its end, before all whose names hold it', async () => {
    const admin = await api.as('super_admin')
    const person = await aPerson(api)
    await sql`update app_user set first_name = 'Rosario', last_name = 'Macaraeg' where id = ${person.id}`.execute(
      api.database.db,
    )
    // Newer than the one who is meant, and more of them than are shown of a kind.
    for (const no of [1, 2, 3, 4, 5, 6, 7])
      await sql`insert into app_user (username, email, password_hash, ou_id, layout)
        select ${`${person.username}-${no}`}, ${`${no}${person.email}`}, 'none', ou_id, layout from app_user
        where id = ${person.id}`.execute(api.database.db)
    for (const text of [person.username, person.email, person.username.toUpperCase()]) {
      const [first] = await find(admin, text)
      expect([first?.kind, first?.is_exact, first?.records[0]?.id]).toEqual(['user', true, person.id])
    }
    const [other] = await find(admin, person.username.slice(0, -1))
    expect([other?.is_exact, other?.records.length]).toEqual([false, 6])
  })

  it('is the lead, the buyer or the employee whom an e-mail names to its end, before all in whose words it stands', async () => {
    const { db } = api.database
    const admin = await api.as('super_admin')
    // Newer than the one who is meant, and more of them than are shown of a kind.
    for (const no of [1, 2, 3, 4, 5, 6, 7]) {
      await leadCalls(house.agent.client).made({
        full_name: `Bea Torralba ${no}`,
        mobile_e164: `0917 200 310${no}`,
        email: `${no}perpetua@buyers.test`,
      })
    }
    for (const client of [admin, house.agent.client]) {
      const [first] = await find(client, 'Perpetua@buyers.test')
      expect([first?.kind, first?.is_exact, first?.records[0]?.id]).toEqual(['lead', true, lead.id])
    }
    for (const [kind, table] of [
      ['buyer', sql.table('buyer')],
      ['employee', sql.table('employee')],
    ] as const) {
      const address = `exactly-${kind}@mail.test`
      const { rows } = await sql<{ id: string }>`update ${table} set email = ${address}
        where id = (select id from ${table} order by created_at limit 1) returning id`.execute(db)
      await sql`update ${table} set email = ${`x${address}`}
        where id in (select id from ${table} where id <> ${rows[0]?.id ?? ''} limit 8)`.execute(db)
      const [first] = await find(admin, address)
      expect([first?.kind, first?.is_exact, first?.records[0]?.id]).toEqual([kind, true, rows[0]?.id])
      // An address that was given up is nobody's any more.
      await sql`update ${table} set email = ${`new-${address}`} where id = ${rows[0]?.id ?? ''}`.execute(db)
      expect((await find(admin, address))[0]?.is_exact).toBe(false)
    }
  })

  it('is a number whole or in part, and none that only ends alike', async () => {
    // Who sees whole units asks the index.
    const client = await api.as('super_admin')
    const agent = leadCalls(house.agent.client)
    const near = await agent.made({ full_name: 'Ysmael Dimaano', mobile_e164: '0917 345 6789' })
    await agent.made({
      full_name: 'Benigno Dimaano',
      mobile_e164: '0927 345 6789',
      email: 'ben-345678@mail.test',
    })
    for (const text of ['0917 345 6789', 'ysmael +639173456789', '17345678', '917345'])
      expect([text, await idsOf(client, 'lead', text)]).toEqual([text, [near.id]])
    expect(await idsOf(client, 'lead', 'ben-345678@mail.test')).not.toContain(near.id)
    expect(await find(client, '0997 345 6789')).toEqual([])
    expect(await find(client, 'ysmael-345678@mail.test')).toEqual([])
  })

  it('is taken literally: what people type is no pattern', async () => {
    expect(await find(house.accounting, 'per%tua')).toEqual([])
    expect(await find(house.accounting, '___')).toEqual([])
  })

  it('is called as it is called now', async () => {
    const renamed = await house.agent.client.patch(
      `${LEADS}/${lead.id}`,
      { full_name: 'Perpetua Yap' },
      sees(lead),
    )
    expect(renamed.status).toBe(200)
    expect(await idsOf(house.agent.client, 'lead', 'perpetua yap')).toEqual([lead.id])
    expect(await idsOf(house.agent.client, 'lead', 'quisumbing')).toEqual([])
  })
})

describe('nobody finds what they may not see', () => {
  const codes = ['buyer.lead.view', 'sales.record.view'] as const

  it('of another unit, by the index as by number', async () => {
    const near = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'CEB' })
    const far = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })
    expect(await idsOf(near.client, 'lead', 'perpetua yap')).toEqual([lead.id])
    expect(await idsOf(near.client, 'sale', sale.sale_no ?? '')).toEqual([sale.id])
    expect(await find(far.client, 'perpetua')).toEqual([])
    expect(await find(far.client, 'perpetua@buyers.test')).toEqual([])
    expect(await find(far.client, sale.sale_no ?? '')).toEqual([])
  })

  it('of another agent, where one sees one’s own alone', async () => {
    const other = await aPerson(api, { codes, scope: 'own', reach: 'home', unit: 'CEB' })
    expect(await find(other.client, 'perpetua')).toEqual([])
    expect(await find(other.client, 'perpetua@buyers.test')).toEqual([])
    expect(await find(other.client, sale.sale_no ?? '')).toEqual([])
    expect(await idsOf(house.agent.client, 'sale', sale.sale_no ?? '')).toEqual([sale.id])
  })

  it('of a kind that one has no right to, and nothing at all without a sign-in', async () => {
    const { client } = await aPerson(api, { codes: ['sales.record.view'] })
    expect((await find(client, sale.buyer_name)).map(({ kind }) => kind)).toEqual(['sale'])
    expect((await api.app.inject({ url: '/api/v1/search?text=perpetua' })).statusCode).toBe(401)
    expect((await client.get('/api/v1/search?text=pe')).status).toBe(400)
  })
})

describe('what is addressed to a reader', () => {
  it('is a request for leave by its number: for whoever asked, head and HR, and for no colleague', async () => {
    const company = await leaveCompany(api)
    const day = dayOfNextYear(14)
    const asked = { leave_type_id: company.typeId('LWOP'), date_from: day, date_to: day, reason: 'A wedding' }
    const { id, request_no } = await company.submit(asked)
    const number = String(request_no)
    for (const { client } of [company.nico, company.head, company.hr])
      expect(await idsOf(client, 'leave_request', number)).toEqual([id])
    expect(await find(house.agent.client, number)).toEqual([])
  })

  it('is a memo and a form by words of its name, by nobody to whom it is not addressed', async () => {
    const hr = await api.as('hr_staff')
    const nico = await api.as('employee')
    const { db } = api.database
    const { id: ho } = await db
      .selectFrom('operating_unit')
      .select('id')
      .where('ou_code', '=', 'HO')
      .executeTakeFirstOrThrow()
    const role = await db
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'hr_staff')
      .executeTakeFirstOrThrow()
    const audience = only({ roles: [role.id] })
    const memo = await memoCalls(hr).publish(ho, { title: 'Typhoon Marilag: stay at home', audience })
    for (const text of ['marilag', 'typhoon home', memo.memo_no ?? ''])
      expect(await idsOf(hr, 'own_memo', text)).toEqual([memo.id])
    expect(await idsOf(nico, 'own_memo', 'marilag')).toEqual([])

    const form = await filesFactories.downloadable_form(db, { name: 'Certificate of Marilag', code: 'MRL-1' })
    // A form without a file is none yet.
    expect(await idsOf(nico, 'own_form', 'certificate marilag')).toEqual([])
    const upload_id = await upload(hr, 'marilag.pdf', aPdf('Certificate'))
    expect((await hr.post(`${FILES}/forms/${form.id}/versions`, { upload_id }, sees(form))).status).toBe(200)
    expect(await idsOf(nico, 'own_form', 'mrl-1')).toEqual([form.id])
  })
})
