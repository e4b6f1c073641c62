import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuyerDocument, WaitingDocument } from '@contract/modules/buyers/buyer.calls'
import { startApi, type TestApi } from '@tests/support/api'
import { asRequest } from '@tests/support/as-request'
import { memoryStore } from '@tests/support/memory-store'
import {
  buyerCalls,
  BUYERS,
  created,
  person,
  version,
  type BuyerCalls,
  type BuyerRow,
} from '@tests/api/buyers.support'
import { png } from '@tests/api/files-samples.support'
import { fileCall } from '@tests/support/multipart'
import { refusalOf, type Refusal } from '@tests/api/people.support'
import { buyerPort } from '@server/modules/buyers/buyers/buyer-port'
import { inTransaction } from '@server/platform/db/transaction'

let api: TestApi
let desk: BuyerCalls
let agent: BuyerCalls
let uploader: BuyerCalls
let ceb: string
const kept = memoryStore()
beforeAll(async () => {
  api = await startApi({ fileStore: kept })
  desk = buyerCalls(await api.as('sales_admin'))
  agent = buyerCalls(await api.as('agent'))
  uploader = buyerCalls(await api.as('ou_admin'))
  const unit = await api.database.db
    .selectFrom('operating_unit')
    .select('id')
    .where('ou_code', '=', 'CEB')
    .executeTakeFirstOrThrow()
  ceb = unit.id
})
afterAll(() => api.close())

const handed = async (
  calls: BuyerCalls,
  buyer: BuyerRow,
  kind = 'VALID-ID',
  extra = '',
): Promise<BuyerDocument> => {
  const answer = await calls.hand(buyer.id, kind, extra)
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data
}
const statusOf = async (buyer: BuyerRow, code: string) =>
  (await desk.documents(buyer.id)).checklist.find(item => item.code === code)?.status
const waiting = async () =>
  (await desk.client.get<{ data: WaitingDocument[] }>('/api/v1/buyer-management/documents/waiting')).body.data

