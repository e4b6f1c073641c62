import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { ImportAnswer } from '@contract/kernel/record-calls'
import { Problem } from '@server/platform/http/problems'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildUser } from '@tests/support/factories/settings'
import { buildTrial, makeTrialTable, trialRoutes } from '@tests/support/trial-resource'
import { aPerson, auditOf, unitId } from '@tests/api/attacks/people.support'

const URL = '/api/v1/trials/import'
const CODES = [
  'maintenance.sales_team.view',
  'maintenance.sales_team.create',
  'integration.import.run',
] as const
type Row = Record<string, string | null>

/** Each row is a savepoint of its own; as many as a file may have are written at night. */
const MANY = process.env['NIGHTLY'] ? 5_000 : 500

let api: TestApi
let cebu: Client
let [importer, ceb, dvo] = ['', '', '']
const followed: string[] = []
beforeAll(async () => {
  api = await startApi({
    extraRoutes: trialRoutes({
      hooks: {
        beforeWrite: async (_tx, _call, values) => {
          if (values['name'] === 'Forbidden') throw new Problem('rule_broken', 'own_account')
          return { ...values, name: `${String(values['name'])}!` }
        },
        afterWrite: async (tx, _call, row) => tx.afterCommit(() => void followed.push(row.id)),
      },
    }),
  })
  await makeTrialTable(api.database.db)
  const person = await aPerson(api, { codes: CODES, scope: 'ou', reach: 'home', unit: 'CEB' })
  cebu = person.client
  importer = person.id
  ceb = await unitId(api, 'CEB')
  dvo = await unitId(api, 'DVO')
  await buildUser(api.database.db, { ou_id: ceb, username: 'ana.reyes' })
  await buildUser(api.database.db, { ou_id: dvo, username: 'far.away' })
})
afterAll(() => api.close())

const good = (code: string, overrides: Row = {}): Row => ({
  ou_id: 'CEB',
  code,
  name: `Row ${code}`,
  ...overrides,
})
const send = (rows: Row[], dry_run = false, client = cebu) =>
  client.post<{ data: ImportAnswer }>(URL, { rows, dry_run })
const stored = async (like: string) =>
  (
    await sql<Record<string, unknown>>`select * from trial where code like ${like} order by code`.execute(
      api.database.db,
    )
  ).rows

