import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { DETAILS, EMPLOYEES, peopleCalls, refusalOf, type Person } from '@tests/api/people.support'

let api: TestApi
let hr: ReturnType<typeof peopleCalls>
let like: Person
let count = 0
beforeAll(async () => {
  api = await startApi()
  hr = peopleCalls(await api.as('hr_staff'))
  like = await hr.find('Reyes')
})
afterAll(() => api.close())

const fresh = (more: object = {}) => {
  count += 1
  const { position_id, ou_id, division_id, immediate_head_id } = like
  return {
    last_name: `Villanueva${count}`,
    first_name: 'Ana',
    position_id,
    ou_id,
    division_id,
    immediate_head_id,
    employment_type: 'regular',
    email: `ana${count}@bayside.test`,
    date_hired: '2026-02-02',
    ...more,
  }
}
const added = async (more: object = {}) => {
  const answer = await hr.create(fresh(more))
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data
}

describe('the number of an employee', () => {
  it('is the next of the unit and the year of hiring where none is typed', async () => {
    const [one, two] = [await added(), await added()]
    expect(one['employee_no']).toBe('EM-HO-2026-000001')
    expect(two['employee_no']).toBe('EM-HO-2026-000002')
    expect(one).toMatchObject({ full_name: expect.stringMatching(/^Villanueva\d+, Ana$/) as string })
  })

  it('may be typed, once, and never be taken away', async () => {
    const typed = await added({ employee_no: 'OLD-17' })
    expect(typed['employee_no']).toBe('OLD-17')
    expect(refusalOf(await hr.create(fresh({ employee_no: 'OLD-17' })))).toEqual([
      409,
      'employee_no',
      'already_exists',
    ])
    expect(refusalOf(await hr.change(typed, { employee_no: '' }))).toEqual([422, 'employee_no', 'required'])
    expect(refusalOf(await hr.create(fresh({ employee_no: 'no 17' })))[0]).toBe(400)
  })
})

describe('the reporting line', () => {
  it('is never closed to a circle, however long it is', async () => {
    const top = await added()
    const middle = await added({ immediate_head_id: top.id })
    const low = await added({ immediate_head_id: middle.id })
    for (const head of [low, middle, top])
      expect(refusalOf(await hr.change(top, { immediate_head_id: head.id }))).toEqual([
        422,
        'immediate_head_id',
        'line_cycle',
      ])
    expect((await hr.change(low, { immediate_head_id: top.id })).status).toBe(200)
  })

  it('stays open when two are put below each other at once', async () => {
    const pairs: [Person, Person][] = []
    for (let pair = 0; pair < 8; pair += 1) pairs.push([await added(), await added()])
    const answers = await Promise.all(
      pairs.map(([one, two]) =>
        Promise.all([
          hr.change(one, { immediate_head_id: two.id }),
          hr.change(two, { immediate_head_id: one.id }),
        ]),
      ),
    )
    const told = answers.map(both => both.map(({ status }) => status).sort())
    expect(told).toEqual(pairs.map(() => [200, 422]))
  })
})

