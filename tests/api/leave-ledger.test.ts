import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { decide, leaveCompany, type Company } from '@tests/api/leave.support'
import { startApi, type TestApi } from '@tests/support/api'
import { dayOfNextYear, NEXT_YEAR } from '@tests/support/next-year'

let api: TestApi
let company: Company
beforeAll(async () => {
  api = await startApi()
  company = await leaveCompany(api)
  await company.give('VL', '300.00', NEXT_YEAR)
})
afterAll(() => api.close())

const ACTS = [
  // By single decisions alone hardly a request would ever be approved.
  ...(['through', 'through', 'through', 'recall', 'grant', 'ask'] as const),
  ...(['head', 'hr', 'president', 'return', 'reject', 'withdraw', 'edit', 'submit'] as const),
  ...(['split', 'recall', 'ask', 'grant', 'refuse'] as const),
]
type LedgerAct = (typeof ACTS)[number]

let week = 0
const asked = (length: number) => {
  const date_from = dayOfNextYear(week)
  return {
    leave_type_id: company.typeId('VL'),
    date_from,
    date_to: addDays(date_from, length - 1),
    accepts_unpaid: true,
  }
}

/** Whether it may be done is the portal's to say; here it is only tried. */
async function act(id: string, what: LedgerAct, length: number): Promise<void> {
  const { nico, head, hr, president } = company
  const row = await nico.now(id)
  const reason = { reason: 'By chance alone' }
  if (what === 'through')
    for (const [by, word] of [
      [head, 'approve'],
      [hr, 'verify'],
      [president, 'approve'],
    ] as const)
      await decide(by.client, id, word)
  if (what === 'head') await decide(head.client, id, 'approve')
  if (what === 'hr') await decide(hr.client, id, 'verify')
  if (what === 'president') await decide(president.client, id, 'approve')
  if (what === 'return') await decide(head.client, id, 'return', 'By chance alone')
  if (what === 'reject') await decide(head.client, id, 'reject', 'By chance alone')
  if (what === 'withdraw' || what === 'submit') await nico.command(row, what)
  if (what === 'edit') await nico.change(row, asked(length))
  if (what === 'split') await hr.command(row, 'split', { unpaid_days: '0.50' })
  if (what === 'recall') await hr.command(row, 'recall', reason)
  if (what === 'ask') await nico.command(row, 'ask-cancellation', reason)
  if (what === 'grant' || what === 'refuse') await hr.command(row, `${what}-cancellation`, reason)
}

/** What the ledger holds of a request, what its days say, and whether they are held. */
async function standing(id: string) {
  const { rows } = await sql<{
    status: string
    paid: string
    held: string
    used: string
    is_held: boolean | null
    on_days: string
  }>`
    select r.status, r.paid_days as paid,
      coalesce((select -sum(days) from leave_ledger l where l.request_id = r.id and kind in ('reserve', 'release_reserve')), 0) as held,
      coalesce((select -sum(days) from leave_ledger l where l.request_id = r.id and kind in ('usage', 'reversal')), 0) as used,
      (select bool_and(is_held) from leave_request_day d where d.request_id = r.id) as is_held,
      (select coalesce(sum(paid), 0) from leave_request_day d where d.request_id = r.id) as on_days
    from leave_request r where r.id = ${id}`.execute(api.database.db)
  const row = rows[0]
  if (!row) throw new Error('the request is there')
  return {
    ...row,
    paid: Number(row.paid),
    held: Number(row.held),
    used: Number(row.used),
    on_days: Number(row.on_days),
  }
}

describe('the ledger', () => {
  it('equals the days of every request, whatever was done to it in whatever order', async () => {
    const acts = fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.integer({ min: 1, max: 5 })), {
      minLength: 1,
      maxLength: 9,
    })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), acts, async (length, steps) => {
        week += 1
        const { id } = (await company.nico.draft(asked(length))).body.data
        for (const [what, days] of [['submit', length] as const, ...steps]) {
          await act(id, what, days)
          const now = await standing(id)
          const reserves = now.status.startsWith('pending_') || now.status === 'returned'
          const uses = now.status === 'approved'
          expect(now).toMatchObject({
            held: reserves ? now.paid : 0,
            used: uses ? now.paid : 0,
            is_held: reserves || uses,
            on_days: now.paid,
          })
        }
      }),
      { numRuns: 25, seed: 20261122, endOnFailure: true },
    )
    const { rows } = await sql<{ available: string; open: string }>`
      select available, entitled - reserved - used as open from leave_balance_shown where year = ${NEXT_YEAR}`.execute(
      api.database.db,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.available).toBe(rows[0]?.open)
  }, 240_000)
})
