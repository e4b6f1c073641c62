import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvChunks } from '@contract/kernel/sheet/csv'
import { exportRows } from '@contract/kernel/sheet/export-lines'
import type { Sheet } from '@contract/kernel/sheet/sheet'
import { xlsxChunks } from '@contract/kernel/sheet/xlsx'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildTrial, makeTrialTable, trialRoutes } from '@tests/support/trial-resource'
import { aPerson, unitId } from '@tests/api/attacks/people.support'

/** Names that a sheet program would run; the portal keeps them as they were typed. */
const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '=HYPERLINK("http://evil.test","pay")',
  '＝1',
  'a "quoted", name',
]
const SHEET: Sheet = {
  name: 'Trials',
  columns: [
    { title: 'Name', kind: 'text' },
    { title: 'Amount', kind: 'money' },
  ],
}

let api: TestApi
let reader: Client
beforeAll(async () => {
  api = await startApi({ extraRoutes: trialRoutes() })
  await makeTrialTable(api.database.db)
  const codes = ['maintenance.sales_team.view'] as const
  reader = (await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'CEB' })).client
  const unit = await unitId(api, 'CEB')
  for (const [index, name] of FORMULAS.entries())
    await buildTrial(api.database, unit, { code: `F${index}`, name, amount: `-${index}.50` })
})
afterAll(() => api.close())

/** As the portal reads an export: the server's lines, however they are cut. */
async function* stream(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += 11) yield bytes.slice(at, at + 11)
}

async function exported() {
  const { status, text } = await reader.get('/api/v1/trials/export?fields=name,amount&sort=code:asc')
  expect(status).toBe(200)
  return exportRows(stream(text))
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

describe('INJ-05 a file of rows whose names are formulas', () => {
  it('INJ-05 is text in CSV: quoted, with an apostrophe before what would run', async () => {
    const text = (await bytesOf(csvChunks(SHEET, await exported()))).toString('utf8')
    for (const formula of FORMULAS.slice(0, -1)) expect(text).toContain(`"'${formula.replaceAll('"', '""')}"`)
    const rows = parseCsv(text.replace('\uFEFF', ''), { typeInference: false }).slice(1)
    expect(rows.map(row => row[0])).toEqual([
      ...FORMULAS.slice(0, -1).map(formula => `'${formula}`),
      FORMULAS.at(-1),
    ])
    expect(rows.map(row => row[1])).toEqual(FORMULAS.map((_formula, index) => `-${index}.50`))
  })

  it('INJ-05 is typed text in a workbook, and real amounts stay numbers', async () => {
    const file = await bytesOf(xlsxChunks(SHEET, await exported()))
    const { sheets } = await readXlsx(new Uint8Array(file), { readStyles: true })
    const [sheet] = sheets
    expect(sheet?.rows.slice(1)).toEqual(FORMULAS.map((formula, index) => [formula, -(index + 0.5)]))
    const cells = [...(sheet?.cells?.values() ?? [])]
    expect(cells.filter(cell => cell.formula !== undefined)).toEqual([])
  })
})
