import type { Expense } from '@contract/modules/accounting/expense.document'
import type { ExpenseRecord } from '@contract/modules/accounting/expense-record.resource'
import type { JournalLine } from '@contract/modules/accounting/journal-line.resource'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import { businessDay } from '@server/platform/db/business-day'
import { withKey } from '@tests/api/ledger.support'
import type { Refusal } from '@tests/api/property-holds.support'
import type { Client, TestApi } from '@tests/support/api'
import { fileForm } from '@tests/support/multipart'

export type ShownExpense = Expense & { actions: string[] }
type One<T> = { data: T } & Refusal
type Values = Partial<Omit<Expense, 'lines'>> & {
  lines?: readonly (Partial<ExpenseLine> & { category?: string })[]
}

const URL = '/api/v1/expense/transactions'
export const PDF = Buffer.from('%PDF-1.4\n%receipt\n%%EOF\n')

/** Expenses from the first draft to the entry, by the addresses of the portal. */
export async function expenseCalls(api: TestApi) {
  const { db } = api.database
  const today = await businessDay(db)
  const [employee, head, accounting] = await Promise.all(
    (['employee', 'head', 'accounting'] as const).map(name =>
      api.as(name === 'head' ? 'immediate_head' : name),
    ),
  )
  const categoryId = async (code: string) =>
    (await db.selectFrom('expense_category').select('id').where('code', '=', code).executeTakeFirstOrThrow())
      .id
  const read = async (id: string, client: Client = accounting!) =>
    (await client.get<One<ShownExpense>>(`${URL}/${id}`)).body.data
  const calls = {
    today,
    employee: employee!,
    head: head!,
    accounting: accounting!,
    read,
    async draft({ lines = [], ...values }: Values = {}, client = employee!) {
      const said = await Promise.all(
        lines.map(async ({ category = 'RENT', ...line }) => ({
          category_id: await categoryId(category),
          description: 'Office space',
          vat_mode: 'none',
          ...line,
        })),
      )
      return client.post<One<ShownExpense>>(URL, {
        payee_name: 'Ayala Property Management',
        expense_date: today,
        ...values,
        lines: said,
      })
    },
    async attach({ id }: Pick<Expense, 'id'>, client = employee!, content = PDF) {
      const { payload, headers } = fileForm('receipt.pdf', content, 'application/pdf')
      const { status, text } = await client.post(`${URL}/${id}/attachments`, payload, { headers })
      if (status !== 201) throw new Error(`not attached: ${text}`)
    },
    act: (client: Client, expense: Pick<Expense, 'id' | 'row_version'>, verb: string, body?: object) =>
      client.post<One<ShownExpense>>(`${URL}/${expense.id}/${verb}`, body, withKey(expense)),
    async submitted(values: Values): Promise<ShownExpense> {
      const { status, body } = await calls.draft(values)
      if (status !== 201) throw new Error(JSON.stringify(body))
      await calls.attach(body.data)
      const sent = await calls.act(employee!, await read(body.data.id, employee), 'submit')
      if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
      return sent.body.data
    },
    async decide(client: Client, { id }: Pick<Expense, 'id'>, decision: string) {
      const { body } = await client.get<{ data: { id: string; subject_id: string }[] }>(
        '/api/v1/approvals/inbox?start=0&end=200',
      )
      const seat = body.data.find(each => each.subject_id === id)
      if (!seat) throw new Error('nobody is asked to decide it')
      const opened = await client.get<One<{ version: number }>>(`/api/v1/approvals/inbox/${seat.id}`)
      return client.post(
        `/api/v1/approvals/inbox/${seat.id}/decide`,
        { decision, comment: '' },
        { headers: { 'if-match': `"${opened.body.data.version}"` } },
      )
    },
    async approved(values: Values): Promise<ShownExpense> {
      const sent = await calls.submitted(values)
      await calls.decide(head!, sent, 'approve')
      await calls.decide(accounting!, sent, 'verify')
      return read(sent.id)
    },
    post: (expense: Pick<Expense, 'id' | 'row_version'>, more: object = {}, client = accounting!) =>
      calls.act(client, expense, 'post', { entry_date: today, bank_id: null, check_no: null, ...more }),
    async posted(values: Values): Promise<ShownExpense> {
      const { status, body } = await calls.post(await calls.approved(values))
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body.data
    },
    async entryLines(number: string, client = accounting!) {
      const { body } = await client.get<{ data: JournalLine[] }>(
        `/api/v1/accounting/ledger?start=0&end=50&search=${number}&sort=seq:asc`,
      )
      return body.data.map(({ account_label, debit, credit }) => [account_label?.slice(0, 4), debit, credit])
    },
    async records(number: string | null, client = accounting!) {
      const { body } = await client.get<{ data: ExpenseRecord[] }>(
        `/api/v1/expense/records?start=0&end=50&search=${number}&sort=seq:asc`,
      )
      return body.data
    },
  }
  return calls
}
export type ExpenseCalls = Awaited<ReturnType<typeof expenseCalls>>
