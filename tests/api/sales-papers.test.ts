import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WaitingSalePaper } from '@contract/modules/sales/sale.views'
import type { BuyerDocument } from '@contract/modules/buyers/buyer.calls'
import { runPaperWatch } from '@server/modules/sales/records/paper-watch'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { fileCall } from '@tests/support/multipart'
import { pdf } from '@tests/api/files-samples.support'
import { buyerCalls, BUYERS, type BuyerCalls, type BuyerRow } from '@tests/api/buyers.support'
import { decide, done, sellingDesk, type saleCalls, type SellingDesk } from '@tests/api/sales.support'

type SaleCalls = ReturnType<typeof saleCalls>

let api: TestApi
let house: SellingDesk
let papers: BuyerCalls
let uploader: BuyerCalls
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  papers = buyerCalls(await api.as('sales_admin'))
  uploader = buyerCalls(await api.as('ou_admin'))
})
afterAll(() => api.close())

/** Two papers are asked for: an identity of each buyer and one of the spouse of who is married. */
beforeEach(async () => {
  await sql`update document_requirement set is_active = false`.execute(house.db)
  await sql`insert into document_requirement (code, name, mandatory_for, needed_when, from_whom)
    values ('T-ID', 'Identity', 'booking', 'always', 'buyer'), ('T-MATE', 'Identity of the spouse', 'booking', 'married', 'spouse')
    on conflict (code, project_id, financing, employment, buyer_kind, needed_when) do update set is_active = true`.execute(
    house.db,
  )
})

const missing = (): never => {
  throw new Error('nothing is asked for')
}
const handed = async (buyerId: string, kind = 'T-ID'): Promise<BuyerDocument> => {
  const answer = await uploader.hand(buyerId, kind)
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data
}
const verified = async (buyerId: string, kind = 'T-ID', body: object = {}): Promise<BuyerDocument> => {
  const answer = await papers.verify(await handed(buyerId, kind), body)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data
}
const statuses = async (saleId: string) =>
  (await house.desk.detail(saleId)).documents.map(({ code, status }) => `${code} ${status}`)
const daysAgo = (id: string, days: number) =>
  sql`update buyer_document set valid_to = (now() at time zone 'Asia/Manila')::date - ${days}::int where id = ${id}`.execute(
    house.db,
  )