describe('papers of a buyer', () => {
  it('are asked for by who the buyer is', async () => {
    const codes = async (values: object) =>
      (await desk.documents((await created(desk, person(ceb, values))).id)).checklist.map(({ code }) => code)
    const single = await codes({})
    expect(single).toEqual(expect.arrayContaining(['VALID-ID', 'TIN', 'ITR', 'COE']))
    expect(single).not.toContain('MARRIAGE-CERT')
    expect(single).not.toContain('RESERVATION')
    expect(await codes({ civil_status: 'married' })).toEqual(
      expect.arrayContaining(['MARRIAGE-CERT', 'SPOUSE-ID']),
    )
    const abroad = { employment: 'ofw', attorney_in_fact: { name: 'Lita Cruz' } }
    expect(await codes(abroad)).toEqual(expect.arrayContaining(['SPA', 'ATTORNEY-ID', 'OFW-CONTRACT']))
  })

  it('are handed in by the seller, looked at by the desk, and verified with the day they run out', async () => {
    const buyer = await created(agent, person(ceb))
    const paper = await handed(agent, buyer)
    expect(await statusOf(buyer, 'VALID-ID')).toBe('submitted')
    expect((await waiting()).map(({ id }) => id)).toContain(paper.id)
    expect((await agent.verify(paper, { valid_to: '2099-01-01' })).status).toBe(403)
    expect(refusalOf(await desk.verify(paper))).toEqual([422, 'valid_to', 'required'])
    expect(refusalOf(await desk.verify(paper, { valid_to: '2020-01-01' }))).toEqual([
      422,
      'valid_to',
      'document_run_out',
    ])
    const answer = await desk.verify(paper, { valid_to: '2099-01-01' })
    expect(answer.body.data).toMatchObject({ status: 'verified', valid_to: '2099-01-01' })
    expect(await statusOf(buyer, 'VALID-ID')).toBe('verified')
    expect((await waiting()).map(({ id }) => id)).not.toContain(paper.id)
  })

  it('run out by themselves: nobody has to come by', async () => {
    const buyer = await created(desk, person(ceb))
    const paper = await handed(uploader, buyer)
    await desk.verify(paper, { valid_to: '2099-01-01' })
    const on = (days: number) =>
      sql`update buyer_document set valid_to = (now() at time zone 'Asia/Manila')::date + ${days}::int where id = ${paper.id}`.execute(
        api.database.db,
      )
    await on(0)
    expect(await statusOf(buyer, 'VALID-ID')).toBe('verified')
    await on(-1)
    expect(await statusOf(buyer, 'VALID-ID')).toBe('expired')
  })

  it('are refused with a reason, once, by whoever was first', async () => {
    const buyer = await created(desk, person(ceb))
    const paper = await handed(uploader, buyer, 'TIN')
    const answers = await Promise.all([desk.reject(paper, 'Too dark to read'), desk.verify(paper)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await desk.reject(paper, 'x')).status).toBe(400)
  })

  it('tell the history that they came and what became of them', async () => {
    const buyer = await created(desk, person(ceb))
    await desk.reject(await handed(uploader, buyer, 'TIN'), 'Somebody else’s card')
    const { body } = await desk.client.get<{ data: { action: string }[] }>(`${BUYERS}/${buyer.id}/timeline`)
    expect(body.data.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['buyer.create', 'buyer.document_add', 'buyer.document_reject']),
    )
  })

  it('take no kind that nobody asks for, and no file that is none', async () => {
    const buyer = await created(desk, person(ceb))
    expect(refusalOf(await desk.hand(buyer.id, 'NOTHING'))).toEqual([422, 'kind', 'reference_unknown'])
    expect((await desk.hand(buyer.id, 'lower')).status).toBe(400)
    expect(
      (await desk.client.post(`${BUYERS}/${buyer.id}/documents?kind=TIN`, {})).status,
    ).toBeGreaterThanOrEqual(400)
  })

  it('OBJ-08 are kept sealed, and come back as they were to whoever may see the buyer', async () => {
    const buyer = await created(agent, person(ceb))
    const paper = await handed(agent, buyer)
    const file = await api.database.db
      .selectFrom('stored_file')
      .select(['storage_key', 'is_sealed'])
      .where('owner_id', '=', buyer.id)
      .executeTakeFirstOrThrow()
    expect(file.is_sealed).toBe(true)
    expect((await kept.get(file.storage_key))?.includes(png)).toBe(false)
    const url = `${BUYERS}/${buyer.id}/documents/${paper.id}/file`
    expect((await agent.client.get(url)).headers['content-type']).toBe('image/png')
    const other = await created(desk, person(ceb))
    expect((await agent.client.get(`${BUYERS}/${other.id}/documents/${paper.id}/file`)).status).toBe(404)
    const theirs = await handed(uploader, other)
    expect((await agent.client.get(`${BUYERS}/${other.id}/documents/${theirs.id}/file`)).status).toBe(404)
    expect((await agent.client.get(`${BUYERS}/${buyer.id}/documents/${theirs.id}/file`)).status).toBe(404)
    expect((await api.anyone.get(url)).status).toBe(401)
  })
})

describe('what sales ask of buyers', () => {
  const asked = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
    inTransaction(api.database, { identity: { role: 'system' } }, work)

  it('names the papers of one sale and which of them are verified today', async () => {
    const buyer = await created(desk, person(ceb, { consent_text_version: '2026-01' }))
    await desk.verify(await handed(uploader, buyer, 'TIN'))
    const project = await api.database.db.selectFrom('project').select('id').executeTakeFirstOrThrow()
    const needed = await asked(tx =>
      buyerPort.requirements(tx, { buyer_id: buyer.id, project_id: project.id, financing: 'pag_ibig' }),
    )
    const codes = needed.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['VALID-ID', 'RESERVATION', 'PDC', 'MSVS']))
    expect(codes).not.toContain('LOAN-APPLICATION')
    expect(needed.find(({ code }) => code === 'TIN')?.buyer_document_id).not.toBeNull()
    expect(needed.find(({ code }) => code === 'VALID-ID')?.buyer_document_id).toBeNull()
    const found = await asked(tx => buyerPort.find(tx.db, [buyer.id]))
    expect(found).toMatchObject([{ id: buyer.id, consented: true, is_active: true, kind: 'individual' }])
  })
})

