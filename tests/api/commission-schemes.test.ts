import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { startApi, type TestApi } from '@tests/support/api'
import { asRequest } from '@tests/support/as-request'
import {
  bodyOf,
  codes,
  LEVELS,
  SCHEMES,
  schemeCode,
  schemeDesk,
  TRANCHES,
  type OneScheme,
  type SchemeDesk,
} from '@tests/api/commission-schemes.support'
import { sees, sellingDesk, type SellingDesk } from '@tests/api/sales.support'

let api: TestApi
let house: SellingDesk
let desk: SchemeDesk
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  desk = schemeDesk(house)
})
afterAll(() => api.close())

describe('a version of a scheme', () => {
  it('says at first what the one before says, and ends it on the eve of its day', async () => {
    const first = await desk.published(await desk.terms())
    const start = addDays(await house.today(), 30)
    const made = await desk.next(first, start)
    expect(made.status).toBe(201)
    const draft = made.body.data
    expect(draft).toMatchObject({
      code: first.code,
      version: 2,
      state: 'draft',
      faults: [],
      valid_from: start,
    })
    expect(draft.former).toMatchObject({ id: first.id, version: 1, levels: first.levels })
    expect(draft.tranches).toEqual(first.tranches)
    const changed = await desk.change(draft, { company_rate_pct: '6.5' })
    expect(changed.status).toBe(200)
    const answer = await desk.publish(changed.body.data)
    expect(answer.body.data).toMatchObject({ state: 'coming', status: 'active' })
    expect(await desk.get(first.id)).toMatchObject({ state: 'in_force', valid_to: addDays(start, -1) })
    expect(answer.body.data.versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'coming'],
      [1, 'in_force'],
    ])
  })

  it('is one at a time, keeps its projects, and can be given up', async () => {
    const first = await desk.published(await desk.terms())
    const start = addDays(await house.today(), 10)
    const draft = (await desk.next(first, start)).body.data
    const again = await desk.next(first, addDays(start, 5))
    expect([again.status, again.body.message]).toEqual([409, 'The next version is already a draft.'])
    expect(codes(await desk.change(draft, { developer_id: null, project_id: null }))).toEqual([
      'developer_id: version_keeps_scope',
    ])
    expect(codes(await desk.change(draft, { code: 'ANOTHER' }))).toEqual(['code: version_keeps_scope'])
    const gone = await house.accounting.send('DELETE', `${SCHEMES}/${draft.id}`, undefined, sees(draft))
    expect(gone.status).toBeLessThan(300)
    expect((await house.accounting.get(`${SCHEMES}/${draft.id}`)).status).toBe(404)
    expect((await desk.next(first, start)).status).toBe(201)
    expect(
      (await house.accounting.send('DELETE', `${SCHEMES}/${first.id}`, undefined, sees(first))).status,
    ).toBe(409)
  })

  it('neither begins before the one it follows nor in the past, and every fault stands at its field', async () => {
    const today = await house.today()
    const first = await desk.published(await desk.terms({ valid_from: addDays(today, -60) }))
    expect(codes(await desk.next(first, addDays(today, -60)))).toEqual(['valid_from: version_too_early'])
    const draft = (await desk.next(first, addDays(today, -1))).body.data
    expect(draft.faults).toEqual(['version_reaches_back'])
    const half = await desk.change(draft, { levels: LEVELS.slice(0, 2), tranches: TRANCHES.slice(0, 1) })
    expect(half.body.data.faults).toEqual(['level_missing', 'tranches_not_whole', 'version_reaches_back'])
    const refused = await desk.publish(half.body.data)
    expect(refused.status).toBe(422)
    expect(codes(refused)).toEqual([
      'levels: level_missing',
      'tranches: tranches_not_whole',
      'valid_from: version_reaches_back',
    ])
  })

  it('shares no day with another scheme of the same projects', async () => {
    const body = await desk.terms()
    await desk.published(body)
    const other = await desk.drafted({ ...body, code: schemeCode('O') })
    expect(other.faults).toEqual(['validity_overlaps'])
    expect(codes(await desk.publish(other))).toEqual(['valid_from: validity_overlaps'])
    await expect(
      sql`update commission_scheme set status = 'active' where id = ${other.id}`.execute(house.db),
    ).rejects.toThrow(/commission_scheme_validity/)
  })

  it('is retired with a last day that is not past, and then begins no more', async () => {
    const today = await house.today()
    const first = await desk.published(await desk.terms())
    expect(codes(await desk.retire(first, addDays(today, -1)))).toEqual(['valid_to: scheme_ends_in_past'])
    const retired = await desk.retire(first, today)
    expect(retired.body.data).toMatchObject({ state: 'in_force', status: 'retired', valid_to: today })
    expect((await desk.retire(retired.body.data, today)).status).toBe(409)
  })

  it('tells its history line by line', async () => {
    const first = await desk.published(await desk.terms())
    const draft = (await desk.next(first, addDays(await house.today(), 3))).body.data
    await desk.change(draft, {
      levels: [{ level: 'agent', rate_pct: '3.25' }, ...LEVELS.slice(1)],
      tranches: [{ ...TRANCHES[0], trigger_pct: '25' }, TRANCHES[1]],
    })
    expect((await desk.timeline(draft.id))[0]).toMatchObject({
      action: 'commission_scheme.update',
      diff: {
        'levels.agent.rate_pct': ['3.000000', '3.250000'],
        'tranches.1.trigger_pct': ['20.000000', '25.000000'],
      },
    })
  })
})