describe('papers of a buyer', () => {
  it('count for each of their living sales from the moment they are verified', async () => {
    const buyer_id = await house.buyer()
    const one = await house.reserved({ buyer_id })
    const two = await house.reserved({ buyer_id })
    expect(await statuses(one.id)).toEqual(['T-ID missing'])
    const paper = await handed(buyer_id)
    expect(await statuses(one.id)).toEqual(['T-ID submitted'])
    await papers.verify(paper)
    for (const sale of [one, two]) {
      expect(await statuses(sale.id)).toEqual(['T-ID verified'])
      expect((await house.desk.fresh(sale.id)).documents_complete_at).not.toBeNull()
    }
    const later = await house.reserved({ buyer_id })
    expect(await statuses(later.id)).toEqual(['T-ID verified'])
    await house.pay(one.id, '52953.27')
    expect(done(await house.desk.book(await house.desk.fresh(one.id), await house.today())).status).toBe(
      'booked',
    )
  })

  it('are shown again with the reason when they are refused, and decided with the buyer alone', async () => {
    const buyer_id = await house.buyer()
    const sale = await house.reserved({ buyer_id })
    const paper = await handed(buyer_id)
    const [line] = (await house.desk.detail(sale.id)).documents
    expect(line).toMatchObject({ buyer_document_id: paper.id, may: { verify: false, reject: false } })
    const round = await house.desk.onDocument(sale.id, line?.id ?? '', 'verify')
    expect(round.status).toBe(409)
    await papers.reject(paper, 'Too dark to read')
    expect((await house.desk.detail(sale.id)).documents[0]).toMatchObject({
      status: 'rejected',
      reject_reason: 'Too dark to read',
      may: { submit: true },
    })
    await verified(buyer_id)
    expect(await statuses(sale.id)).toEqual(['T-ID verified'])
  })

  it('taken back leave the sale where it is, and lock the commission that opened on them', async () => {
    const buyer_id = await house.buyer()
    const paper = await verified(buyer_id)
    const sale = await house.booked({ buyer_id })
    await house.pay(sale.id, '900000.00')
    const open = async () =>
      (await house.desk.detail(sale.id)).commission?.tranches.filter(({ status }) => status === 'eligible')
        .length ?? 0
    expect(await open()).toBeGreaterThan(0)
    expect((await papers.reject(paper, 'Forged, says the office')).status).toBe(200)
    expect(await statuses(sale.id)).toEqual(['T-ID rejected'])
    expect(await house.desk.fresh(sale.id)).toMatchObject({ status: 'booked', documents_complete_at: null })
    expect(await open()).toBe(0)
    await verified(buyer_id)
    expect(await open()).toBeGreaterThan(0)
  })

  it('that run out take back by themselves what they opened', async () => {
    const buyer_id = await house.buyer()
    const paper = await verified(buyer_id, 'T-ID', { valid_to: '2099-01-01' })
    const sale = await house.booked({ buyer_id })
    expect((await house.desk.fresh(sale.id)).documents_complete_at).not.toBeNull()
    await daysAgo(paper.id, 1)
    await sql`update sale_document set valid_to = (now() at time zone 'Asia/Manila')::date - 1 where sale_id = ${sale.id}`.execute(
      house.db,
    )
    expect(await runPaperWatch(api.database, house.parts)).toBe(1)
    expect(await statuses(sale.id)).toEqual(['T-ID expired'])
    expect(await house.desk.fresh(sale.id)).toMatchObject({ status: 'booked', documents_complete_at: null })
    expect(await runPaperWatch(api.database, house.parts)).toBe(0)
  })

  it('are asked of co-buyers too, and of a spouse from their own record', async () => {
    const mate = await house.buyer()
    const other = await house.buyer()
    const buyer_id = await house.buyer({ civil_status: 'married', spouse_buyer_id: mate })
    const sale = await house.reserved({
      buyer_id,
      co_buyers: [{ buyer_id: other, share_pct: '40', relationship: 'sibling' }],
    })
    const whose = async () =>
      (await house.desk.detail(sale.id)).documents.map(({ code, buyer_id: of, status }) => [code, of, status])
    expect(await whose()).toEqual([
      ['T-ID', buyer_id, 'missing'],
      ['T-MATE', buyer_id, 'missing'],
      ['T-ID', other, 'missing'],
    ])
    await verified(other)
    await verified(mate, 'T-MATE')
    expect(await whose()).toEqual([
      ['T-ID', buyer_id, 'missing'],
      ['T-MATE', buyer_id, 'verified'],
      ['T-ID', other, 'verified'],
    ])
  })

  it('of who left the sale do not count for who came', async () => {
    const buyer_id = await house.buyer()
    await verified(buyer_id)
    const sale = await house.reserved({ buyer_id })
    const next = await house.buyer()
    done(await house.admin.amend(sale, { kind: 'change_buyer', buyer_id: next, co_buyers: [] }))
    expect((await decide(house, sale.id, 'approve')).status).toBe(200)
    expect(await statuses(sale.id)).toEqual(['T-ID missing'])
    await verified(next)
    expect(await statuses(sale.id)).toEqual(['T-ID verified'])
  })

  it('of two records that become one count for the sales of both', async () => {
    const [winner, loser] = [await house.buyer(), await house.buyer()]
    await verified(loser)
    const one = await house.reserved({ buyer_id: winner })
    const two = await house.reserved({ buyer_id: loser })
    expect([await statuses(one.id), await statuses(two.id)]).toEqual([['T-ID missing'], ['T-ID verified']])
    const row = async (id: string): Promise<BuyerRow> => (await papers.get(id)).body.data
    const admin = buyerCalls(house.admin.client)
    const merged = await admin.merge(await row(winner), await row(loser))
    expect(merged.status, merged.text).toBe(200)
    for (const sale of [one, two]) expect(await statuses(sale.id)).toEqual(['T-ID verified'])
    expect((await house.desk.detail(two.id)).documents[0]?.buyer_id).toBe(winner)
  })

  it('are seen by a reservation that has looked at them already and is not there yet', async () => {
    const buyer_id = await house.buyer()
    const paper = await handed(buyer_id)
    const draft = await house.desk.drafted(await house.golden({ buyer_id }))
    const waiting = async () =>
      (
        await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(house.db)
      ).rows[0]?.count ?? 0
    const until = async (isSo: () => Promise<boolean>) => {
      while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 10))
    }
    const settled: string[] = []
    // The fee is written after the checklist was made: there the reservation is stopped, and the paper decided.
    const [reserving, deciding] = await house.db.transaction().execute(async trx => {
      await sql`lock table buyer_payment in share row exclusive mode`.execute(trx)
      const reserve = house.desk.reserve(draft)
      await until(async () => (await waiting()) > 0)
      const verify = papers.verify(paper).finally(() => settled.push('verified'))
      await until(async () => settled.length > 0 || (await waiting()) > 1)
      return [{ answer: reserve }, { answer: verify }] as const
    })
    expect([(await reserving.answer).status, (await deciding.answer).status]).toEqual([200, 200])
    expect(await statuses(draft.id)).toEqual(['T-ID verified'])
  })

  it('and reservations of one buyer do not stand in each other’s way', async () => {
    for (let round = 0; round < 4; round += 1) {
      const buyer_id = await house.buyer()
      const paper = await handed(buyer_id)
      const draft = await house.desk.drafted(await house.golden({ buyer_id }))
      const [sale, decided] = await Promise.all([house.desk.reserve(draft), papers.verify(paper)])
      expect([sale.status, decided.status], `${sale.text} ${decided.text}`).toEqual([200, 200])
      expect(await statuses(draft.id)).toEqual(['T-ID verified'])
    }
  })

  it('of a stranger stay closed to who may not decide them', async () => {
    const buyer_id = await house.buyer()
    const paper = await handed(buyer_id)
    const agent = buyerCalls(house.agent.client)
    expect((await agent.verify(paper)).status).toBe(403)
    expect((await agent.hand(buyer_id, 'T-ID')).status).toBe(404)
    const elsewhere = await api.as('hr_staff')
    expect((await elsewhere.post(`${BUYERS}/${buyer_id}/documents/${paper.id}/verify`, {})).status).toBe(403)
  })
})

