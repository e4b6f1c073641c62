import { randomBytes } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { smallPdf } from '@server/seeds/files/small-pdf'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { ownLeavePeople } from '@tests/support/asked-leave'
import { expect, test } from '@tests/support/journey'
import { sessionOfOwn } from '@tests/support/own-people'
import { collectRequests, passMarker } from '@tests/support/page-watch'
import { leavePage } from '@tests/support/page-models/leave-page'

/** Three parts of a quarter of a mebibyte, of what no line makes smaller. */
function certificate() {
  const page1 = smallPdf('Medical certificate', ['Fit for work again'])
  const padding = Buffer.from(`%${randomBytes(330_000).toString('hex')}\n`)
  const buffer = Buffer.concat([page1.subarray(0, 9), padding, page1.subarray(9)])
  return { name: 'certificate.pdf', mimeType: 'application/pdf', buffer }
}

async function slowLine(page: Page, bytesPerSecond: number): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

/** And no draft of the form, which is kept on the server in the same way. */
const isPart = (request: Request) => request.method() === 'PUT' && request.url().includes('/parts/')

test.use({ as: sessionOfOwn(ownLeavePeople(), 'employee') })

test('a certificate goes along with the request: its progress is seen, it is stopped, and goes on @phone', async ({
  page,
}) => {
  const leave = leavePage(page)
  await leave.open('?ask=new')
  // Before the weeks that the tests of decisions ask for.
  await leave.fill({ kind: /^Sick leave/, from: '01-18-2027', to: '01-19-2027', reason: 'A fever' })
  // Until it is told whether the balance covers the days.
  await expect(leave.total).toHaveText('2 days')
  const cover = page.getByRole('switch', { name: /beyond my balance without pay/ })
  await passMarker(page)
  if (await cover.isVisible()) await cover.check()
  await page.locator('input[type=file]').first().setInputFiles(certificate())
  await expect(page.getByText('certificate.pdf')).toBeVisible()

  const parts = collectRequests(page, isPart)
  // So slow that the second part is still on its way when it is stopped.
  await slowLine(page, 50_000)
  await leave.send.click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect.poll(() => parts.length).toBeGreaterThan(1)
  await expectNoSidewaysScroll(page, 'a file on its way')
  // Nothing goes on behind the screen: the part that was under way is cut.
  const cut = page.waitForEvent('requestfailed', {
    predicate: isPart,
    timeout: 30_000,
  })
  await page.getByRole('button', { name: 'Stop sending certificate.pdf' }).click()
  await cut
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page).toHaveURL(/ask=new/)
  const before = parts.length

  await slowLine(page, 2_000_000)
  await leave.send.click()
  await expect(leave.panel).toContainText(/LV-HO-\d{4}-\d{6}/, { timeout: 60_000 })
  // What had come already was not sent again.
  const again = parts.slice(before).filter(part => part.url().includes('/parts/0?'))
  expect(again).toEqual([])
  await leave.panel.getByRole('tab', { name: 'Files' }).click()
  const files = leave.panel.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(files).toHaveCount(1)
  await expect(files).toContainText('certificate.pdf')
  await expectAccessible(page, 'the files of the request')
  const download = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Download certificate.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('certificate.pdf')
})
