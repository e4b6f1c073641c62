import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { ExpenseImportAnswer } from '@contract/modules/accounting/expense-import'
import { expenseCalls, type ExpenseCalls, type ShownExpense } from '@tests/api/expense.support'
import { aPerson, unitId } from '@tests/api/attacks/people.support'
import { buildEmployee } from '@tests/support/factories/people'
import { startApi, type Client, type TestApi } from '@tests/support/api'

let api: TestApi
let expenses: ExpenseCalls
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
})
afterAll(() => api.close())

type Row = Record<string, string | null>
const BOTH = ['expense.transaction.create', 'integration.import.run'] as const
const URL = '/api/v1/expense/transactions/import'
const send = (rows: Row[], dry_run = false, client: Client = expenses.accounting) =>
  client.post<{ data: ExpenseImportAnswer; message?: string }>(URL, { rows, dry_run })
const told = ({ errors }: ExpenseImportAnswer) => errors.map(({ row, path, code }) => [row, path, code])

/** Somebody of a unit who may do this much and no more. */
async function employeeWith(codes: readonly PermissionCode[], unit: 'HO' | 'CEB' = 'HO'): Promise<Client> {
  const person = await aPerson(api, { unit, codes })
  await buildEmployee(api.database.db, { ou_id: await unitId(api, unit), user_id: person.id })
  return person.client
}

let counted = 0
const invoiceNo = () => `INV-${(counted += 1)}`
/** A first row of an expense, as a sheet has it. */
const row = (more: Row = {}): Row => ({
  reference: `R-${(counted += 1)}`,
  payee_name: 'Ayala Property Management',
  expense_date: expenses.today,
  category_id: 'RENT',
  description: 'Office space',
  amount: '10,000.00',
  vat_mode: 'exclusive',
  atc: 'WC100',
  ...more,
})
const draftsOf = async (payee: string) => {
  const { body } = await expenses.accounting.get<{ data: ShownExpense[] }>(
    `/api/v1/expense/transactions?start=0&end=50&search=${encodeURIComponent(payee)}&sort=created_at:asc`,
  )
  return Promise.all(body.data.map(({ id }) => expenses.read(id)))
}