describe('an import', () => {
  it('reads text by the kind of its field, references by code, name or both', async () => {
    const answer = await send([
      good('IN-1', {
        amount: '₱ 1,234.50',
        rate: '12.5',
        pieces: '1,000',
        due: '06-30-2025',
        mood: 'Glad',
        is_big: 'Yes',
        agent_id: 'ANA.reyes',
        role_id: 'agent',
      }),
      good('IN-2', {
        ou_id: 'Cebu',
        amount: '(7.10)',
        due: '2025-07-01',
        is_big: 'no',
        agent_id: '',
        role_id: 'agent · Agent',
      }),
    ])
    expect(answer.body.data).toEqual({ created: 2, errors: [] })
    const [one, two] = await stored('IN-%')
    expect(one).toMatchObject({
      ou_id: ceb,
      amount: '1234.50',
      rate: '12.5000',
      pieces: 1000,
      due: '2025-06-30',
      mood: 'glad',
      is_big: true,
      name: 'Row IN-1!',
    })
    expect(two).toMatchObject({ amount: '-7.10', due: '2025-07-01', is_big: false, agent_id: null })
    expect(one?.['role_id']).toBe(two?.['role_id'])
  })

  it('tells each row in the log, and the whole of it', async () => {
    const created = await auditOf(api, 'trial.create')
    expect(created.filter(entry => entry.actor_user_id === importer).length).toBe(2)
    expect((await auditOf(api, 'trial.import')).at(-1)?.diff).toEqual({ rows: 2 })
    expect(followed).toHaveLength(2)
  })

  it('writes all rows or none, and says of each fault where it stands', async () => {
    const answer = await send([
      good('NO-1'),
      good('NO-2', { amount: '1,23.4', due: '31-12-2025', is_big: 'perhaps' }),
      good('NO-3', { name: '' }),
      good('NO-4', { mood: 'angry' }),
      good('no lower case'),
      good('NO-1'),
      good('NO-6', { name: 'Forbidden' }),
      good('NO-7', { agent_id: 'far.away', ou_id: 'DVO' }),
    ])
    expect(answer.body.data.created).toBe(0)
    expect(answer.body.data.errors.map(({ row, path, code }) => [row, path, code])).toEqual([
      [1, 'amount', 'amount_malformed'],
      [1, 'due', 'date_malformed'],
      [1, 'is_big', 'yes_or_no'],
      [2, 'name', 'required'],
      [3, 'mood', 'invalid_value'],
      [4, 'code', 'code_malformed'],
      [5, 'code', 'already_exists'],
      [6, '', 'own_account'],
      [7, 'ou_id', 'reference_unknown'],
      [7, 'agent_id', 'reference_unknown'],
    ])
    expect(answer.body.data.errors.every(({ message }) => /^[A-Z].+\.$/.test(message))).toBe(true)
    expect(await stored('NO-%')).toEqual([])
    expect(followed).toHaveLength(2)
  })

  it('dry is the same way to the end, undone: no row, no word in the log, nothing that follows', async () => {
    const audits = await api.database.db.selectFrom('audit_log').select('id').execute()
    const rows = [good('DRY-1'), good('DRY-1'), good('DRY-2')]
    const { body } = await send(rows, true)
    expect(body.data).toMatchObject({
      created: 2,
      errors: [{ row: 1, path: 'code', code: 'already_exists' }],
    })
    expect(await stored('DRY-%')).toEqual([])
    expect(await api.database.db.selectFrom('audit_log').select('id').execute()).toHaveLength(audits.length)
    expect(followed).toHaveLength(2)
    expect((await send([good('DRY-1')])).body.data.created).toBe(1)
  })

  it('under one key is done once, also where the dry run before had none', async () => {
    const headers = { 'idempotency-key': 'import-once-0001' }
    const call = { rows: [good('KEY-1')], dry_run: false }
    for (const time of [1, 2])
      expect(
        (await cebu.post<{ data: ImportAnswer }>(URL, call, { headers })).body.data.created,
        `time ${time}`,
      ).toBe(1)
    expect(await stored('KEY-%')).toHaveLength(1)
  })

  it('says where a name means more than one, and takes the code before the name', async () => {
    await api.database.db
      .insertInto('role')
      .values([
        { code: 'first_twin', name: 'Twin', rank: 1 },
        { code: 'twin', name: 'Other', rank: 1 },
        { code: 'second_twin', name: 'Second', rank: 1 },
        { code: 'third_twin', name: 'Second', rank: 1 },
      ])
      .execute()
    const answer = await send([good('TW-1', { role_id: 'Second' })], true)
    expect(answer.body.data.errors[0]).toMatchObject({ path: 'role_id', code: 'reference_ambiguous' })
    await send([good('TW-2', { role_id: 'twin' })])
    const [row] = await stored('TW-2')
    const twin = await api.database.db
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'twin')
      .executeTakeFirstOrThrow()
    expect(row?.['role_id']).toBe(twin.id)
  })
})