describe('what was in force', () => {
  it('stands in the database as it was, with its levels and tranches', async () => {
    const scheme = await desk.published(await desk.terms())
    const refusal = /never changed/
    await expect(
      sql`update commission_scheme set company_rate_pct = 9 where id = ${scheme.id}`.execute(house.db),
    ).rejects.toThrow(refusal)
    await expect(
      sql`update scheme_level set rate_pct = 2 where scheme_id = ${scheme.id} and level = 'agent'`.execute(
        house.db,
      ),
    ).rejects.toThrow(refusal)
    await expect(
      sql`delete from scheme_tranche where scheme_id = ${scheme.id}`.execute(house.db),
    ).rejects.toThrow(refusal)
    expect((await desk.change(scheme, { name: 'Other' })).status).toBe(409)
  })

  it('a sale that was booked keeps its version and says which, whatever follows', async () => {
    const { id: project_id, developer_id } = house.project
    const first = await desk.published(
      await desk.terms({ project_id, developer_id, valid_from: '2026-01-01' }),
    )
    const sale = await house.booked()
    const before = (await house.desk.detail(sale.id)).commission
    expect(before?.scheme).toMatchObject({ id: first.id, version: 1 })
    const draft = (await desk.next(first, await house.today())).body.data
    const second = (await desk.publish((await desk.change(draft, { company_rate_pct: '7' })).body.data)).body
      .data
    expect(second.state).toBe('in_force')
    expect((await house.desk.detail(sale.id)).commission).toEqual(before)
    expect((await desk.get(first.id)).frozen_sales).toBe(1)
    expect((await desk.get(second.id)).frozen_sales).toBe(0)
    const unit_id = await house.unit()
    const asked = await house.president.whatWillIGet(`unit_id=${unit_id}`)
    expect(asked.body.data?.scheme).toMatchObject({ id: second.id, version: 2 })
    const sales = await house.accounting.get<{ data: { id: string; sale_no: string }[] }>(
      `${SCHEMES}/${first.id}/sales`,
    )
    expect(sales.body.data).toMatchObject([{ id: sale.id, sale_no: sale.sale_no }])
  })
})