describe('a file of expenses', () => {
  it('becomes drafts, rows of one reference one of them, computed by the rules of the form', async () => {
    const payee = 'Grouped Supplies Inc'
    const project = await api.database.db
      .selectFrom('project')
      .select(['id', 'code'])
      .limit(1)
      .executeTakeFirstOrThrow()
    const rows = [
      row({ reference: 'G1', payee_name: payee, payee_tin: '111-222-333-00000' }),
      row({ reference: 'G2', payee_name: payee, amount: '500', vat_mode: 'none', atc: null }),
      {
        reference: 'g1',
        category_id: 'Marketing',
        description: 'Flyers',
        amount: '7459.99',
        atc: 'WC160',
        project_id: project.code,
        bearers: 'HO: 11; CEB: 7',
      },
    ]
    const dry = await send(rows, true)
    expect(dry.body.data).toMatchObject({ created: 3, records: 2, errors: [], twins: [] })
    expect(await draftsOf(payee)).toEqual([])
    const { status, body } = await send(rows)
    expect([status, body.data.created, body.data.records, body.data.errors]).toEqual([200, 3, 2, []])
    const [first, second] = await draftsOf(payee)
    expect(first).toMatchObject({
      ...{ status: 'draft', number: null, payee_tin: '111-222-333-00000' },
      // EX-31
      ...{ net_amount: '16660.71', input_vat: '1999.28', ewt_amount: '633.21', amount: '18026.78' },
    })
    expect(first?.lines.map(({ description, project_id }) => [description, project_id])).toEqual([
      ['Office space', null],
      ['Flyers', project.id],
    ])
    expect(first?.lines[1]?.bearers.map(({ weight }) => weight)).toEqual(['11', '7'])
    expect(second).toMatchObject({ status: 'draft', amount: '500.00', entry_id: null })
    expect(first?.actions).toContain('discard')
  })

  it('makes nothing a second time, also where another person of the unit brings it', async () => {
    const payee = 'Twice Brought Co'
    const rows = [row({ payee_name: payee }), row({ payee_name: payee })]
    expect((await send(rows)).body.data).toMatchObject({ created: 2, records: 2 })
    const colleague = await employeeWith(BOTH)
    for (const client of [expenses.accounting, colleague])
      expect((await send(rows, false, client)).body.data).toMatchObject({
        ...{ created: 0, records: 0, unchanged: 2, errors: [] },
      })
    const more = [...rows, row({ payee_name: payee })]
    expect((await send(more)).body.data).toMatchObject({ created: 1, records: 1, unchanged: 2 })
    expect(await draftsOf(payee)).toHaveLength(3)
  })

  it('makes nothing twice where two bring it at the same moment', async () => {
    const payee = 'At Once Trading'
    const rows = [row({ payee_name: payee })]
    const answers = await Promise.all([send(rows), send(rows), send(rows)])
    expect(answers.map(({ body }) => body.data.records).toSorted()).toEqual([0, 0, 1])
    expect(await draftsOf(payee)).toHaveLength(1)
  })

  it('may bring again what was deleted', async () => {
    const payee = 'Deleted Draft Ltd'
    const rows = [row({ payee_name: payee })]
    await send(rows)
    const [draft] = await draftsOf(payee)
    await expenses.accounting.send('DELETE', `/api/v1/expense/transactions/${draft!.id}`, undefined, {
      headers: { 'if-match': `"${draft!.row_version}"` },
    })
    expect((await send(rows)).body.data).toMatchObject({ records: 1 })
  })

  it('says of each row which cell is wrong, keeps an expense whole and writes nothing', async () => {
    const payee = 'Wrong Cells Ltd'
    const rows = [
      row({ reference: 'W1', payee_name: payee }),
      { ...row({ reference: 'W1', payee_name: payee, amount: 'ten' }) },
      row({ reference: 'W2', payee_name: payee, category_id: 'NOTHING' }),
      row({ reference: 'W3', payee_name: payee }),
      row({ reference: 'W3', payee_name: 'Somebody else' }),
      row({ reference: 'W4', payee_name: payee, bearers: 'XYZ: 1' }),
      row({ reference: 'W5', payee_name: payee, category_id: null }),
      row({ reference: null, payee_name: payee }),
      row({ reference: 'W6', payee_name: payee, pay_mode: 'owe', due_on: '2001-01-01' }),
      row({ reference: 'W7', payee_name: payee, amount: '0' }),
      row({ reference: 'W8', payee_name: payee, account_id: '1020' }),
      row({ reference: 'W9', payee_name: payee }),
    ]
    for (const dry of [true, false]) {
      const { body } = await send(rows, dry)
      expect(told(body.data)).toEqual([
        [0, 'reference', 'expense_import_other_row'],
        [1, 'amount', 'amount_malformed'],
        [2, 'category_id', 'reference_unknown'],
        [3, 'reference', 'expense_import_other_row'],
        [4, 'payee_name', 'expense_import_differs'],
        [5, 'bearers', 'expense_import_bearers'],
        [6, 'category_id', 'expense_line_needs_category'],
        [7, 'reference', 'required'],
        [8, 'due_on', 'expense_due_before'],
        [9, 'amount', 'expense_line_needs_amount'],
        [10, 'account_id', 'reference_unknown'],
      ])
      expect(body.data.errors.find(({ row: at }) => at === 3)?.message).toContain('Row 6')
    }
    expect(await draftsOf(payee)).toEqual([])
  })

  it('warns of an invoice that is there already, or twice in the file, and imports it all the same', async () => {
    const invoice = invoiceNo()
    const paper = { payee_tin: '222-333-444-00000', supplier_invoice_no: invoice }
    const kept = await expenses.submitted({ ...paper, lines: [{ amount: '100.00' }] })
    const other = { ...paper, supplier_invoice_no: invoiceNo() }
    const rows = [
      row({ ...paper, supplier_invoice_no: invoice.toLowerCase() }),
      row({ ...other, reference: 'First' }),
      row(other),
      row({ ...other, payee_tin: '222-333-444-00001' }),
    ]
    const { body } = await send(rows, true)
    expect(body.data.errors).toEqual([])
    expect(body.data.twins).toEqual([
      {
        ...{ row: 0, invoice: invoice.toLowerCase(), reference: null },
        kept: { id: kept.id, number: kept.number, payee_name: kept.payee_name },
      },
      { row: 2, invoice: other.supplier_invoice_no, kept: null, reference: 'First' },
    ])
    expect((await send(rows)).body.data).toMatchObject({ records: 4 })
  })

  it('is of whoever brings it, in their unit, and names no expense that they may not see', async () => {
    const paper = { payee_tin: '333-444-555-00000', supplier_invoice_no: invoiceNo() }
    await expenses.submitted({ ...paper, lines: [{ amount: '100.00' }] })
    const own = await employeeWith(BOTH, 'CEB')
    const { status, body } = await send([row({ ...paper, account_id: '6100' })], false, own)
    // Who does not see the chart of accounts names none.
    expect([status, told(body.data)]).toEqual([200, [[0, 'account_id', 'reference_unknown']]])
    const again = await send([row(paper)], false, own)
    expect(again.body.data).toMatchObject({ records: 1, twins: [] })
    const made = await api.database.db
      .selectFrom('expense')
      .innerJoin('operating_unit', 'operating_unit.id', 'expense.ou_id')
      .select(['ou_code', 'expense.status'])
      .where('supplier_invoice_no', '=', paper.supplier_invoice_no)
      .where('ou_code', '=', 'CEB')
      .execute()
    expect(made).toEqual([{ ou_code: 'CEB', status: 'draft' }])
  })

  it('is brought by those alone who may draft expenses and import files', async () => {
    for (const code of BOTH) expect((await send([row()], true, await employeeWith([code]))).status).toBe(403)
    expect((await send([row()], true, await employeeWith(BOTH))).status).toBe(200)
  })
})
