import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { DETAILS, peopleCalls, refusalOf, SELLERS, type Person } from '@tests/api/people.support'

let api: TestApi
let hr: ReturnType<typeof peopleCalls>
let accounting: Client
let nico: Person
beforeAll(async () => {
  api = await startApi()
  hr = peopleCalls(await api.as('hr_staff'))
  accounting = await api.as('accounting')
  nico = await hr.find('Reyes')
})
afterAll(() => api.close())

const NUMBERS = {
  tin: '314-159-265-00000',
  sss_no: '34-2718281-8',
  philhealth_no: '12-141421356-2',
  pagibig_no: '1212-1732-0508',
  bank_account_no: '0012-3456-789',
}
const MASKS = {
  tin_masked: '****9265',
  sss_no_masked: '****2818',
  philhealth_no_masked: '****3562',
  pagibig_no_masked: '****0508',
  bank_account_no_masked: '****6789',
}
const digits = (text: string) => text.replaceAll('-', '')
const write = async (values: object, person = nico) => hr.change(await hr.detail(person.id), values, DETAILS)

describe('protected numbers', () => {
  it('are kept sealed and shown by their last digits', async () => {
    const answer = await write(NUMBERS)
    expect(answer.body.data).toMatchObject(MASKS)
    const stored = JSON.stringify(
      await api.database.db.selectFrom('employee_detail').selectAll().where('id', '=', nico.id).execute(),
    )
    for (const [name, number] of Object.entries(NUMBERS)) {
      expect(answer.body.data).not.toHaveProperty(name)
      expect(answer.body.data).not.toHaveProperty(`${name}_hash`)
      for (const text of [stored, answer.text]) {
        expect(text).not.toContain(number)
        expect(text).not.toContain(digits(number))
      }
    }
  })

  it('leave no trace in the log, nor does the pay', async () => {
    await write({ monthly_basic: '31415.92' })
    const log = JSON.stringify(await api.database.db.selectFrom('audit_log').selectAll().execute())
    for (const number of [...Object.values(NUMBERS), '31415.92']) {
      expect(log).not.toContain(number)
      expect(log).not.toContain(digits(number))
    }
  })

  it('are one number however they are typed, and no two people share one but a bank account', async () => {
    const dante = await hr.find('Ocampo')
    for (const name of ['tin', 'sss_no', 'philhealth_no', 'pagibig_no'] as const)
      expect(refusalOf(await write({ [name]: digits(NUMBERS[name]) }, dante))).toEqual([
        409,
        name,
        'already_exists',
      ])
    expect((await write({ bank_account_no: NUMBERS.bank_account_no }, dante)).status).toBe(200)
    expect((await write({ tin: digits(NUMBERS.tin) })).status).toBe(200)
  })

  it('are refused where they are none, and a bank account without its bank', async () => {
    expect(refusalOf(await write({ tin: '12' }))).toEqual([400, 'tin', 'tin_malformed'])
    expect(refusalOf(await write({ bank_id: null }))).toEqual([422, 'bank_id', 'bank_needed'])
  })
})

describe('revealing', () => {
  it('shows one number whole, each time told to the log before it is seen', async () => {
    const calls = peopleCalls(accounting)
    for (const [name, number] of Object.entries(NUMBERS)) {
      const shown = await calls.reveal(nico.id, name)
      expect([shown.status, shown.body.data.number]).toEqual([200, digits(number)])
      expect(shown.headers['cache-control']).toContain('no-store')
    }
    const log = await api.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'employee_detail.reveal')
      .execute()
    expect(log.map(({ diff }) => Object.keys(diff as object)[0])).toEqual(Object.keys(NUMBERS))
    for (const entry of log)
      expect(entry).toMatchObject({ entity_id: nico.id, actor_user_id: accounting.user?.id })
  })

  it('is for whoever has the right, of what there is', async () => {
    for (const role of ['hr_staff', 'super_admin', 'immediate_head', 'employee', 'president'] as const)
      expect((await peopleCalls(await api.as(role)).reveal(nico.id, 'tin')).status, role).toBe(403)
    const calls = peopleCalls(accounting)
    await write({ sss_no: null })
    expect((await calls.reveal(nico.id, 'sss_no')).status).toBe(404)
    expect((await calls.reveal(nico.id, 'monthly_basic')).status).toBe(400)
    expect((await calls.reveal('01a1fa65-f2dd-768c-999c-c8f7244c9822', 'tin')).status).toBe(404)
  })

  it('does not open what was moved to another column', async () => {
    const { db } = api.database
    const row = await db
      .selectFrom('employee_detail')
      .select('tin')
      .where('id', '=', nico.id)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('employee_detail')
      .set({ philhealth_no: row.tin })
      .where('id', '=', nico.id)
      .execute()
    expect((await peopleCalls(accounting).reveal(nico.id, 'philhealth_no')).status).toBe(500)
  })
})

describe('sellers', () => {
  const seller = (more: object = {}) => ({
    display_name: 'Outside Realty, Inc.',
    ou_id: nico['ou_id'],
    payee_kind: 'corporation',
    tin: '008-765-432-00000',
    prc_license_no: '0099887',
    ...more,
  })
  const refused = async (more: object) => refusalOf(await hr.create(seller(more), SELLERS))

  it('work under a broker who has a licence, unless they have one', async () => {
    const agent = (await hr.list(SELLERS, '&search=Paolo'))[0]
    expect(agent?.['supervising_broker_label']).toBe('Consuelo Arambulo')
    const none = { prc_license_no: null }
    expect(await refused(none)).toEqual([422, 'supervising_broker_id', 'broker_needed'])
    expect(await refused({ ...none, supervising_broker_id: agent?.id })).toEqual([
      422,
      'supervising_broker_id',
      'broker_unlicensed',
    ])
    const made = await hr.create(seller(), SELLERS)
    expect(made.status).toBe(201)
    expect(
      refusalOf(await hr.change(made.body.data, { supervising_broker_id: made.body.data.id }, SELLERS)),
    ).toEqual([422, 'supervising_broker_id', 'broker_self'])
  })

  it('are paid with a TIN, kept sealed and revealed like the others', async () => {
    expect(await refused({ tin: null })).toEqual([422, 'tin', 'tin_needed'])
    expect(await refused({ tin: '222-333-444-00000', payout_account_no: '123456' })).toEqual([
      422,
      'payout_bank_id',
      'bank_needed',
    ])
    const made = (await hr.list(SELLERS, '&search=Outside'))[0]
    const shown = await peopleCalls(accounting).reveal(made?.id ?? '', 'tin', SELLERS)
    expect(shown.body.data.number).toBe('00876543200000')
    expect(await refused({ tin: '00876543200000' })).toEqual([409, 'tin', 'already_exists'])
  })

  it('stand in the unit of the employee that they are, and end with the employment', async () => {
    const paolo = await hr.find('Inting')
    expect(await refused({ tin: '111-222-333-00000', employee_id: paolo.id })).toEqual([
      422,
      'ou_id',
      'employee_of_other_unit',
    ])
    await hr.separate(paolo, { date_separated: '2026-05-31', reason: 'Contract ended.' })
    expect((await hr.list(SELLERS, '&search=Paolo'))[0]?.['status']).toBe('inactive')
  })
})
