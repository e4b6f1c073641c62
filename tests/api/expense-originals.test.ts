import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExpenseChecks } from '@contract/modules/accounting/expense.calls'
import { expenseCalls, PDF, type ExpenseCalls } from '@tests/api/expense.support'
import { beginUpload, sha256, upload } from '@tests/api/files.portal.support'
import { startApi, type TestApi } from '@tests/support/api'

const URL = '/api/v1/expense/transactions'
const SOME = { lines: [{ amount: '700.00' }] }
const shrunk = (how: string) => Buffer.concat([PDF, Buffer.from(`% ${how}`)])

let api: TestApi
let expenses: ExpenseCalls
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
})
afterAll(() => api.close())

/** An expense with a receipt that was made smaller before it was sent. */
async function withReceipt(content: Buffer, original?: string): Promise<string> {
  const { id } = (await expenses.draft(SOME)).body.data
  const upload_id = await upload(expenses.employee, 'receipt.pdf', content, original)
  const { status } = await expenses.employee.post(`${URL}/${id}/attachments`, { upload_id })
  expect(status).toBe(201)
  return id
}
const twins = async (id: string) =>
  (await expenses.employee.get<{ data: ExpenseChecks }>(`${URL}/${id}/checks`)).body.data.duplicates.map(
    other => [other.id, other.because],
  )

describe('a receipt that was made smaller before it was sent', () => {
  it('is found again by its original, however it was made smaller', async () => {
    const original = sha256(Buffer.from('what the camera took'))
    const first = await withReceipt(shrunk('on one phone'), original)
    const second = await withReceipt(shrunk('on another phone'), original)
    expect(await twins(second)).toEqual([[first, 'receipt']])
    const rows = await api.database.db
      .selectFrom('stored_file')
      .select(['owner_id', 'original_sha256', 'sha256'])
      .where('owner_id', 'in', [first, second])
      .orderBy('created_at')
      .execute()
    expect(rows).toEqual([
      { owner_id: first, original_sha256: original, sha256: sha256(shrunk('on one phone')) },
      { owner_id: second, original_sha256: original, sha256: sha256(shrunk('on another phone')) },
    ])
  })

  it('is found beside the original itself', async () => {
    const whole = shrunk('by nobody')
    const first = await withReceipt(whole)
    const second = await withReceipt(shrunk('from the whole one'), sha256(whole))
    expect(await twins(second)).toEqual([[first, 'receipt']])
  })

  it('is found by its bytes whatever is claimed of its original', async () => {
    const same = shrunk('and sent twice')
    const first = await withReceipt(same, sha256(Buffer.from('one claim')))
    const second = await withReceipt(same, sha256(Buffer.from('another claim')))
    expect(await twins(second)).toEqual([[first, 'receipt']])
  })

  it('only warns: it is submitted all the same', async () => {
    const original = sha256(Buffer.from('warned of'))
    await withReceipt(shrunk('once'), original)
    const second = await withReceipt(shrunk('twice'), original)
    const read = await expenses.read(second, expenses.employee)
    expect((await expenses.act(expenses.employee, read, 'submit')).status).toBe(200)
  })

  it.each([
    ['no hash', 'abc'],
    ['no hexadecimal', 'g'.repeat(64)],
    ['capitals', 'A'.repeat(64)],
    ['one digit too many', 'a'.repeat(65)],
  ])('is refused with an original that is %s', async (_what, original) => {
    const { status, body } = await beginUpload(expenses.employee, 'a.pdf', PDF, sha256(PDF), original)
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'original_sha256'])
  })

  it('has an original or none, and the database takes nothing else', async () => {
    const id = await withReceipt(shrunk('in the database'))
    const write = api.database.db
      .updateTable('stored_file')
      .set({ original_sha256: 'not a hash' })
      .where('owner_id', '=', id)
      .execute()
    await expect(write).rejects.toMatchObject({ constraint: 'stored_file_original_sha256_check' })
  })
})
