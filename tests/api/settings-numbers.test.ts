import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyProfile } from '@contract/modules/settings/company-profile.resource'
import type { NumberSeries } from '@contract/modules/settings/number-series.resource'
import { documentNumber } from '@contract/modules/settings/number-series.rules'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { seen, unitId } from '@tests/api/attacks/people.support'

let api: TestApi
let admin: Client
let CEB: string
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
  CEB = await unitId(api, 'CEB')
})
afterAll(() => api.close())

const SERIES = '/api/v1/settings/number-series'
const inSystem = <T>(work: (tx: Tx) => Promise<T>) =>
  inTransaction(api.database, { identity: { role: 'system' } }, work)
const take = (year = 2026) => inSystem(tx => allocateNumber(tx, { ouId: CEB, type: 'soa', year }))

describe('numbers of documents', () => {
  it('are written as type, unit, year and six digits', () => {
    expect(documentNumber('SOA', 'CEB', 2026, 42)).toBe('SOA-CEB-2026-000042')
    expect(documentNumber('SOA', 'CEB', 2026, 1_234_567)).toBe('SOA-CEB-2026-1234567')
  })

  it('come without gap or double when twenty ask at once, also for the first', async () => {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => take(2027)))
    const expected = Array.from({ length: 20 }, (_, index) => documentNumber('SOA', 'CEB', 2027, index + 1))
    expect(numbers.toSorted()).toEqual(expected)
  })

  it('are given back when what they were for is undone', async () => {
    const first = await take()
    const undone = inSystem(async tx => {
      await allocateNumber(tx, { ouId: CEB, type: 'soa', year: 2026 })
      throw new Error('not posted after all')
    })
    await expect(undone).rejects.toThrow('not posted after all')
    expect([first, await take()]).toEqual(['SOA-CEB-2026-000001', 'SOA-CEB-2026-000002'])
  })

  it('BIZ-16 leave no gap where every third of many at once is undone', async () => {
    const asked = Array.from({ length: 18 }, (_, index) =>
      inSystem(async tx => {
        const number = await allocateNumber(tx, { ouId: CEB, type: 'expense', year: 2026 })
        if (index % 3 === 0) throw new Error('undone')
        return number
      }),
    )
    const settled = await Promise.allSettled(asked)
    const refused = settled.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refused).toEqual(Array.from({ length: 6 }, () => 'Error: undone'))
    const kept = settled.flatMap(one => (one.status === 'fulfilled' ? [one.value] : [])).toSorted()
    expect(kept).toEqual(kept.map((_, index) => documentNumber('EX', 'CEB', 2026, index + 1)))
    expect(kept).toHaveLength(12)
  })

  it('run for each unit, type and year by themselves', async () => {
    const DVO = await unitId(api, 'DVO')
    const other = await inSystem(tx => allocateNumber(tx, { ouId: DVO, type: 'soa', year: 2026 }))
    expect(other).toBe('SOA-DVO-2026-000001')
    expect(await take(2029)).toBe('SOA-CEB-2029-000001')
  })
})

describe('a number series', () => {
  const seriesOf = async (doc_type: string) => {
    const { data } = (await admin.get<{ data: NumberSeries[] }>(`${SERIES}?start=0&end=100`)).body
    return data.find(
      row => row.doc_type === doc_type && row.year === 2026 && row.ou_id === CEB,
    ) as NumberSeries
  }

  it('goes forward and never back, whoever asks', async () => {
    await take()
    const { id, next_no, row_version } = await seriesOf('soa')
    const url = `${SERIES}/${id}`
    const back = await admin.patch(url, { next_no: next_no - 1 }, seen(row_version))
    expect(back.status).toBe(422)
    expect(back.body).toMatchObject({ fields: [{ path: 'next_no', code: 'number_backwards' }] })
    const direct = api.database.db
      .updateTable('number_series')
      .set({ next_no: 1 })
      .where('id', '=', id)
      .execute()
    await expect(direct).rejects.toThrow('never goes back')
    expect((await admin.patch(url, { prefix: 'BILL', next_no: 500 }, seen(row_version))).status).toBe(200)
    expect(await take()).toBe('BILL-CEB-2026-000500')
  })

  it('tells whoever changes it that a number was given meanwhile', async () => {
    const { id, row_version } = await seriesOf('soa')
    await take()
    const answer = await admin.patch(`${SERIES}/${id}`, { next_no: 900 }, seen(row_version))
    expect(answer.body).toMatchObject({ code: 'stale_record' })
  })

  it('begins before its first document, once, and with letters of its own', async () => {
    const body = { ou_id: CEB, doc_type: 'sale', year: 2026, prefix: 'SALE', next_no: 101 }
    expect((await admin.post(SERIES, body)).status).toBe(201)
    expect((await admin.post(SERIES, { ...body, prefix: 'OTHER' })).status).toBe(409)
    expect((await admin.post(SERIES, { ...body, doc_type: 'memo' })).status).toBe(409)
    expect((await admin.post(SERIES, { ...body, doc_type: 'memo', prefix: 'me' })).status).toBe(400)
    const number = await inSystem(tx => allocateNumber(tx, { ouId: CEB, type: 'sale', year: 2026 }))
    expect(number).toBe('SALE-CEB-2026-000101')
  })

  it('of another unit is neither seen nor changed', async () => {
    const desk = await api.as('ou_admin')
    expect((await desk.get(`${SERIES}?start=0&end=10`)).status).toBe(403)
  })
})

describe('the company', () => {
  it('has one profile, whose numbers are written as the law writes them', async () => {
    const { data } = (await admin.get<{ data: CompanyProfile[] }>('/api/v1/settings/company')).body
    expect(data).toHaveLength(1)
    const { id, row_version } = data[0] as CompanyProfile
    const url = `/api/v1/settings/company/${id}`
    expect((await admin.patch(url, { tin: '12345' }, seen(row_version))).status).toBe(400)
    const saved = await admin.patch<{ data: CompanyProfile }>(
      url,
      { tin: '009-765-432-00000', legal_name: 'Harbour Homes, Inc.' },
      seen(row_version),
    )
    expect(saved.body.data).toMatchObject({ tin: '009-765-432-00000', legal_name: 'Harbour Homes, Inc.' })
    await expect(
      api.database.db.insertInto('company_profile').values({ legal_name: 'Another' }).execute(),
    ).rejects.toThrow('company_profile_only')
  })
})
