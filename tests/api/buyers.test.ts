import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { BUYERS, buyerCalls, created, person, version, type BuyerCalls } from '@tests/api/buyers.support'
import { refusalOf } from '@tests/api/people.support'
import { doubleOf } from '@tests/support/double-of'

let api: TestApi
let desk: BuyerCalls
let agent: BuyerCalls
let admin: BuyerCalls
let manager: BuyerCalls
let ceb: string
let davao: string
beforeAll(async () => {
  api = await startApi()
  desk = buyerCalls(await api.as('sales_admin'))
  agent = buyerCalls(await api.as('agent'))
  admin = buyerCalls(await api.as('ou_admin'))
  manager = buyerCalls(await api.as('sales_manager'))
  const units = await api.database.db.selectFrom('operating_unit').select(['id', 'ou_code']).execute()
  ceb = units.find(({ ou_code }) => ou_code === 'CEB')?.id ?? ''
  davao = units.find(({ ou_code }) => ou_code === 'DVO')?.id ?? ''
})
afterAll(() => api.close())

const TIN = '314-159-265-000'
const ID_NO = 'P1234567-B'
const stored = async (id: string) =>
  JSON.stringify(await api.database.db.selectFrom('buyer').selectAll().where('id', '=', id).execute())
const log = async () => JSON.stringify(await api.database.db.selectFrom('audit_log').selectAll().execute())

describe('writing down a buyer', () => {
  it('gives a number of the unit, keeps the mobile number as it is dialled and tells nobody its hash', async () => {
    const answer = await desk.create(person(ceb, { mobile: '0917 555 0001' }))
    expect(answer.status).toBe(201)
    expect(answer.body.data.buyer_no).toMatch(/^BY-CEB-\d{4}-\d{6}$/)
    expect(answer.body.data['mobile']).toBe('+639175550001')
    expect(answer.text).not.toContain('fingerprint')
  })

  it.each([
    [{ last_name: null }, 'last_name', 'required'],
    [{ corporate_name: 'Mabuhay Corp' }, 'corporate_name', 'not_of_person'],
    [{ kind: 'corporate', corporate_name: null }, 'last_name', 'not_of_company'],
    [{ spouse_name: 'Ben Cruz' }, 'spouse_name', 'spouse_unmarried'],
    [{ birth_date: '2020-01-01' }, 'birth_date', 'buyer_under_age'],
    [{ gov_id_type: 'passport' }, 'gov_id_no', 'gov_id_incomplete'],
    [{ country_of_work: 'AE' }, 'country_of_work', 'country_of_work_ofw'],
    [{ consent_text_version: '1999-01' }, 'consent_text_version', 'consent_text_unknown'],
  ])('refuses %j beside its field', async (values, path, code) => {
    expect(refusalOf(await desk.create(person(ceb, values)))).toEqual([422, path, code])
  })

  it('takes a company with its representatives, and nothing of a person', async () => {
    const company = {
      kind: 'corporate',
      ou_id: ceb,
      corporate_name: 'Mabuhay Trading Corp.',
      representatives: [{ name: 'Ben Santos', position: 'President' }],
      present_address: 'IT Park, Cebu City',
      mobile: '+639175550099',
    }
    const answer = await desk.create(company)
    expect(answer.body.data).toMatchObject({ full_name: 'Mabuhay Trading Corp.', employment: null })
  })

  it('dates consent by the clock of the database, never by what is sent', async () => {
    const answer = await desk.create(person(ceb, { consent_text_version: '2026-01' }))
    expect(answer.body.data['consent_at']).toMatch(/^\d{4}-/)
    expect((await desk.create(person(ceb, { consent_at: '2020-01-01T00:00:00.000Z' }))).status).toBe(400)
  })

  it('looks more closely at whoever holds a public office', async () => {
    const buyer = await created(desk, person(ceb, { is_pep: true }))
    expect(buyer['aml_risk']).toBe('high')
    expect(refusalOf(await desk.change(buyer, { aml_risk: 'low' }))).toEqual([422, 'aml_risk', 'pep_not_low'])
  })
})

