import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { connectToRunning } from '@server/platform/db/embedded/running-database'
import { expect } from '@tests/support/journey'
import { testOnOwnPortal } from '@tests/support/own-portal'
import { listPage } from '@tests/support/page-models/list-page'

const ROWS = 100_000
const AREAS = '/maintenance/area?sort=code:desc'

/** Of its own: a hundred thousand areas would stand in everybody's way. */
const test = testOnOwnPortal(async ({ dataDir }) => {
  const client = new pg.Client((await connectToRunning(dataDir)) ?? {})
  await client.connect()
  await client.query(
    `insert into area (code, name, level, region) select 'Z' || lpad(n::text, 6, '0'), 'Place ' || n, 'region', 'R'
     from generate_series(1, $1::int) n`,
    [ROWS],
  )
  await client.end()
})
test.use({ as: 'super-admin' })

async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

test('FUI-19: a hundred thousand rows are scrolled, filtered, chosen and taken away, page by page', async ({
  page,
}) => {
  const list = listPage(page)
  const asked: number[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    const [start, end] = [url.searchParams.get('start'), url.searchParams.get('end')]
    if (url.pathname.endsWith('/areas') && start && end) asked.push(Number(end) - Number(start))
  })
  await page.goto(AREAS)
  await expect(list.row('Z100000')).toBeVisible()
  await list.grid.press('Control+End')
  await page.locator('.ag-grid-viewport').evaluate(view => view.scrollTo({ top: view.scrollHeight }))
  await expect(
    page
      .getByRole('checkbox', { name: 'Select row 100000' })
      .or(page.getByRole('checkbox', { name: 'Select row 100038' })),
  ).toBeVisible()
  expect(Math.max(...asked)).toBeLessThanOrEqual(500)

  await list.search.fill('Place 9999')
  await expect(list.row('Z009999')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Status of the list' })).toContainText('19 of 100,')
  await list.search.fill('')
  await expect(list.row('Z100000')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all matching rows' }).click()
  await expect(page.getByText('All rows are selected')).toBeVisible()

  await list.fromMenu('More', 'As CSV')
  await expect(list.dialog.getByText('The file is ready', { exact: false })).toBeVisible({ timeout: 120_000 })
  const download = page.waitForEvent('download')
  await list.dialog.getByRole('link', { name: 'Save the file' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
  expect(lines.length).toBeGreaterThan(ROWS)
  expect(await heapMb(page)).toBeLessThan(300)
})
