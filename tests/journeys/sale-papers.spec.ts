import { expect, test } from '@tests/support/journey'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { callPortal, sharedSession } from '@tests/support/portal-people'
import type { Page } from '@playwright/test'
import type { Portal } from '@tests/support/built-portal'

type Made = { data: { id: string; row_version: number; ou_id: string; owner_employee_id: string | null } }
type Listed = { data: { id: string; level: string | null; is_own: boolean }[] }
const PAPER = 'Buyer information sheet, signed'
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A sale that the agent sells to a buyer of theirs, and that the desk has reserved. */
async function reservedSale(portal: Portal): Promise<{ id: string; buyer: string }> {
  const agent = (await sharedSession(portal, 'agent')).token
  const desk = (await sharedSession(portal, 'sales-admin')).token
  const filter = encodeURIComponent(JSON.stringify({ status: { filterType: 'set', values: ['available'] } }))
  const units = await callPortal<Listed>(portal, `/api/v1/property/units?start=20&end=21&filter=${filter}`, {
    token: agent,
  })
  const choices = await callPortal<{ data: { units: { id: string }[] } }>(
    portal,
    '/api/v1/buyer-management/buyers/choices',
    { token: agent },
  )
  const buyer = await callPortal<Made>(portal, '/api/v1/buyer-management/buyers', {
    token: agent,
    method: 'POST',
    body: {
      ...{ kind: 'individual', last_name: 'Salonga', first_name: 'Ines', ou_id: choices.data.units[0]?.id },
      ...{
        mobile: '+639175550199',
        present_address: '9 Colon Street, Cebu City',
        consent_text_version: '2026-01',
      },
    },
  })
  const sellers = await callPortal<Listed>(portal, '/api/v1/sales/sellers', { token: agent })
  const own = sellers.data.find(({ is_own }) => is_own)
  const draft = await callPortal<Made>(portal, '/api/v1/sales/records', {
    token: agent,
    method: 'POST',
    body: {
      ...{ unit_id: units.data[0]?.id, buyer_id: buyer.data.id, reservation_fee: '25000.00' },
      sellers: [{ seller_id: own?.id, level: 'agent' }],
      terms: { financing: 'bank', dp_rate_pct: '20', dp_terms_months: 18 },
    },
  })
  await callPortal(portal, `/api/v1/sales/records/${draft.data.id}/reserve`, {
    token: desk,
    method: 'POST',
    body: { reservation_or_ar_no: 'AR-77001' },
    headers: { 'if-match': `"${draft.data.row_version}"` },
  })
  return { id: draft.data.id, buyer: buyer.data.id }
}

async function handIn(page: Page, buyer: string, name: string): Promise<void> {
  await page.goto(`/buyer-management/list?record=${buyer}&tab=documents`)
  await page.getByRole('button', { name: `Hand in: ${PAPER}` }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Choose a file for: ${PAPER}` }).click()
  await (await choosing).setFiles({ name, mimeType: 'image/png', buffer: PHOTO })
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible()
}

test.describe('as an agent', () => {
  test.use({ as: 'agent' })

  test('a paper is refused with a reason, told, replaced and accepted, and the sale follows', async ({
    page,
    portal,
    openBrowser,
  }) => {
    const sale = await reservedSale(portal)
    const line = page.getByRole('listitem').filter({ hasText: PAPER })
    await handIn(page, sale.buyer, 'first.png')

    const desk = await openBrowser(await sharedSession(portal, 'sales-admin'), {
      viewport: { width: 1440, height: 900 },
    })
    const decide = async () => {
      await desk.goto('/buyer-management/documents')
      // Papers of others wait too, and longer.
      await desk.getByRole('button', { name: /Salonga, Ines/ }).click()
      await expect(desk.getByRole('link', { name: /Salonga, Ines/ })).toBeVisible()
    }
    await decide()
    await desk.getByRole('button', { name: 'Refuse', exact: true }).click()
    const refusing = desk.getByRole('dialog')
    await refusing.getByLabel('Why').fill('Page two is missing.')
    await refusing.getByRole('button', { name: 'Refuse', exact: true }).click()
    await expect(refusing).toBeHidden()

    await page.goto('/user/notifications')
    await page.getByText(`A paper was refused: ${PAPER}`).first().click()
    await expect(page.getByText('Page two is missing.').first()).toBeVisible()
    await page.goto(`/sales/record?record=${sale.id}&tab=documents`)
    await expect(line.getByText('Refused')).toBeVisible()
    await expect(line.getByText(/Page two is missing/)).toBeVisible()
    await expectAccessible(page, 'the papers of the sale')
    await line.getByRole('link', { name: 'Papers of Salonga, Ines' }).click()
    await expect(page.getByRole('tab', { name: 'Papers' })).toHaveAttribute('aria-selected', 'true')

    await handIn(page, sale.buyer, 'second.png')
    await decide()
    await desk.getByRole('button', { name: 'Accept' }).click()
    await expect(desk.getByText(`${PAPER} is verified.`)).toBeVisible()
    await page.goto(`/sales/record?record=${sale.id}&tab=documents`)
    await expect(line.getByText('Verified', { exact: true })).toBeVisible()
    await page.goto(`/buyer-management/list?record=${sale.buyer}&tab=sales`)
    await expect(page.getByRole('tab', { name: 'Sales' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('dialog').getByText('Reserved', { exact: true })).toBeVisible()
    await expectAccessible(page, 'the sales of a buyer')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page, 'the sales of a buyer on a phone')
  })
})
