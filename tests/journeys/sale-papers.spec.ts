import { expect, test } from '@tests/support/journey'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { ownPeople, sessionOfOwn } from '@tests/support/own-people'
import { visit } from '@tests/support/page-models/screen-walk'
import { sharedSession } from '@tests/support/portal-people'
import { draftSale, freeUnit, newBuyer, PHOTO, reserve } from '@tests/support/portal-sales'
import type { Page } from '@playwright/test'

const people = ownPeople({ agent: { position: 'AGENT', role: 'agent' } })
const PAPER = 'Buyer information sheet, signed'

async function handIn(page: Page, buyer: string, name: string): Promise<void> {
  await page.goto(`/buyer-management/list?record=${buyer}&tab=documents`)
  await page.getByRole('button', { name: `Upload: ${PAPER}` }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Choose a file for: ${PAPER}` }).click()
  await (await choosing).setFiles({ name, mimeType: 'image/png', buffer: PHOTO })
  // Its name stands there while it is still being sent.
  const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: PAPER })
  await expect(line.getByText('Uploaded', { exact: true }).first()).toBeVisible()
}

test.describe('as an agent', () => {
  test.use({ as: sessionOfOwn(people, 'agent') })

  test('a paper is refused with a reason, told, replaced and accepted, and the sale follows', async ({
    page,
    portal,
    openBrowser,
  }) => {
    const { agent } = await people(portal)
    const buyer = await newBuyer(portal, agent, 'Salonga')
    const sale = await draftSale(portal, {
      unit: await freeUnit(portal),
      by: agent,
      more: { buyer_id: buyer },
    })
    await reserve(portal, sale)
    const line = page.getByRole('listitem').filter({ hasText: PAPER })
    await handIn(page, buyer, 'first.png')

    const desk = await openBrowser(await sharedSession(portal, 'sales-admin'), {
      viewport: { width: 1440, height: 900 },
    })
    const decide = async () => {
      await desk.goto('/buyer-management/documents')
      // Papers of others wait too, and longer.
      await desk.getByRole('button', { name: /Salonga, Mara/ }).click()
      await expect(desk.getByRole('link', { name: /Salonga, Mara/ })).toBeVisible()
    }
    await decide()
    await desk.getByRole('button', { name: 'Reject', exact: true }).click()
    const refusing = desk.getByRole('dialog')
    await refusing.getByLabel('Reason').fill('Page two is missing.')
    await refusing.getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(refusing).toBeHidden()

    await page.goto('/user/notifications')
    await page.getByText(`Document rejected: ${PAPER}`).first().click()
    await expect(page.getByText('Page two is missing.').first()).toBeVisible()
    await visit(page, `/sales/record?record=${sale.id}&tab=documents`)
    await expect(line.getByText('Rejected')).toBeVisible()
    await expect(line.getByText(/Page two is missing/)).toBeVisible()
    await expectAccessible(page, 'the papers of the sale')
    await line.getByRole('link', { name: 'Documents of Salonga, Mara' }).click()
    await expect(page.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true')

    await handIn(page, buyer, 'second.png')
    await decide()
    await desk.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(desk.getByText(`${PAPER} is verified.`)).toBeVisible()
    await page.goto(`/sales/record?record=${sale.id}&tab=documents`)
    await expect(line.getByText('Verified', { exact: true })).toBeVisible()
    await visit(page, `/buyer-management/list?record=${buyer}&tab=sales`)
    await expect(page.getByRole('tab', { name: 'Sales' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('dialog').getByText('Reserved', { exact: true })).toBeVisible()
    await expectAccessible(page, 'the sales of a buyer')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page, 'the sales of a buyer on a phone')
  })
})