describe('a paper that is kept with the sale', () => {
  const WAITING = '/api/v1/sales/documents/waiting'
  const waiting = async (client: Client) =>
    (await client.get<{ data: WaitingSalePaper[] }>(WAITING)).body.data
  const submitted = async (by: SaleCalls, saleId: string, requirement: string) => {
    const paper = (await by.detail(saleId)).documents.find(({ code }) => code === requirement)
    const [payload, extra] = fileCall('deed.pdf', pdf)
    const file = await by.client.post<{ data: { id: string } }>(
      `/api/v1/sales/records/${saleId}/attachments`,
      payload,
      extra,
    )
    expect(file.status, file.text).toBe(201)
    done(await by.onDocument(saleId, paper?.id ?? '', 'submit', { attachment_id: file.body.data.id }))
    return paper?.id ?? ''
  }

  it('waits for everybody who may verify it but who handed it in', async () => {
    await sql`insert into document_requirement (code, name, mandatory_for, kept_with)
      values ('T-DEED', 'Deed', 'booking', 'sale')`.execute(house.db)
    const sale = await house.reserved()
    const id = await submitted(house.agent, sale.id, 'T-DEED')
    expect((await waiting(house.desk.client)).find(paper => paper.id === id)).toMatchObject({
      sale_id: sale.id,
      sale_no: sale.sale_no,
      name: 'Deed',
      file_name: 'deed.pdf',
      mime: 'application/pdf',
    })
    expect((await house.agent.client.get(WAITING)).status).toBe(403)
    const lineFor = async (who: SaleCalls) =>
      (await who.detail(sale.id)).documents.find(paper => paper.id === id)
    expect(await lineFor(house.desk)).toMatchObject({ is_own: false, may: { verify: true, reject: true } })
    expect(await lineFor(house.agent)).toMatchObject({ is_own: true, may: { verify: false } })

    await submitted(house.desk, sale.id, 'T-DEED')
    expect((await waiting(house.desk.client)).map(paper => paper.id)).not.toContain(id)
    const none = { verify: false, reject: false }
    expect(await lineFor(house.desk)).toMatchObject({ is_own: true, may: none, mime: 'application/pdf' })
    const refused = await house.desk.onDocument(sale.id, id, 'verify')
    expect(refused.status).toBe(403)

    await submitted(house.agent, sale.id, 'T-DEED')
    done(await house.desk.onDocument(sale.id, id, 'verify'))
    expect((await waiting(house.desk.client)).map(paper => paper.id)).not.toContain(id)
  })

  it('may have several files, of the sale alone, which are verified as they were seen', async () => {
    await sql`insert into document_requirement (code, name, mandatory_for, kept_with)
      values ('T-PDC', 'Cheques', 'booking', 'sale')`.execute(house.db)
    const [sale, other] = [await house.reserved(), await house.reserved()]
    const attach = async (saleId: string, name: string) => {
      const url = `/api/v1/sales/records/${saleId}/attachments`
      return (await house.agent.client.post<{ data: { id: string } }>(url, ...fileCall(name, pdf))).body.data
        .id
    }
    const files = [await attach(sale.id, 'one.pdf'), await attach(sale.id, 'two.pdf')] as const
    const foreign = await attach(other.id, 'three.pdf')
    const find = async () =>
      (await house.desk.detail(sale.id)).documents.find(({ code }) => code === 'T-PDC') ?? missing()
    const { id } = await find()
    const submit = (more_attachment_ids: string[]) =>
      house.agent.onDocument(sale.id, id, 'submit', { attachment_id: files[0], more_attachment_ids })
    expect((await submit([foreign])).status).toBe(422)
    done(await submit([files[1]]))
    const seen = await find()
    expect(seen.more_files.map(({ file_name }) => file_name)).toEqual(['two.pdf'])
    const { body } = await house.desk.client.get<{ data: WaitingSalePaper[] }>(
      `${WAITING}?sale_id=${sale.id}`,
    )
    expect(body.data.map(line => [line.id, line.more_files.length])).toEqual([[id, 1]])

    // Uploaded anew while somebody looks at it: what is verified is not what was seen.
    done(
      await house.agent.onDocument(sale.id, id, 'submit', {
        attachment_id: await attach(sale.id, 'four.pdf'),
      }),
    )
    const url = `/api/v1/sales/records/${sale.id}/documents/${id}/verify`
    const headers = { headers: { 'if-match': `"${seen.row_version}"` } }
    expect((await house.desk.client.post(url, {}, headers)).status).toBe(409)
    done(await house.desk.onDocument(sale.id, id, 'verify'))
    expect(await find()).toMatchObject({ status: 'verified', file_name: 'four.pdf', more_files: [] })
  })

  it('is not verified by whoever uploaded it, whatever asks the database', async () => {
    await sql`insert into document_requirement (code, name, mandatory_for, kept_with)
      values ('T-BIS', 'Sheet', 'booking', 'sale')`.execute(house.db)
    const sale = await house.reserved()
    const id = await submitted(house.agent, sale.id, 'T-BIS')
    await expect(
      sql`update sale_document set status = 'verified', verified_by = updated_by, verified_at = now()
        where id = ${id}`.execute(house.db),
    ).rejects.toThrow('does not verify it')
  })
})