describe('mass assignment', () => {
  it.each([
    ...['buyer_no', 'tin_hash', 'tin_masked', 'fingerprint', 'status', 'merged_into_id', 'consent_at'],
    ...['aml_risk', 'created_by', 'row_version', 'id'],
  ])('MASS-01 refuses a new buyer that brings its own %s', async field => {
    const answer = await desk.create(person(ceb, { [field]: '2026-01-01' }))
    expect(answer.status).toBe(400)
  })

  it.each(['ou_id', 'lead_id', 'consent_text_version', 'consent_at', 'status', 'merged_into_id', 'buyer_no'])(
    'MASS-02 refuses a change of %s',
    async field => {
      const buyer = await created(desk, person(ceb))
      expect((await desk.change(buyer, { [field]: davao })).status).toBe(400)
    },
  )
})

describe('whose buyers they are', () => {
  it('shows a seller the own clients alone, and answers for others as if they were not there', async () => {
    const mine = await created(agent, person(ceb))
    const other = await created(desk, person(ceb))
    expect(mine['owner_employee_id']).not.toBeNull()
    expect((await agent.list()).map(({ id }) => id)).toEqual(expect.arrayContaining([mine.id]))
    expect((await agent.list()).map(({ id }) => id)).not.toContain(other.id)
    expect((await agent.get(other.id)).status).toBe(404)
    expect((await agent.client.get(`${BUYERS}/${other.id}/documents`)).status).toBe(404)
    expect((await agent.hand(other.id, 'OTHER')).status).toBe(404)
    expect((await agent.client.get(`${BUYERS}/${other.id}/timeline`)).status).toBe(404)
    expect((await agent.client.get(`${BUYERS}/${other.id}/merges`)).body).toEqual({ data: [] })
  })

  it('lets a seller record nobody for somebody else, nor in another unit', async () => {
    const seller = (await desk.client.get<{ data: { sellers: { id: string }[] } }>(`${BUYERS}/choices`)).body
      .data
    const own = (await agent.client.get<{ data: { sellers: { id: string }[] } }>(`${BUYERS}/choices`)).body
      .data
    expect(own.sellers).toHaveLength(1)
    const other = seller.sellers.find(({ id }) => id !== own.sellers[0]?.id)
    const refused = await agent.create(person(ceb, { owner_employee_id: other?.id }))
    expect(refusalOf(refused)).toEqual([422, 'owner_employee_id', 'owner_not_you'])
    expect((await agent.create(person(davao))).status).toBe(422)
  })

  it('OBJ-13 keeps another unit out, by its address and by a reference alike', async () => {
    const [row] = await api.database.db
      .insertInto('buyer')
      .values(
        doubleOf({
          buyer_no: 'BY-DVO-2026-900001',
          kind: 'individual',
          ou_id: davao,
          last_name: 'Far',
          first_name: 'Away',
          nationality: 'PH',
          present_address: 'Davao',
          mobile: '+639175550123',
          fingerprint: 'far',
        }),
      )
      .returning('id')
      .execute()
    expect((await desk.get(row?.id ?? '')).status).toBe(404)
    const spouse = { civil_status: 'married', spouse_buyer_id: row?.id }
    expect(refusalOf(await desk.create(person(ceb, spouse)))).toEqual([
      422,
      'spouse_buyer_id',
      'reference_unknown',
    ])
    expect(
      (await admin.merge(await created(desk, person(ceb)), doubleOf({ id: row?.id ?? '', row_version: 1 })))
        .status,
    ).toBe(404)
  })

  it('OBJ-07 names no client of another seller as a spouse', async () => {
    const other = await created(desk, person(ceb))
    const spouse = { civil_status: 'married', spouse_buyer_id: other.id }
    expect(refusalOf(await agent.create(person(ceb, spouse)))).toEqual([
      422,
      'spouse_buyer_id',
      'reference_unknown',
    ])
  })

  it('FUNC-01 asks for the right of each step', async () => {
    const mine = await created(agent, person(ceb))
    expect((await manager.change(mine, { email: 'a@b.test' })).status).toBe(403)
    expect((await agent.reveal(mine.id, 'tin')).status).toBe(403)
    expect((await agent.client.get(`${BUYERS}/export?fields=full_name`)).status).toBe(403)
    expect((await desk.client.get(`${BUYERS}/export?fields=full_name`)).status).toBe(403)
    expect((await desk.merge(mine, await created(desk, person(ceb)))).status).toBe(403)
    expect((await manager.create(person(ceb))).status).toBe(403)
    expect((await admin.reveal(mine.id, 'tin')).status).toBe(403)
    expect((await agent.client.get('/api/v1/buyer-management/documents/waiting')).status).toBe(403)
  })

  it('shows a head what the people below have', async () => {
    const mine = await created(agent, person(ceb))
    expect((await manager.get(mine.id)).status).toBe(200)
  })
})

