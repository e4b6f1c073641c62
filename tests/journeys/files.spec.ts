import { randomBytes } from 'node:crypto'
import { expect, test } from '@tests/support/journey'
import { collectRequests } from '@tests/support/page-watch'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { smallPdf } from '@server/seeds/files/small-pdf'

const PHONE = { width: 360, height: 740 }

test.describe('as an employee', () => {
  test.use({ as: 'employee' })

  test('a memo is found, read and stays in the page on a phone @phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/files/employee/memos')
    await page.getByRole('button', { name: /Office hours during the holidays/ }).click()
    await expect(page.getByRole('heading', { name: 'Office hours during the holidays' })).toBeVisible()
    await expectNoSidewaysScroll(page, 'a memo')
    await expectAccessible(page, 'a memo')
  })

  test('a form is looked at in the page', async ({ page }) => {
    await page.goto('/files/employee/downloadable-form')
    await page.getByRole('button', { name: 'Open Site visit checklist' }).click()
    await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('Keys of the model unit')
    await expectAccessible(page, 'the viewer')
  })

  test('the payslips of two months are there, one of them in the page', async ({ page }) => {
    await page.goto('/files/employee/payslip')
    await page
      .getByRole('button', { name: /^Open the payslip of/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('Net pay')
    await expectAccessible(page, 'a payslip')
  })
})

test.describe('as HR', () => {
  test.use({ as: 'hr-staff' })

  // A smaller file on a faster line than the case's: five megabytes over 20 kB/s take four minutes and show nothing more.
  test('FUP-04 a file over a slow line shows its progress, can be stopped, and goes on where it was', async ({
    page,
  }) => {
    await page.goto('/files/downloadable-form?search=HR-03')
    await page.getByRole('link', { name: /Clearance at separation/ }).click()
    const panel = page.getByRole('dialog')
    const chooser = panel.locator('input[type=file]').first()
    await expect(panel.getByRole('button', { name: 'Add a new version' })).toBeVisible()
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 60_000,
      uploadThroughput: 60_000,
    })
    // Two parts of what cannot be compressed, so that the line carries all of it.
    const page1 = smallPdf('Clearance', ['A new version'])
    const padding = Buffer.from(`%${randomBytes(250_000).toString('hex')}\n`)
    const buffer = Buffer.concat([page1.subarray(0, 9), padding, page1.subarray(9)])
    const file = { name: 'clearance.pdf', mimeType: 'application/pdf', buffer }
    const firstParts = collectRequests(page, request => request.url().includes('/parts/0?'))
    const isThere = page.waitForResponse(answer => answer.url().includes('/parts/0?') && answer.ok())
    await chooser.setInputFiles(file)
    await expect(panel.getByRole('progressbar')).toBeVisible()
    await isThere
    await panel.getByRole('button', { name: 'Stop sending clearance.pdf' }).click()
    await expect(panel.getByRole('progressbar')).toHaveCount(0)
    await chooser.setInputFiles(file)
    await expect(panel.getByText(/Version 2/).first()).toBeVisible({ timeout: 60_000 })
    expect(firstParts).toHaveLength(1)
  })
})