describe('the lists of papers', () => {
  it('are maintained by whoever verifies, and read by whoever sees buyers', async () => {
    const url = '/api/v1/buyer-management/requirements'
    const line = { code: 'BARANGAY', name: 'Barangay clearance', mandatory_for: 'booking' }
    expect((await agent.client.post(url, line)).status).toBe(403)
    const made = await desk.client.post<{ data: BuyerRow }>(url, line)
    expect(made.status).toBe(201)
    expect((await desk.client.post(url, line)).status).toBe(409)
    expect((await agent.client.get(`${url}?start=0&end=5`)).status).toBe(200)
    const buyer = await created(desk, person(ceb))
    expect(await statusOf(buyer, 'BARANGAY')).toBe('missing')
    const retired = await desk.client.post(
      `${url}/${made.body.data.id}/deactivate`,
      undefined,
      version(made.body.data),
    )
    expect(retired.status).toBe(200)
    expect(await statusOf(buyer, 'BARANGAY')).toBeUndefined()
  })
})

describe('a document with several files', () => {
  const FRONT_AND_BACK = ['front.png', 'back.png']
  const add = (calls: BuyerCalls, paper: BuyerDocument, name = 'back.png') =>
    calls.client.post<{ data: BuyerDocument } & Refusal>(
      `${BUYERS}/${paper.buyer_id}/documents/${paper.id}/files`,
      ...fileCall(name, png),
    )

  it('is verified as one, and each of its files is seen by whoever sees the buyer alone', async () => {
    const buyer = await created(desk, person(ceb))
    const paper = await handed(uploader, buyer, 'TIN')
    const both = (await add(uploader, paper)).body.data
    expect(both.more_files.map(({ file_name }) => file_name)).toEqual(FRONT_AND_BACK.slice(1))
    const url = `${BUYERS}/${buyer.id}/documents/${paper.id}/files/${both.more_files[0]?.id}`
    expect((await desk.client.get(url)).headers['content-type']).toBe('image/png')
    expect((await agent.client.get(url)).status).toBe(404)
    const other = await handed(uploader, buyer, 'BIS')
    const elsewhere = `${BUYERS}/${buyer.id}/documents/${other.id}/files/${both.more_files[0]?.id}`
    expect((await desk.client.get(elsewhere)).status).toBe(404)
    // Whoever looked before the second file came has not seen it.
    expect((await desk.verify(paper)).status).toBe(409)
    expect((await desk.verify(both)).body.data).toMatchObject({ status: 'verified', more_files: [{}] })
  })

  it('takes no file once it is decided, none of somebody else, and no eleventh', async () => {
    const buyer = await created(desk, person(ceb))
    const paper = await handed(uploader, buyer, 'TIN')
    expect(refusalOf(await add(desk, paper)).slice(0, 1)).toEqual([403])
    for (let no = 2; no <= 10; no += 1) expect((await add(uploader, paper, `${no}.png`)).status).toBe(201)
    expect((await add(uploader, paper)).status).toBe(409)
    const now = (await desk.documents(buyer.id)).documents[0]
    if (!now) throw new Error('the document is gone')
    await desk.verify(now)
    expect((await add(uploader, paper)).text).toContain('already been verified')
  })

  it('is held by the database: no late file, no file of somebody else, no change', async () => {
    const buyer = await created(desk, person(ceb))
    const paper = await handed(uploader, buyer, 'TIN')
    const insert = (by: string) => sql`
      insert into document_file (ou_id, first_file_id, file_id, seq, created_by)
      select d.ou_id, d.attachment_id, (select id from stored_file where id <> d.attachment_id
        and id not in (select file_id from document_file) limit 1), 2, ${sql.raw(by)}
      from buyer_document d where d.id = ${paper.id}`
    await expect(insert('d.buyer_id').execute(api.database.db)).rejects.toThrow('by who uploaded it')
    await handed(uploader, buyer, 'BIS')
    await insert('d.created_by').execute(api.database.db)
    await expect(sql`update document_file set seq = 3`.execute(api.database.db)).rejects.toThrow(
      'append-only',
    )
    await desk.verify(paper)
    await expect(
      sql`insert into document_file (ou_id, first_file_id, file_id, seq, created_by)
        select ou_id, attachment_id, attachment_id, 3, created_by from buyer_document where id = ${paper.id}`.execute(
        api.database.db,
      ),
    ).rejects.toThrow('by who uploaded it')
  })
})