describe('the account of an employee', () => {
  const userOf = async (username: string) =>
    api.database.db
      .selectFrom('app_user')
      .select(['id', 'ou_id', 'status'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow()

  it('is of the same unit and stands for one person alone', async () => {
    const other = await userOf('agent')
    const taken = await userOf('employee')
    expect(refusalOf(await hr.create(fresh({ user_id: other.id })))).toEqual([
      422,
      'user_id',
      'user_of_other_unit',
    ])
    expect(refusalOf(await hr.create(fresh({ user_id: taken.id })))).toEqual([
      409,
      'user_id',
      'already_exists',
    ])
  })

  it('keeps its person in its unit', async () => {
    const paolo = await hr.find('Inting')
    expect(refusalOf(await hr.change(paolo, { ou_id: like['ou_id'] }))).toEqual([
      422,
      'user_id',
      'user_of_other_unit',
    ])
  })

  it('moves on with the protected part when somebody without account changes unit', async () => {
    const person = await added()
    const cebu = (await hr.find('Inting'))['ou_id']
    expect((await hr.change(person, { ou_id: cebu })).status).toBe(200)
    expect(await hr.detail(person.id)).toMatchObject({ ou_id: cebu })
  })
})

describe('separation', () => {
  const LAST = { date_separated: '2026-06-30', reason: 'Moved abroad with the family.' }

  it('waits until nobody is left without a head', async () => {
    const head = await hr.find('Ocampo')
    expect(refusalOf(await hr.separate(head, LAST))).toEqual([422, 'date_separated', 'reports_need_head'])
  })

  it('has a day that is neither before the first nor still to come, and a reason', async () => {
    const person = await added()
    const refused = async (values: object) => refusalOf(await hr.separate(person, { ...LAST, ...values }))
    expect(await refused({ date_separated: '2026-01-01' })).toEqual([
      422,
      'date_separated',
      'separated_before_hired',
    ])
    expect(await refused({ date_separated: '2199-01-01' })).toEqual([
      422,
      'date_separated',
      'separated_ahead',
    ])
    expect((await refused({ reason: ' ' }))[0]).toBe(400)
  })

  it('puts the account out, ends the sessions, keeps the reason where it belongs and happens once', async () => {
    const session = await api.as('sales_admin')
    const joy = await hr.find('Tagalog')
    const answer = await hr.separate(joy, LAST)
    expect(answer.body.data).toMatchObject({ is_active: false, date_separated: '2026-06-30' })
    expect(answer.text).not.toContain('abroad')
    expect((await session.get(`${EMPLOYEES}?start=0&end=1`)).status).toBe(401)
    await expect(api.as('sales_admin')).rejects.toThrow('could not sign in')
    expect(await hr.detail(joy.id)).toMatchObject({ separation_reason: LAST.reason })
    const log = await api.database.db
      .selectFrom('audit_log')
      .select(['action', 'diff'])
      .where('action', 'in', ['employee.separate', 'user.suspend'])
      .execute()
    expect(log.map(({ action }) => action).sort()).toEqual(['employee.separate', 'user.suspend'])
    expect(JSON.stringify(log)).not.toContain('abroad')
    expect(refusalOf(await hr.separate(answer.body.data, LAST))).toEqual([
      422,
      'date_separated',
      'already_separated',
    ])
  })

  it('is not one’s own to record, nor another role’s, nor of an older version', async () => {
    const ofelia = await hr.find('Baluyot')
    expect((await hr.separate(ofelia, LAST)).status).toBe(409)
    const admin = peopleCalls(await api.as('ou_admin'))
    expect((await admin.separate(await admin.find('Inting'), LAST)).status).toBe(403)
    const person = await added()
    expect((await hr.separate({ ...person, row_version: 99 }, LAST)).body.code).toBe('stale_record')
  })
})

describe('import', () => {
  const row = (more: object = {}) => ({
    last_name: 'Zamora',
    first_name: 'Pilar',
    position_id: 'DOC',
    ou_id: 'HO',
    immediate_head_id: 'Ocampo, Dante S.',
    employment_type: 'probationary',
    email: 'pilar.zamora@bayside.test',
    date_hired: '2026-03-02',
    ...more,
  })
  const send = async (rows: object[], dry_run: boolean) =>
    (await api.as('hr_staff')).post<{ data: { created: number; errors: object[] } }>(`${EMPLOYEES}/import`, {
      rows,
      dry_run,
    })

  it('tells in a dry run what is wrong, row by row, and writes nothing', async () => {
    const rows = [row(), row({ position_id: 'NOBODY' }), row({ date_regularised: '2026-01-01' })]
    const { body } = await send(rows, true)
    expect(body.data).toMatchObject({
      created: 1,
      errors: [
        { row: 1, path: 'position_id', code: 'reference_unknown' },
        { row: 2, path: 'date_regularised', code: 'regularised_before_hired' },
      ],
    })
    expect(await hr.list(EMPLOYEES, '&search=Zamora')).toEqual([])
  })

  it('writes each with a number and a protected part, or none', async () => {
    expect((await send([row(), row({ ou_id: 'NIX' })], false)).body.data.created).toBe(0)
    expect((await send([row(), row({ first_name: 'Luz' })], false)).body.data).toEqual({
      created: 2,
      errors: [],
    })
    const made = await hr.list(EMPLOYEES, '&search=Zamora')
    expect(made).toHaveLength(2)
    for (const person of made) {
      expect(person['employee_no']).toMatch(/^EM-HO-2026-\d{6}$/)
      expect((await hr.detail(person.id))['full_name']).toBe(person['full_name'])
    }
    expect(await hr.change(await hr.detail(made[0]?.id ?? ''), { daily_factor: 313 }, DETAILS)).toMatchObject(
      {
        status: 200,
      },
    )
  })
})
