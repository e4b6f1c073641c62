import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VerifiedDocument } from '@contract/kernel/document-seal'
import { quarterOf } from '@contract/kernel/dates'
import { LINK_OPENS_PER_ADDRESS } from '@server/platform/access/throttles'
import { startApi, type TestApi } from '@tests/support/api'
import { RELEASES, releaseDesk, type ReleaseDesk } from '@tests/api/releases.support'
import { done, type Refusal } from '@tests/api/sales.support'
import { EXTERNAL } from '@tests/api/statement-links.support'
import { STATEMENTS } from '@tests/api/statements.support'

let api: TestApi
let desk: ReleaseDesk
beforeAll(async () => {
  api = await startApi()
  desk = await releaseDesk(api)
  await desk.declare(desk.agent())
})
afterAll(() => api.close())

let asker = 0
/** From another address each time, but where the limit is what is asked about. */
const verify = (code: string, remoteAddress = `198.51.100.${(asker += 1)}`) =>
  api.anyone.post<{ data: VerifiedDocument } & Refusal>(`${EXTERNAL}/verify`, { code }, { remoteAddress })

type SealRow = { code: string; hash: string; status: string }
const sealsOf = async (subject: string): Promise<SealRow[]> => {
  const { rows } = await sql<SealRow>`
    select code, hash, status from document_seal where subject like ${`${subject}%`} order by created_at, id`.execute(
    api.database.db,
  )
  return rows
}
const print = (url: string) => desk.house.accounting.get(url)

describe('the seal of a paper', () => {
  it('is made when a statement is sent, tells no more than it says, and stays the same with each print', async () => {
    const row = await desk.billing.sent((await desk.billing.goldenSale()).id)
    const [seal] = await sealsOf(row.id)
    expect((await print(`${STATEMENTS}/${row.id}/statement.pdf`)).status).toBe(200)
    expect(await sealsOf(row.id)).toEqual([seal])
    const answer = await verify(seal?.code ?? '')
    expect(answer.body).toEqual({
      data: {
        kind: 'commission_statement',
        number: row.number,
        status: 'valid',
        issued_on: desk.billing.today,
        hash: seal?.hash,
      },
    })
  })

  it('of a voided statement says that it is void', async () => {
    const row = await desk.billing.sent((await desk.billing.goldenSale()).id)
    const [seal] = await sealsOf(row.id)
    done(await desk.billing.accounting.command(row, 'void', { reason: 'Wrong developer' }))
    expect((await verify(seal?.code ?? '')).body.data.status).toBe('void')
    await print(`${STATEMENTS}/${row.id}/statement.pdf`)
    expect(await sealsOf(row.id)).toMatchObject([{ code: seal?.code, status: 'void' }])
  })

  it('is made at the first print of a statement that was sent before there were seals, and none of a draft', async () => {
    const sale = await desk.billing.goldenSale()
    const draft = await desk.billing.draftOf(sale.id)
    await print(`${STATEMENTS}/${draft.id}/statement.pdf`)
    expect(await sealsOf(draft.id)).toEqual([])
    const row = await desk.billing.sent((await desk.billing.goldenSale()).id)
    await sql`alter table document_seal disable trigger document_seal_no_delete`.execute(api.database.db)
    await sql`delete from document_seal where subject = ${row.id}`.execute(api.database.db)
    await sql`alter table document_seal enable trigger document_seal_no_delete`.execute(api.database.db)
    await Promise.all([1, 2, 3].map(() => print(`${STATEMENTS}/${row.id}/statement.pdf`)))
    expect(await sealsOf(row.id)).toHaveLength(1)
  })

  it('of a payment follows it from the money to the void', async () => {
    const { sale } = await desk.collected()
    const row = await desk.paid(await desk.drafted(sale.id, desk.agent()))
    const [seal] = await sealsOf(row.id)
    await print(`${RELEASES}/${row.id}/voucher.pdf`)
    expect((await verify(seal?.code ?? '')).body.data).toMatchObject({
      kind: 'commission_release',
      status: 'valid',
    })
    done(await desk.payer.command(row, 'void', { reason: 'Wrong payee' }))
    expect((await verify(seal?.code ?? '')).body.data.status).toBe('void')
    expect(await sealsOf(row.id)).toHaveLength(1)
  })

  it('of form 2307 is replaced once the quarter says something else', async () => {
    const payee = `seller:${desk.agent().id}`
    const quarter = quarterOf(desk.billing.today)
    const url = `/api/v1/expense/withholding/certificate?quarter=${quarter}&payee=${payee}`
    const pay = async () => desk.paid(await desk.drafted((await desk.collected()).sale.id, desk.agent()))
    await pay()
    expect((await print(url)).status).toBe(200)
    await print(url)
    expect(await sealsOf(payee)).toHaveLength(1)
    await pay()
    await print(url)
    const seals = await sealsOf(payee)
    expect(seals.map(({ status }) => status)).toEqual(['superseded', 'valid'])
    expect((await verify(seals[0]?.code ?? '')).body.data).toMatchObject({
      number: `2307 ${quarter}`,
      status: 'superseded',
    })
  })

  it('gives whatever is no code the same answer, as often as one address may ask', async () => {
    const answers = await Promise.all(['', 'x', 'x'.repeat(22), "' or true --"].map(code => verify(code)))
    const told = answers.map(({ status, body }) => ({ ...body, requestId: '', status }))
    expect(new Set(told.map(each => JSON.stringify(each))).size).toBe(1)
    expect(told[0]).toMatchObject({ status: 404, code: 'link_unknown' })
    const address = '203.0.113.7'
    for (let i = 0; i < LINK_OPENS_PER_ADDRESS; i += 1) await verify('x', address)
    expect((await verify('x', address)).status).toBe(429)
    const elsewhere = await api.anyone.post(
      `${EXTERNAL}/verify`,
      { code: 'x' },
      { headers: { origin: 'https://evil.test' } },
    )
    expect(elsewhere.status).toBe(403)
  })

  it('is never changed, nor raised from the void, by whoever writes', async () => {
    const row = await desk.billing.sent((await desk.billing.goldenSale()).id)
    const change = (text: string) =>
      sql`${sql.raw(`update document_seal set ${text}`)} where subject = ${row.id}`.execute(api.database.db)
    await expect(change(`hash = repeat('0', 64)`)).rejects.toThrow('never changed')
    await change(`status = 'void'`)
    await expect(change(`status = 'valid'`)).rejects.toThrow('never changed')
  })
})
