import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { AGING_BUCKETS } from '@contract/modules/collection/aging.rules'
import type { OwedLines } from '@contract/modules/collection/owed-lines'
import type { Receivables } from '@contract/modules/collection/receivables'
import { collectingHouse, takeFile, type CollectingHouse } from '@tests/api/collection.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { maintenanceFactories } from '@tests/support/factories/maintenance'
import { buildPropertyUnit } from '@tests/support/factories/property'
import { pdfText } from '@tests/support/pdf-text'

const AGING = '/api/v1/collection/receivables'

let api: TestApi
let house: CollectingHouse['house']
let billing: CollectingHouse['billing']
let desk: CollectingHouse['desk']
beforeAll(async () => {
  api = await startApi()
  ;({ house, billing, desk } = await collectingHouse(api))
})
afterAll(() => api.close())

const agingOf = async (as_of: string) => {
  const { body } = await house.accounting.get<{ data: Receivables }>(`${AGING}?as_of=${as_of}`)
  return body.data
}
const askLines = (as_of: string, client: Client = house.accounting) => {
  const { developer_id } = desk.whose()
  const asked = new URLSearchParams({ as_of, developer_id }).toString()
  return client.get<{ data: OwedLines }>(`${AGING}/lines?${asked}`)
}
const sum = (amounts: readonly string[]) => moneyText(total(amounts.map(parseMoney)))

/** A booked sale of the same developer elsewhere, with its first tranche to be billed. */
async function saleElsewhere() {
  const project = (await maintenanceFactories['project']?.(house.db)) as { id: string }
  const { developer_id } = house.project
  await house.db.updateTable('project').set({ developer_id }).where('id', '=', project.id).execute()
  const unit = await buildPropertyUnit(house.db, { project_id: project.id, list_price: '4287350.00' })
  const sale = await house.booked({ unit_id: unit.id })
  await house.pay(sale.id, '489079.45')
  return { sale, project }
}

it('one statement of two projects is owed by each of them, line by line, as of any day', async () => {
  const here = await billing.goldenSale()
  const { sale: there, project } = await saleElsewhere()
  const statement = await billing.sent([here.id, there.id])
  const { data: open } = (await desk.accounting.openLines(desk.whose())).body
  const own = open.filter(({ statement_id }) => statement_id === statement.id)
  const paid = own.find(({ sale_no }) => sale_no === there.sale_no)
  const receipt = { cash_amount: '1000.00', allocations: [{ line_id: paid?.id, amount: '1000.00' }] }
  await desk.posted(receipt)

  const { data } = (await askLines(billing.today)).body
  expect(data.projects.map(({ key }) => key).toSorted()).toEqual([house.project.id, project.id].toSorted())
  const row = (await agingOf(billing.today)).rows.find(
    ({ developer_id }) => developer_id === desk.whose().developer_id,
  )
  expect(data.total).toBe(row?.total)
  for (const bucket of AGING_BUCKETS) expect(data.buckets[bucket]).toBe(row?.buckets[bucket])
  const parts = data.projects.flatMap(({ statements }) => statements)
  expect(sum(parts.filter(({ id }) => id === statement.id).map(each => each.open))).toBe(
    row?.statements.find(({ id }) => id === statement.id)?.open,
  )
  const elsewhere = data.projects.find(({ key }) => key === project.id)
  const line = elsewhere?.statements[0]?.lines[0]
  expect(line).toMatchObject({ sale_no: there.sale_no, billed: paid?.gross_amount })
  expect(line?.open).toBe(moneyText(parseMoney(paid?.gross_amount ?? '0') - 100_000n))
  expect((await askLines(addDays(billing.today, -1))).body.data).toMatchObject({
    projects: [],
    total: '0.00',
  })
})

it('the lines of a developer are told to nobody who may not see what developers owe, nor those of other units', async () => {
  await desk.billed()
  expect((await askLines(billing.today, house.agent.client)).status).toBe(403)
  const { developer_id } = desk.whose()
  const { body } = await house.accounting.get<{ data: OwedLines }>(
    `${AGING}/lines?${new URLSearchParams({ as_of: billing.today, developer_id }).toString()}`,
    { headers: { 'x-active-ou': 'DVO' } },
  )
  expect(body.data.projects).toEqual([])
})

it('the aging leaves as a PDF of its day, with its buckets, its sums and what the books say', async () => {
  await desk.billed()
  const aging = await agingOf(billing.today)
  const file = (client: Client) => takeFile(api, client, `${AGING}/paper?as_of=${billing.today}`)
  const pages = await pdfText((await file(house.accounting)).rawPayload)
  const text = pages.join(' ')
  const owed = [aging.buckets.current ?? '', aging.total, aging.control].map(formatAmount)
  for (const words of [
    'Aging Receivables Reports',
    'Page 1 of 1',
    'Over 120 days',
    'It agrees with the books.',
    ...owed,
  ])
    expect(text).toContain(words)
  for (const { developer_name } of aging.rows) expect(text).toContain(developer_name)
  expect((await file(house.agent.client)).statusCode).toBe(403)
})
