import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  MERGE_GROUP_NAMES,
  MERGE_GROUPS,
  mergedValues,
  type MergeChoice,
} from '@contract/modules/buyers/buyer-merge.rules'
import { startApi, type TestApi } from '@tests/support/api'
import { buildSale } from '@tests/support/factories/sales'
import { buyerCalls, created, person, type BuyerCalls, type BuyerRow } from '@tests/api/buyers.support'
import { refusalOf } from '@tests/api/people.support'

let api: TestApi
let desk: BuyerCalls
let admin: BuyerCalls
let ceb: string
beforeAll(async () => {
  api = await startApi()
  desk = buyerCalls(await api.as('sales_admin'))
  admin = buyerCalls(await api.as('ou_admin'))
  const unit = await api.database.db
    .selectFrom('operating_unit')
    .select('id')
    .where('ou_code', '=', 'CEB')
    .executeTakeFirstOrThrow()
  ceb = unit.id
})
afterAll(() => api.close())

const row = (id: string) =>
  api.database.db.selectFrom('buyer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const documentsOf = async (id: string) =>
  (await api.database.db.selectFrom('buyer_document').select('id').where('buyer_id', '=', id).execute()).map(
    document => document.id,
  )
const current = async (id: string) => (await desk.get(id)).body.data

describe('merging two buyers', () => {
  it('keeps the loser, says where everything went, and tells both histories', async () => {
    const winner = await created(desk, person(ceb, { email: null, tin: null }))
    const loser = await created(desk, person(ceb, { email: 'kept@b.test', tin: '299-792-458-000' }))
    await desk.hand(loser.id, 'TIN')
    const answer = await admin.merge(winner, loser)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ email: 'kept@b.test', tin_masked: '****2458' })
    expect((await desk.reveal(winner.id, 'tin')).body.data.number).toBe('299792458000')
    expect(await documentsOf(winner.id)).toHaveLength(1)
    expect(await row(loser.id)).toMatchObject({ status: 'merged', merged_into_id: winner.id })
    const log = await api.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', 'in', ['buyer.merge', 'buyer.merged_into'])
      .execute()
    expect(log.map(({ entity_id }) => entity_id).sort()).toEqual([winner.id, loser.id].sort())
    const history = JSON.stringify([
      log,
      await api.database.db.selectFrom('buyer_merge').selectAll().execute(),
    ])
    for (const secret of ['299792458', '299-792-458', 'v1.']) expect(history).not.toContain(secret)
  })

  it('takes sales along, and leaves nobody twice in one', async () => {
    const winner = await created(desk, person(ceb))
    const loser = await created(desk, person(ceb))
    const { db } = api.database
    const bought = await buildSale(db, { buyer_id: loser.id })
    const shared = await buildSale(db, { buyer_id: winner.id })
    const other = await buildSale(db, { buyer_id: (await created(desk, person(ceb))).id })
    for (const [sale_id, buyer_id, seq] of [
      [shared.id, loser.id, 1],
      [other.id, loser.id, 1],
      [other.id, winner.id, 2],
    ] as const)
      await db
        .insertInto('co_buyer')
        .values({ ou_id: ceb, sale_id, buyer_id, seq, share_pct: '50' })
        .execute()
    expect((await admin.merge(winner, loser)).status).toBe(200)
    const sales = await db
      .selectFrom('sale')
      .select(['id', 'buyer_name'])
      .where('buyer_id', '=', winner.id)
      .execute()
    expect(sales.map(({ id }) => id).sort()).toEqual([bought.id, shared.id].sort())
    expect(new Set(sales.map(sale => sale.buyer_name))).toEqual(new Set([winner['full_name']]))
    const beside = await db.selectFrom('co_buyer').select(['sale_id', 'buyer_id']).execute()
    expect(beside).toEqual([{ sale_id: other.id, buyer_id: winner.id }])
    const kept = await db
      .selectFrom('buyer_merge')
      .select('moved')
      .where('loser_id', '=', loser.id)
      .executeTakeFirstOrThrow()
    expect(kept.moved['sale']).toEqual([bought.id])
  })

  it('leaves a merged record as it is: no change, no paper, no second merge', async () => {
    const [winner, loser, third] = [
      await created(desk, person(ceb)),
      await created(desk, person(ceb)),
      await created(desk, person(ceb)),
    ]
    await admin.merge(winner, loser)
    const gone = await current(loser.id)
    expect((await desk.change(gone, { email: 'x@b.test' })).status).toBe(409)
    expect((await desk.hand(loser.id, 'TIN')).status).toBe(409)
    expect((await admin.merge(third, gone)).status).toBe(409)
    expect((await admin.merge(gone, third)).status).toBe(409)
  })

  it('refuses itself, another kind, and a version that is no more', async () => {
    const winner = await created(desk, person(ceb))
    const loser = await created(desk, person(ceb))
    const company = await created(desk, {
      kind: 'corporate',
      ou_id: ceb,
      corporate_name: 'A Corp',
      present_address: 'Cebu',
      mobile: '+639175559999',
    })
    expect(refusalOf(await admin.merge(winner, winner))).toEqual([422, 'loser_id', 'merge_self'])
    expect(refusalOf(await admin.merge(winner, company))).toEqual([422, 'loser_id', 'merge_kinds_differ'])
    await desk.change(loser, { email: 'newer@b.test' })
    expect((await admin.merge(winner, loser)).status).toBe(409)
    expect(await row(winner.id)).toMatchObject({ row_version: winner.row_version })
  })

  it('lets nobody be their own spouse, and points others at who stays', async () => {
    const winner = await created(desk, person(ceb, { civil_status: 'married' }))
    const loser = await created(desk, person(ceb, { civil_status: 'married', spouse_buyer_id: winner.id }))
    const third = await created(desk, person(ceb, { civil_status: 'married', spouse_buyer_id: loser.id }))
    const answer = await admin.merge(winner, loser, { taken: { marriage: 'loser' } })
    expect(answer.body.data['spouse_buyer_id']).toBeNull()
    expect((await row(third.id)).spouse_buyer_id).toBe(winner.id)
  })

  it('keeps the higher caution, whichever side it stood on', async () => {
    const winner = await created(desk, person(ceb))
    const loser = await created(desk, person(ceb, { is_pep: true }))
    const answer = await admin.merge(winner, loser)
    expect(answer.body.data).toMatchObject({ is_pep: true, aml_risk: 'high' })
  })

  it('lets one of two merges of the same pair win, whichever way round', async () => {
    const a = await created(desk, person(ceb))
    const b = await created(desk, person(ceb))
    const answers = await Promise.all([admin.merge(a, b), admin.merge(b, a)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const standing = [await row(a.id), await row(b.id)].filter(({ status }) => status === 'active')
    expect(standing).toHaveLength(1)
  })

  it('loses no paper that is handed in while two records become one', async () => {
    const winner = await created(desk, person(ceb))
    const loser = await created(desk, person(ceb))
    const [merged, ...handed] = await Promise.all([
      admin.merge(winner, loser),
      ...[1, 2, 3].map(() => desk.hand(loser.id, 'TIN')),
    ])
    const accepted = handed.filter(({ status }) => status === 201).length
    const all = [...(await documentsOf(winner.id)), ...(await documentsOf(loser.id))]
    expect(all).toHaveLength(accepted)
    if (merged.status === 200) expect(await documentsOf(loser.id)).toEqual([])
  })
})

describe('any row of merges', () => {
  const people = 5
  const taken = fc.dictionary(fc.constantFrom(...MERGE_GROUP_NAMES), fc.constantFrom('winner', 'loser'), {
    maxKeys: 6,
  }) as fc.Arbitrary<MergeChoice>
  const step = fc.record({ winner: fc.nat(people - 1), loser: fc.nat(people - 1), taken })

  it('keeps every paper, and can be gone through again from its history', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(3), { minLength: people, maxLength: people }),
        fc.array(step, { maxLength: 5 }),
        async (papers, steps) => {
          const buyers: BuyerRow[] = []
          for (const [index, count] of papers.entries()) {
            const buyer = await created(
              desk,
              person(ceb, index % 2 ? { email: `p${index}@b.test` } : { occupation: `Job ${index}` }),
            )
            for (let no = 0; no < count; no += 1) await desk.hand(buyer.id, 'TIN')
            buyers.push(buyer)
          }
          const ids = buyers.map(({ id }) => id)
          const before = (await Promise.all(ids.map(documentsOf))).flat().sort()
          for (const { winner, loser, taken: chosen } of steps) {
            const [from, to] = [await current(ids[loser] ?? ''), await current(ids[winner] ?? '')]
            const answer = await admin.merge(to, from, { taken: chosen })
            if (answer.status === 200) await checkReplay(to.id, from.id, chosen)
          }
          const after = (await Promise.all(ids.map(documentsOf))).flat().sort()
          expect(after).toEqual(before)
          for (const id of ids)
            if ((await row(id)).status === 'merged') expect(await documentsOf(id)).toEqual([])
        },
      ),
      { numRuns: 6 },
    )
  })

  /** What history kept of both sides gives, by the same rule, what the winner is now. */
  async function checkReplay(winnerId: string, loserId: string, chosen: MergeChoice): Promise<void> {
    const kept = await api.database.db
      .selectFrom('buyer_merge')
      .selectAll()
      .where('loser_id', '=', loserId)
      .executeTakeFirstOrThrow()
    const again = mergedValues(kept.winner_before, kept.loser_before, chosen)
    const decided = mergedValues(kept.winner_before, kept.loser_before, kept.taken as MergeChoice)
    const now = await row(winnerId)
    const told = Object.values(MERGE_GROUPS)
      .flat()
      .filter(field => Object.hasOwn(kept.winner_before, field) && field !== 'consent_at')
    for (const field of told) {
      expect(JSON.stringify(again[field])).toBe(JSON.stringify(now[field] ?? null))
      expect(JSON.stringify(decided[field])).toBe(JSON.stringify(now[field] ?? null))
    }
  }
})
