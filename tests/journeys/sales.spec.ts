import { expect, test } from '@tests/support/journey'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'
import type { Portal } from '@tests/support/built-portal'

const PATH = '/sales/record'
type Listed = { data: { id: string; unit_code: string; list_price: string }[] }

/** Free units of the demo company, each given to one test only. */
let taken = 0
async function freeUnit(portal: Portal) {
  const { token } = await sharedSession(portal, 'sales-admin')
  const filter = encodeURIComponent(JSON.stringify({ status: { filterType: 'set', values: ['available'] } }))
  const units = await callPortal<Listed>(portal, `/api/v1/property/units?start=0&end=40&filter=${filter}`, {
    token,
  })
  const unit = units.data[taken++]
  if (!unit) throw new Error('the demo company has no free unit')
  return unit
}

/** A buyer of whoever is signed in, who agreed to the use of personal data. */
async function newBuyer(portal: Portal, token: string, unit = 'CEB'): Promise<string> {
  const ous = await callPortal<{ data: { id: string; ou_code: string }[] }>(
    portal,
    '/api/v1/maintenance/operating-units?start=0&end=50',
    { token: (await sharedSession(portal, 'super-admin')).token },
  )
  const body = {
    kind: 'individual',
    last_name: 'Villareal',
    first_name: 'Mara',
    ou_id: ous.data.find(({ ou_code }) => ou_code === unit)?.id,
    mobile: `+639${String(Math.floor(Math.random() * 900_000_000) + 100_000_000)}`,
    present_address: '12 Harbour Road, Cebu City',
    consent_text_version: '2026-01',
  }
  const made = await callPortal<{ data: { id: string } }>(portal, '/api/v1/buyer-management/buyers', {
    token,
    method: 'POST',
    body,
  })
  return made.data.id
}

test.describe('as an agent', () => {
  test.use({ as: 'agent' })

  test('a sale is drafted on a phone, from a unit to the request for its reservation @phone', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { token } = await sharedSession(portal, 'agent')
    const unit = await freeUnit(portal)
    const buyer = await newBuyer(portal, token)
    await page.goto(`${PATH}?sell=new&unit=${unit.id}&buyer=${buyer}`)
    await expect(page.getByRole('heading', { name: 'Price', level: 2 })).toBeVisible()
    await expect(page.getByText('Total contract price').first()).toBeVisible()
    await expectNoSidewaysScroll(page, 'the price')
    await expectAccessible(page, 'the price')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByLabel('Reservation fee').fill('25000')
    await expect(page.getByText(/Adds up to the contract price/)).toBeVisible()
    await expectNoSidewaysScroll(page, 'the terms')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Sellers', level: 2 })).toBeVisible()
    await expect(page.getByText('You', { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page, 'the sellers')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Check', level: 2 })).toBeVisible()
    await expectAccessible(page, 'the check')
    await page.getByRole('button', { name: 'Ask for the reservation' }).click()
    await expect(page.getByText(/^Asked on/)).toBeVisible()
    await expectNoSidewaysScroll(page, 'the record')
    await expectAccessible(page, 'the record')
  })

  test('FUI-03 what was typed survives that the page goes away', async ({ page, portal }) => {
    const unit = await freeUnit(portal)
    await page.goto(`${PATH}?sell=new&unit=${unit.id}&step=terms`)
    await page.getByLabel('Reservation fee').fill('31000')
    await page.getByLabel('Down payment in %').fill('15')
    await expect(page.getByText(/Adds up to the contract price/)).toBeVisible()
    page.on('dialog', dialog => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: /Restore/ }).click()
    await expect(page.getByLabel('Reservation fee')).toHaveValue('31,000.00')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Price', level: 2 })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Down payment in %')).toHaveValue('15')
  })
})

test.describe('as the sales desk', () => {
  test.use({ as: 'sales-admin' })

  test('two race for one unit, and the loser is told and goes on', async ({ page, portal }) => {
    const { token } = await sharedSession(portal, 'sales-admin')
    const unit = await freeUnit(portal)
    const sellers = await callPortal<{ data: { id: string; level: string | null }[] }>(
      portal,
      '/api/v1/sales/sellers',
      { token },
    )
    const agent = sellers.data.find(({ level }) => level === 'agent')
    const draft = async () =>
      callPortal<{ data: { id: string; row_version: number } }>(portal, '/api/v1/sales/records', {
        token,
        method: 'POST',
        body: {
          unit_id: unit.id,
          buyer_id: await newBuyer(portal, token),
          sellers: [{ seller_id: agent?.id, level: 'agent' }],
          terms: { financing: 'bank', dp_rate_pct: '20', dp_terms_months: 18 },
          reservation_fee: '25000.00',
        },
      })
    const [mine, theirs] = [(await draft()).data, (await draft()).data]
    await page.goto(`${PATH}?sell=${mine.id}&step=check`)
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Reserve' })
    await dialog.getByLabel('Developer’s receipt number').fill('AR-50001')
    await callPortal(portal, `/api/v1/sales/records/${theirs.id}/reserve`, {
      token,
      method: 'POST',
      body: { reservation_or_ar_no: 'AR-50002' },
      headers: { 'if-match': `"${theirs.row_version}"` },
    })
    await dialog.getByRole('button', { name: 'Reserve' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('This unit is not free any more')).toBeVisible()
    await page.getByRole('button', { name: 'Choose another unit' }).click()
    await expect(page.getByRole('heading', { name: 'Unit', level: 2 })).toBeVisible()

    await page.goto(`${PATH}?record=${theirs.id}`)
    await expect(page.getByText('Reserved', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('No down payment and no post-dated cheques yet.')).toBeVisible()
    await expectAccessible(page, 'the record')
  })
})

test('in Arabic the wizard is mirrored and accessible', async ({ portal, openBrowser }) => {
  const person = await signInByApi(portal, await newPerson(portal, { role: 'sales_admin' }))
  const { token } = person
  await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: { locale: 'ar' } })
  const unit = await freeUnit(portal)
  const page = await openBrowser(person)
  await page.goto(`${PATH}?sell=new&unit=${unit.id}&step=terms`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { name: 'الشروط', level: 2 })).toBeVisible()
  await expectAccessible(page, 'the terms in Arabic')
})