describe('protected numbers', () => {
  it('are kept sealed and shown by their last digits, in no list, log or export', async () => {
    const buyer = await created(desk, person(ceb, { tin: TIN, gov_id_type: 'passport', gov_id_no: ID_NO }))
    expect(buyer).toMatchObject({ tin_masked: '****9265', gov_id_no_masked: '****567B' })
    const changed = await desk.change(buyer, { gov_id_no: 'P7654321B' })
    const exported = await admin.client.get(`${BUYERS}/export?fields=full_name,mobile`)
    const texts = [
      await stored(buyer.id),
      await log(),
      changed.text,
      (await desk.client.get(`${BUYERS}?start=0&end=200`)).text,
      (await desk.client.get(`${BUYERS}/${buyer.id}/timeline`)).text,
      exported.text,
    ]
    expect(exported.status).toBe(200)
    for (const text of texts)
      for (const secret of [TIN, TIN.replaceAll('-', ''), ID_NO, 'P1234567B', 'P7654321B'])
        expect(text).not.toContain(secret)
    for (const field of ['tin_masked', 'birth_date', 'present_address', 'gross_monthly_income'])
      expect((await admin.client.get(`${BUYERS}/export?fields=${field}`)).status).toBe(400)
  })

  it('tell the log that what is private changed, and never what it is', async () => {
    const buyer = await created(
      desk,
      person(ceb, { gross_monthly_income: '271828.18', present_address: 'Secret Lane 9' }),
    )
    await desk.change(buyer, { present_address: 'Hidden Road 7' })
    const told = await log()
    for (const secret of ['271828.18', 'Secret Lane', 'Hidden Road']) expect(told).not.toContain(secret)
  })

  it('are revealed one by one, each time with a row of the log', async () => {
    const buyer = await created(desk, person(ceb, { tin: '271-828-182-000' }))
    const before = await countReveals(buyer.id)
    expect((await desk.reveal(buyer.id, 'tin')).body.data.number).toBe('271828182000')
    expect((await desk.reveal(buyer.id, 'tin')).status).toBe(200)
    expect(await countReveals(buyer.id)).toBe(before + 2)
    expect((await desk.reveal(buyer.id, 'gov_id_no')).status).toBe(404)
    expect((await desk.reveal(buyer.id, 'tin_hash')).status).toBe(400)
    expect(await countReveals(buyer.id)).toBe(before + 2)
  })

  it('are kept under no Idempotency-Key, so that each look is a row of the log', async () => {
    const buyer = await created(desk, person(ceb, { tin: '173-205-080-000' }))
    const key = randomUUID()
    for (const count of [1, 2, 3]) {
      const url = `/api/v1/buyer-management/buyers/${buyer.id}/reveal`
      const shown = await desk.client.post(url, { field: 'tin' }, { headers: { 'idempotency-key': key } })
      expect(shown.body).toEqual({ data: { number: '173205080000' } })
      expect(await countReveals(buyer.id)).toBe(count)
    }
    const kept = await api.database.db.selectFrom('idempotency_key').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('173205080')
  })

  it('are taken once a unit, whatever the branch, and are free for another unit', async () => {
    await created(desk, person(ceb, { tin: '161-803-398-000' }))
    const again = await desk.create(person(ceb, { tin: '161803398' }))
    expect(refusalOf(again)).toEqual([409, 'tin', 'buyer_tin_taken'])
  })
})