describe('whose schemes', () => {
  it('another unit counts its own sales, and reads none of this one’s', async () => {
    const booked = await house.db
      .selectFrom('sale_commission')
      .select('scheme_id')
      .where('status', '=', 'locked')
      .where('ou_id', '=', house.ou_id)
      .executeTakeFirstOrThrow()
    const davao = await api.as('ou_admin')
    const inCebu = await davao.get<OneScheme>(`${SCHEMES}/${booked.scheme_id}`)
    expect(inCebu.body.data.frozen_sales).toBeGreaterThan(0)
    await sql`insert into user_ou_override (user_id, ou_id, mode)
      select u.id, o.id, case when o.ou_code = 'DVO' then 'grant' else 'deny' end
      from app_user u cross join operating_unit o where u.email = 'ou-admin@portal.test'`.execute(house.db)
    const moved = await api.as('ou_admin')
    const there = await moved.get<OneScheme>(`${SCHEMES}/${booked.scheme_id}`)
    const sales = await moved.get<{ data: unknown[] }>(`${SCHEMES}/${booked.scheme_id}/sales`)
    await sql`delete from user_ou_override`.execute(house.db)
    expect(there.body.data.frozen_sales).toBe(0)
    expect(there.body.data.versions.map(({ frozen_sales }) => frozen_sales)).not.toContain(1)
    expect(sales.body.data).toEqual([])
  })

  it.each(['agent', 'sales_manager'] as const)('%s reads none, by list, id, history or sales', async role => {
    const scheme = await desk.published(await desk.terms())
    const client = await api.as(role)
    expect((await client.get<{ data: unknown[] }>(`${SCHEMES}?start=0&end=50`)).body.data).toEqual([])
    for (const path of ['', '/timeline', '/sales', '/comments', '/attachments'])
      expect((await client.get(`${SCHEMES}/${scheme.id}${path}`)).status).toBe(404)
  })

  it('who sees schemes reads of their sales only those that the right to sales reaches', async () => {
    const { id } = await house.db
      .selectFrom('commission_scheme_shown')
      .select('id')
      .where('frozen_sales', '>', 0)
      .executeTakeFirstOrThrow()
    const reach = (scope: string) =>
      sql`update role_permission p set scope = ${scope} from role r, permission c
        where r.id = p.role_id and c.id = p.permission_id and r.code = 'accounting'
          and c.code = 'sales.record.view'`.execute(house.db)
    const read = async () => {
      const client = await api.as('accounting')
      return (await client.get<{ data: unknown[] }>(`${SCHEMES}/${id}/sales`)).body.data
    }
    expect(await read()).not.toEqual([])
    await reach('own')
    const own = await read()
    await reach('ou')
    expect(own).toEqual([])
  })

  it('who may only view neither drafts, changes, publishes nor gives up', async () => {
    const scheme = await desk.drafted(await desk.terms())
    for (const role of ['sales_admin', 'ou_admin', 'super_admin', 'agent'] as const) {
      const client = await api.as(role)
      const answers = [
        await client.post(SCHEMES, await desk.terms()),
        await client.patch(`${SCHEMES}/${scheme.id}`, bodyOf(scheme), sees(scheme)),
        await client.post(`${SCHEMES}/${scheme.id}/activate`, undefined, sees(scheme)),
        await client.post(`${SCHEMES}/${scheme.id}/versions`, { valid_from: '2099-01-01' }, sees(scheme)),
        await client.send('DELETE', `${SCHEMES}/${scheme.id}`, undefined, sees(scheme)),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    }
    // Whoever drafts does not publish, and whoever publishes does not draft.
    expect(
      (await house.accounting.post(`${SCHEMES}/${scheme.id}/activate`, undefined, sees(scheme))).status,
    ).toBe(403)
    expect((await house.president.client.post(SCHEMES, await desk.terms())).status).toBe(403)
  })

  it('a right that reaches one’s own alone changes nobody else’s draft', async () => {
    const scheme = await desk.drafted(await desk.terms())
    const narrow = (scope: string) =>
      sql`update role_permission p set scope = ${scope} from role r, permission c
        where r.id = p.role_id and c.id = p.permission_id and r.code = 'accounting'
          and c.code in ('commission.scheme.edit', 'commission.scheme.view')`.execute(house.db)
    await sql`update commission_scheme set created_by = null where id = ${scheme.id}`.execute(house.db)
    await narrow('own')
    const seen = { id: scheme.id, row_version: scheme.row_version + 1 }
    const client = await api.as('accounting')
    const answers = [
      await client.patch(`${SCHEMES}/${scheme.id}`, bodyOf(scheme), sees(seen)),
      await client.send('DELETE', `${SCHEMES}/${scheme.id}`, undefined, sees(seen)),
    ]
    await narrow('all')
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  it.each([
    ['status', 'active'],
    ['version', 9],
    ['follows_id', '01a1fa65-f2dd-768c-999c-c8f7244c9822'],
    ['frozen_sales', 3],
    ['created_by', '01a1fa65-f2dd-768c-999c-c8f7244c9822'],
    ['id', '01a1fa65-f2dd-768c-999c-c8f7244c9822'],
  ])('%s is kept by the portal, and nobody’s to give', async (field, value) => {
    expect((await house.accounting.post(SCHEMES, await desk.terms({ [field]: value }))).status).toBe(400)
    const scheme = await desk.drafted(await desk.terms())
    expect((await desk.change(scheme, { [field]: value })).status).toBe(400)
  })
})

describe('the database, asked by a request', () => {
  const userOf = ({ user }: { user: { id: string } | null }) => ({ userId: user?.id ?? '' })

  it('lets whoever drafts write drafts, and whoever publishes put them into force', async () => {
    const { id } = await desk.drafted(await desk.terms())
    const drafts = (statement: ReturnType<typeof sql>) =>
      asRequest(api.database, userOf(house.accounting), statement)
    const publishes = (statement: ReturnType<typeof sql>) =>
      asRequest(api.database, userOf(house.president.client), statement)
    const refusal = /may not write (commission_scheme|scheme_level)/
    await drafts(sql`update commission_scheme set name = 'Drafted' where id = ${id}`)
    await expect(
      drafts(sql`update commission_scheme set status = 'active' where id = ${id}`),
    ).rejects.toThrow(refusal)
    await publishes(sql`update commission_scheme set status = 'active' where id = ${id}`)
    for (const statement of [
      sql`update commission_scheme set name = 'Changed' where id = ${id}`,
      sql`delete from commission_scheme where id = ${id}`,
      sql`delete from scheme_level where scheme_id = ${id}`,
    ])
      await expect(publishes(statement)).rejects.toThrow(refusal)
    await expect(drafts(sql`delete from commission_scheme where id = ${id}`)).rejects.toThrow(/never deleted/)
  })

  it('lets whoever only sees schemes write none of them', async () => {
    const { id } = await desk.drafted(await desk.terms())
    for (const statement of [
      sql`update commission_scheme set name = 'Evil' where id = ${id}`,
      sql`insert into commission_scheme (code, name, valid_from, company_rate_pct) values ('EVIL', 'Evil', '2026-01-01', 9)`,
      sql`update scheme_level set rate_pct = 99`,
      sql`delete from scheme_tranche where scheme_id = ${id}`,
    ])
      await expect(
        asRequest(api.database, { ...userOf(house.agent.client), unitIds: [house.ou_id] }, statement),
      ).rejects.toThrow(/permission denied/)
  })

  it('takes no scheme back by which a sale of another unit is counted', async () => {
    const scheme = await desk.published(await desk.terms({ valid_from: addDays(await house.today(), 9) }))
    const sale = await house.desk.drafted(await house.golden())
    await sql`insert into sale_commission (ou_id, sale_id, scheme_id, base, gross_amount, company_amount)
      values (${sale.ou_id}, ${sale.id}, ${scheme.id}, 0, 0, 0)`.execute(house.db)
    const elsewhere = { ...userOf(house.president.client), unitIds: [] }
    await expect(
      asRequest(
        api.database,
        elsewhere,
        sql`update commission_scheme set status = 'draft' where id = ${scheme.id}`,
      ),
    ).rejects.toThrow(/never changed/)
    expect((await desk.withdraw(scheme)).status).toBe(409)
  })
})

describe('at the same time', () => {
  it('two publish one draft: one wins, the other is told that it was faster', async () => {
    const draft = await desk.drafted(await desk.terms())
    const answers = await Promise.all([desk.publish(draft), desk.publish(draft), desk.publish(draft)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('two publish schemes of the same projects: one wins, the other is refused at its day', async () => {
    const body = await desk.terms()
    const drafts = await Promise.all(
      ['A', 'B', 'C'].map(key => desk.drafted({ ...body, code: schemeCode(key) })),
    )
    const answers = await Promise.all(drafts.map(desk.publish))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    for (const answer of answers.filter(({ status }) => status === 422))
      expect(codes(answer)).toEqual(['valid_from: validity_overlaps'])
  })

  it('two draft the next version: one is made', async () => {
    const first = await desk.published(await desk.terms())
    const start = addDays(await house.today(), 8)
    const answers = await Promise.all([desk.next(first, start), desk.next(first, addDays(start, 1))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('a draft that somebody has changed meanwhile is neither changed nor published as it was', async () => {
    const draft = await desk.drafted(await desk.terms())
    expect((await desk.change(draft, { name: 'Faster' })).status).toBe(200)
    const late = await desk.change(draft, { name: 'Slower' })
    expect([late.status, late.body.code]).toEqual([409, 'stale_record'])
    const unseen = await desk.publish(draft)
    expect([unseen.status, unseen.body.code]).toEqual([409, 'stale_record'])
    expect((await desk.get(draft.id)).name).toBe('Faster')
  })
})