describe('INJ-24 a file', () => {
  it('brings formulas as text', async () => {
    await send([good('FX-1', { name: '=HYPERLINK("http://evil.test","x")' })])
    expect((await stored('FX-1'))[0]?.['name']).toBe('=HYPERLINK("http://evil.test","x")!')
  })

  it('of too many rows or of too much text is refused before it is read', async () => {
    const rows = Array.from({ length: 5_001 }, (_, n) => good(`X-${n}`))
    expect((await send(rows)).status).toBe(400)
    const wide = Array.from({ length: 1_100 }, (_, n) => good(`X-${n}`, { name: 'x'.repeat(3_900) }))
    expect((await send(wide)).status).toBe(413)
    expect((await send([good('X-1', { name: 'x'.repeat(4_001) })])).status).toBe(400)
    expect((await send([])).status).toBe(400)
    expect(await stored('X-%')).toEqual([])
  })

  it('of five thousand rows is read to its end', async () => {
    const rows = Array.from({ length: 5_000 }, (_, n) => good(`READ-${n}`, n < 4_500 ? { no_such: '1' } : {}))
    const { status, body } = await send(rows)
    expect([status, body.data.created]).toEqual([200, 0])
    expect(body.data.errors.at(-1)).toMatchObject({ code: 'unknown_field' })
    expect(await stored('READ-%')).toEqual([])
  })

  it(`of ${MANY} rows goes in whole`, async () => {
    const rows = Array.from({ length: MANY }, (_, n) => good(`FULL-${n}`))
    expect((await send(rows)).body.data).toEqual({ created: MANY, errors: [] })
    expect(await stored('FULL-%')).toHaveLength(MANY)
  })
})

describe('INJ-16 the columns of a file', () => {
  it.each(['id', 'created_by', 'row_version', 'is_active', 'no_such', 'constructor', 'toString'])(
    'are none of %s',
    async name => {
      const { body } = await send([good('COL-1', { [name]: '1' })])
      expect(body.data.errors).toMatchObject([{ row: 0, path: name, code: 'unknown_field' }])
      expect(await stored('COL-%')).toEqual([])
    },
  )

  it('pollute nothing', async () => {
    const payload = `{"dry_run":false,"rows":[{"ou_id":"CEB","code":"P-1","name":"x","__proto__":{"polluted":"yes"}}]}`
    const answer = await cebu.post(URL, payload, { headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBe(400)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('who may import', () => {
  it('needs both rights', async () => {
    for (const codes of [
      [CODES[0], CODES[1]],
      [CODES[0], CODES[2]],
    ]) {
      const { client } = await aPerson(api, { codes })
      expect((await send([good('R-1')], true, client)).status).toBe(403)
    }
  })

  it('OBJ-13 writes into no other unit and links to nobody there', async () => {
    const { body } = await send([
      good('O-1', { ou_id: dvo }),
      good('O-2', { agent_id: 'far.away' }),
      good('O-3', { agent_id: 'nobody' }),
    ])
    expect(body.data.errors.map(({ path, code }) => [path, code])).toEqual([
      ['ou_id', 'reference_unknown'],
      ['agent_id', 'reference_unknown'],
      ['agent_id', 'reference_unknown'],
    ])
    await buildTrial(api.database, dvo, { code: 'O-4' })
    expect((await send([good('O-4')], true)).body.data).toEqual({ created: 1, errors: [] })
  })
})

describe('a person whom a row names', () => {
  it('is meant by name, user name or address, and asked for where two have the name', async () => {
    const people = { ou_id: ceb, last_name: 'Uy' }
    const kim = await buildUser(api.database.db, { ...people, username: 'kim.uy', first_name: 'Kim' })
    for (const username of ['lee.one', 'lee.two'])
      await buildUser(api.database.db, { ...people, username, first_name: 'Lee' })
    const meant = ['Kim Uy', 'KIM.UY', 'kim.uy@factory.test']
    const rows = [...meant, 'Lee Uy'].map((agent_id, index) => good(`WHO-${index}`, { agent_id }))
    const answer = await send(rows.slice(0, 3))
    expect(answer.body.data).toEqual({ created: 3, errors: [] })
    expect((await stored('WHO-%')).map(row => row['agent_id'])).toEqual([kim.id, kim.id, kim.id])
    const [error] = (await send(rows.slice(3), true)).body.data.errors
    expect(error).toMatchObject({ path: 'agent_id', code: 'reference_ambiguous' })
  })
})
