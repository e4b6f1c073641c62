import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { ledgerFault } from '@tests/api/ledger.support'
import { releaseDesk, type ReleaseDesk } from '@tests/api/releases.support'
import { done } from '@tests/api/sales.support'

let api: TestApi
let desk: ReleaseDesk
beforeAll(async () => {
  api = await startApi()
  desk = await releaseDesk(api)
})
afterAll(() => api.close())

const FIFTY = 50
const fifty = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: FIFTY }, (_, index) => make(index)))

/** How often each answer was given. */
const counted = (answers: readonly { status: number }[]) => {
  const byStatus: Record<number, number> = {}
  for (const { status } of answers) byStatus[status] = (byStatus[status] ?? 0) + 1
  return byStatus
}
const reason = 'Entered twice.'

/** What was paid of the share, what it gave back, and the entries that say so. */
async function kept(shareId: string, releaseId: string) {
  const { rows } = await sql<{ releasable: string; kept: string; entries: number }>`
    select h.releasable_amount::text as releasable, (h.released_amount - h.clawed_back_amount)::text as kept,
      (select count(*)::int from journal_entry where source_id = ${releaseId}) as entries
    from commission_share h where h.id = ${shareId}`.execute(desk.house.db)
  return rows[0]
}

async function approved(seller = desk.agent(2)) {
  await desk.declare(seller)
  const { sale, receipt, line } = await desk.collected()
  const release = await desk.approved(await desk.drafted(sale.id, seller))
  return { release, receipt, line, shareId: release.lines[0]?.share_id ?? '' }
}

describe('fifty at once', () => {
  it('that ask for the release of one share: one has it', async () => {
    const seller = desk.agent(2)
    await desk.declare(seller)
    const { sale } = await desk.collected()
    const { share_id } = await desk.shareOf(sale.id, seller)
    const terms = { ou_id: desk.house.ou_id, seller_id: seller.id, holdback_ids: [], share_ids: [share_id] }
    const drafts = await fifty(async () => done(await desk.maker.draft(terms)))
    const answers = await Promise.all(drafts.map(draft => desk.maker.command(draft, 'submit')))
    expect(counted(answers)).toEqual({ 200: 1, 422: 49 })
    const { rows } = await sql<{ claims: number }>`
      select count(*)::int as claims from commission_release_line l
        join commission_release r on r.id = l.release_id
      where l.sale_id = ${sale.id} and r.status = 'pending'`.execute(desk.house.db)
    expect(rows).toEqual([{ claims: 1 }])
  })

  it('that pay a release or void it: one does, and the books say the same', async () => {
    const { release, shareId } = await approved()
    const answers = await fifty(index =>
      index % 2 === 0 ? desk.pay(release) : desk.payer.command(release, 'void', { reason }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { status } = await desk.maker.get(release.id)
    const outcomes = { paid: { kept: '14630.58', entries: 1 }, voided: { kept: '0.00', entries: 0 } }
    expect(Object.keys(outcomes)).toContain(status)
    expect(await kept(shareId, release.id)).toEqual({
      releasable: '14630.58',
      ...outcomes[status as keyof typeof outcomes],
    })
  })

  it('that pay a release or bounce the check behind it: the check bounces once, and nobody keeps what was not paid for', async () => {
    const { release, receipt, shareId } = await approved()
    const answers = await fifty<{ status: number }>(index =>
      index % 2 === 0 ? desk.pay(release) : desk.receipts.command(receipt, 'bounce', { reason }),
    )
    const bounces = answers.filter((_, index) => index % 2 === 1)
    expect(bounces.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await desk.receipts.get(receipt.id)).status).toBe('bounced')
    expect(await kept(shareId, release.id)).toMatchObject({ releasable: '0.00', kept: '0.00' })
  })

  it('that settle one line, each with money of its own: one does, and the line is paid once', async () => {
    const { line, receipt } = await approved()
    done(await desk.receipts.command(receipt, 'void', { reason }))
    const terms = {
      ...{ developer_id: desk.house.project.developer_id, ou_id: desk.house.ou_id },
      ...{ received_on: desk.billing.today, mode: 'bank_transfer', cash_amount: line.open_amount },
      allocations: [{ line_id: line.id, amount: line.open_amount }],
    }
    const drafts = await fifty(async () => done(await desk.receipts.draft(terms)))
    const answers = await Promise.all(drafts.map(draft => desk.receipts.command(draft, 'post')))
    expect(counted(answers)).toEqual({ 200: 1, 422: 49 })
  })

  it('that settle a line with one receipt: one does, and what is left of the receipt stays right', async () => {
    const { line, receipt } = await approved()
    done(await desk.receipts.command(receipt, 'void', { reason }))
    const whose = { developer_id: desk.house.project.developer_id, ou_id: desk.house.ou_id }
    const money = { received_on: desk.billing.today, mode: 'bank_transfer', cash_amount: '90000.00' }
    const draft = done(await desk.receipts.draft({ ...whose, ...money }))
    const unapplied = done(await desk.receipts.command(draft, 'post'))
    const answers = await fifty(() =>
      desk.receipts.command(unapplied, 'allocations', {
        allocated_on: desk.billing.today,
        allocations: [{ line_id: line.id, amount: '1000.00' }],
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await desk.receipts.get(unapplied.id)).unapplied_amount).toBe('89000.00')
  })

  it('leave books that add up and a chain that holds', async () => {
    expect(await ledgerFault(desk.house.db)).toBeNull()
  })
})
