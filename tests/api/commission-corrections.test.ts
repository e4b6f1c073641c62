import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Correction } from '@contract/modules/commission/correction.document'
import type { CorrectionPreview } from '@contract/modules/commission/correction-preview'
import { adjustmentDesk, type AdjustmentDesk } from '@tests/api/adjustments.support'
import { aPerson } from '@tests/api/attacks/people.support'
import { withKey } from '@tests/api/ledger.support'
import { done, sees, type Refusal } from '@tests/api/sales.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

const CORRECTIONS = '/api/v1/commission/corrections'
type One = { data: Correction & { actions?: string[] } } & Refusal

let api: TestApi
let desk: AdjustmentDesk
beforeAll(async () => {
  api = await startApi()
  desk = await adjustmentDesk(api)
})
afterEach(() => desk.expectCommissionAgrees())
afterAll(() => api.close())

const at = (index: number) => desk.house.at('AGENT', index)
const sellers = (agents: readonly (readonly [number, string?])[]) =>
  desk.sellers(agents.map(([index, weight = '1']) => [at(index), weight] as const)).sellers
const preview = (
  saleId: string,
  agents: readonly (readonly [number, string?])[] | null,
  by = desk.house.accounting,
) =>
  by.post<{ data: CorrectionPreview } & Refusal>(`${CORRECTIONS}/preview`, {
    sale_id: saleId,
    sellers: agents && sellers(agents),
  })
const drafted = (
  saleId: string,
  agents: readonly (readonly [number, string?])[],
  by = desk.house.accounting,
) =>
  by.post<One>(CORRECTIONS, {
    ...{ sale_id: saleId, sellers: sellers(agents), reason: 'The wrong agent was named.' },
  })
const submit = (row: Correction, by = desk.house.accounting) =>
  by.post<One>(`${CORRECTIONS}/${row.id}/submit`, {}, withKey(row))
const read = async (id: string) => (await desk.house.accounting.get<One>(`${CORRECTIONS}/${id}`)).body.data

/** The seat of somebody who is asked about it; null where nobody of them is. */
async function seatOf(client: Client, id: string) {
  const { body } = await client.get<{ data: { id: string; subject_id: string; row_version: number }[] }>(
    '/api/v1/approvals/inbox?start=0&end=200',
  )
  return body.data.find(({ subject_id }) => subject_id === id) ?? null
}
async function agree(client: Client, id: string) {
  const seat = await seatOf(client, id)
  if (!seat) throw new Error('nobody of them is asked')
  const { body } = await client.get<{ data: { version: number } }>(`/api/v1/approvals/inbox/${seat.id}`)
  return client.post(
    `/api/v1/approvals/inbox/${seat.id}/decide`,
    { decision: 'approve' },
    sees({ row_version: body.data.version }),
  )
}

describe('A correction of shares', () => {
  it('shows what it would change, is agreed to by the unit, and shares the commission anew', async () => {
    const { id } = await desk.billing.goldenSale()
    await desk.released(id)
    const first = (await desk.shares(id, at(2)))[0]?.amount ?? ''
    const now = (await preview(id, null)).body.data
    expect(now).toMatchObject({ changes: [], amount: '0.00' })
    expect(now.sellers).toHaveLength(6)
    const { body } = await preview(id, [[0], [1], [3]])
    expect(body.data.amount).toBe('48768.60')
    expect(body.data.changes).toContainEqual(
      expect.objectContaining({ seq: 1, seller_name: at(2).name, before: first, after: '0.00' }),
    )

    const draft = done(await drafted(id, [[0], [1], [3]]))
    expect(draft).toMatchObject({ amount: '48768.60', ou_id: desk.house.ou_id })
    const { id: correctionId } = done(await submit(draft))
    expect((await agree(desk.house.admin.client, correctionId)).status).toBe(200)
    // Above the limit the president is asked as well, and until then nothing has changed.
    expect((await desk.shares(id, at(2)))[0]?.amount).toBe(first)
    expect((await agree(desk.house.president.client, correctionId)).status).toBe(200)
    expect((await read(correctionId)).status).toBe('approved')
    expect((await desk.shares(id, at(3)))[0]).toMatchObject({ amount: first, releasable: first })
    expect(await desk.clawbacks(id)).toMatchObject([{ seller_id: at(2).id, gross: first }])
    expect((await desk.house.desk.detail(id)).sellers.map(({ name }) => name)).toContain(at(3).name)
    const [adjustment] = await desk.adjustments(id)
    expect(adjustment).toMatchObject({ cause: 'correction', reason: 'The wrong agent was named.' })
    expect(adjustment?.changes).toHaveLength(draft.changes.length)
  })

  it('below the limit is agreed to by the unit alone', async () => {
    const { id } = await desk.billing.goldenSale()
    const draft = done(
      await drafted(id, [
        [0, '34'],
        [1, '33'],
        [2, '33'],
      ]),
    )
    done(await submit(draft))
    expect((await agree(desk.house.admin.client, draft.id)).status).toBe(200)
    expect((await read(draft.id)).status).toBe('approved')
  })

  it('tells whoever decides each share before and after', async () => {
    const { id } = await desk.billing.goldenSale()
    const draft = done(
      await drafted(id, [
        [0, '50'],
        [1, '30'],
        [2, '20'],
      ]),
    )
    done(await submit(draft))
    const seat = await seatOf(desk.house.admin.client, draft.id)
    const shown = await desk.house.admin.client.get(`/api/v1/approvals/inbox/${seat?.id ?? ''}`)
    expect(shown.text).toContain(at(0).name)
    expect(shown.text).toContain('→')
  })

  it('is not carried out as it was not shown: the sale changed meanwhile', async () => {
    const { id } = await desk.billing.goldenSale()
    const draft = done(
      await drafted(id, [
        [0, '34'],
        [1, '33'],
        [2, '33'],
      ]),
    )
    done(await submit(draft))
    await desk.changed(id, desk.price('5'))
    const answer = await agree(desk.house.admin.client, draft.id)
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('changed since')])
  })

  it('that changes nobody’s share is not submitted', async () => {
    const { id } = await desk.billing.goldenSale()
    const refused = await submit(done(await drafted(id, [[0], [1], [2]])))
    expect([refused.status, refused.body.fields?.[0]?.code]).toEqual([422, 'correction_changes_nothing'])
  })

  it('is refused to a seller of the sale, to whoever has no right, and to other units', async () => {
    const { id } = await desk.billing.goldenSale()
    const codes = ['commission.correction.view', 'commission.correction.create'] as const
    const maker = await aPerson(api, { codes })
    expect((await preview(id, null, maker.client)).status).toBe(200)
    const other = await aPerson(api, { codes, reach: 'home', unit: 'DVO' })
    expect((await preview(id, null, other.client)).status).toBe(404)
    expect((await preview(id, null, desk.house.agent.client)).status).toBe(403)
  })

  it('of a reservation is not needed: its sellers are changed in the sale', async () => {
    const { id } = await desk.house.reserved()
    const refused = await preview(id, [[1]])
    expect([refused.status, refused.body.code]).toEqual([422, 'rule_broken'])
  })
})