describe('unique numbers', () => {
  it('OBJ-14 tell nothing of another unit but its code, and keep nobody from buying there', async () => {
    const far = await created(desk, person(ceb, { tin: '693-147-180-000' }))
    await api.database.db.updateTable('buyer').set({ ou_id: davao }).where('id', '=', far.id).execute()
    expect(await desk.duplicates({ tin: '693147180' })).toEqual({ here: [], elsewhere: ['DVO'] })
    expect((await desk.create(person(ceb, { tin: '693147180' }))).status).toBe(201)
  })
})

const countReveals = async (id: string) =>
  (
    await api.database.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'buyer.reveal')
      .where('entity_id', '=', id)
      .execute()
  ).length

describe('doubles', () => {
  it('are named within reach; of others the unit alone is told', async () => {
    const known = await created(desk, person(ceb, { mobile: '+639175550777', tin: '141-421-356-000' }))
    const found = await desk.duplicates({ mobile: '0917-555-0777', tin: '141421356' })
    expect(found).toEqual({
      here: [expect.objectContaining({ id: known.id, ou_code: 'CEB', same: ['tin', 'mobile'] })],
      elsewhere: [],
    })
    const asAgent = await agent.duplicates({ mobile: '+639175550777' })
    expect(asAgent).toEqual({ here: [], elsewhere: ['CEB'] })
    expect(await desk.duplicates({ mobile: '0917' })).toEqual({ here: [], elsewhere: [] })
    expect(await desk.duplicates({ mobile: '+639175550777', except_id: known.id })).toEqual({
      here: [],
      elsewhere: [],
    })
  })
})

describe('two at once', () => {
  it('lets one of two changes win and tells the other that it is stale', async () => {
    const buyer = await created(desk, person(ceb))
    const [first, second] = await Promise.all([
      desk.change(buyer, { email: 'one@b.test' }),
      desk.change(buyer, { email: 'two@b.test' }),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const unversioned = await desk.client.patch(`${BUYERS}/${buyer.id}`, { email: 'x@b.test' })
    expect(unversioned.status).toBeGreaterThanOrEqual(400)
  })

  it('lets one of two buyers with the same TIN in', async () => {
    const both = await Promise.all([1, 2].map(() => desk.create(person(ceb, { tin: '577-215-664-000' }))))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe('consent', () => {
  it('is given by the client of a seller, and withdrawn by the desk with a reason', async () => {
    const mine = await created(agent, person(ceb))
    const given = await agent.client.post<{ data: typeof mine }>(
      `${BUYERS}/${mine.id}/consent`,
      { text_version: '2026-01' },
      version(mine),
    )
    expect(given.body.data).toMatchObject({
      consent_at: expect.any(String),
      may_correct: expect.any(Boolean),
    })
    const withdraw = (row: typeof mine, calls: BuyerCalls) =>
      calls.client.post<{ data: typeof mine }>(
        `${BUYERS}/${mine.id}/withdraw-consent`,
        { reason: 'Asked for it' },
        version(row),
      )
    expect((await withdraw(given.body.data, agent)).status).toBe(403)
    expect((await withdraw(given.body.data, desk)).body.data['consent_at']).toBeNull()
  })
})