describe('whoever uploaded a document of a buyer', () => {
  it('does not verify it, and does not find it among those that wait', async () => {
    const buyer = await created(desk, person(ceb))
    const paper = await handed(desk, buyer, 'TIN')
    expect((await waiting()).map(({ id }) => id)).not.toContain(paper.id)
    const refused = await desk.verify(paper)
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('another person verifies it')
    const verified = sql`update buyer_document set status = 'verified', verified_by = created_by, verified_at = now()
      where id = ${paper.id}`
    await expect(verified.execute(api.database.db)).rejects.toThrow('does not verify it')
    expect((await desk.reject(paper, 'Uploaded to the wrong buyer')).status).toBe(200)
  })

  it('finds the documents of the buyers of one sale alone where these are named', async () => {
    const [one, other] = [await created(desk, person(ceb)), await created(desk, person(ceb))]
    const paper = await handed(uploader, one, 'TIN')
    await handed(uploader, other, 'TIN')
    const { body } = await desk.client.get<{ data: WaitingDocument[] }>(
      `/api/v1/buyer-management/documents/waiting?buyer_ids=${one.id}`,
    )
    expect(body.data.map(({ id }) => id)).toEqual([paper.id])
  })
})

describe('the database, asked by a request', () => {
  const within = ({ client }: BuyerCalls, ...unitIds: string[]) => ({
    userId: client.user?.id ?? '',
    unitIds,
  })

  it('takes documents from whoever keeps buyers of the unit, as their own', async () => {
    const buyer = await created(desk, person(ceb))
    const { id } = await handed(uploader, buyer)
    const another = (by: string | undefined) => sql`
      insert into buyer_document (ou_id, buyer_id, kind, attachment_id, created_by)
      select ou_id, buyer_id, 'TIN', attachment_id, ${by}::uuid from buyer_document where id = ${id}`
    const straight = sql`insert into buyer_document (ou_id, buyer_id, kind, attachment_id, status)
      select ou_id, buyer_id, 'TIN', attachment_id, 'verified' from buyer_document where id = ${id}`
    const accounting = within({ ...desk, client: await api.as('accounting') }, ceb)
    await expect(asRequest(api.database, within(agent, ceb), another(desk.client.user?.id))).rejects.toThrow(
      /row-level/,
    )
    await expect(asRequest(api.database, accounting, another(accounting.userId))).rejects.toThrow(/row-level/)
    await expect(asRequest(api.database, within(desk, ceb), straight)).rejects.toThrow(/permission denied/)
    await asRequest(api.database, within(agent, ceb), another(agent.client.user?.id))
  })

  it('lets them be judged in the units of whoever verifies, and in nobody else’s name', async () => {
    const buyer = await created(desk, person(ceb))
    const { id } = await handed(uploader, buyer)
    const verify = (by: string | undefined) => sql`
      update buyer_document set status = 'verified', verified_by = ${by}::uuid, verified_at = now() where id = ${id} returning id`
    const own = desk.client.user?.id
    const notTheirs = asRequest(api.database, within(agent, ceb), verify(agent.client.user?.id))
    await expect(notTheirs).rejects.toThrow(/may not write buyer_document/)
    await expect(asRequest(api.database, within(desk, ceb), verify(agent.client.user?.id))).rejects.toThrow(
      /row-level/,
    )
    expect(await asRequest(api.database, within(desk), verify(own))).toEqual([])
    const moved = sql`update buyer_document set kind = 'TIN' where id = ${id}`
    await expect(asRequest(api.database, within(desk, ceb), moved)).rejects.toThrow(/permission denied/)
    expect(await asRequest(api.database, within(desk, ceb), verify(own))).toHaveLength(1)
  })
})
