import { expect, test } from '@tests/support/journey'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { ownPeople, sessionOfOwn } from '@tests/support/own-people'
import { callPortal, newPerson, signInByApi } from '@tests/support/portal-people'
import { draftSale, freeUnit, newBuyer, reserve } from '@tests/support/portal-sales'

const people = ownPeople({ agent: { position: 'AGENT', role: 'agent' } })
const PATH = '/sales/record'

test.describe('as an agent', () => {
  test.use({ as: sessionOfOwn(people, 'agent') })

  test('a sale is drafted on a phone, from a unit to the request for its reservation @phone', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const unit = await freeUnit(portal)
    const buyer = await newBuyer(portal, (await people(portal)).agent)
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
    await page.getByRole('button', { name: 'Request reservation' }).click()
    await expect(page.getByText(/^Requested on/)).toBeVisible()
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
    const unit = await freeUnit(portal)
    const [mine, theirs] = [await draftSale(portal, { unit }), await draftSale(portal, { unit })]
    await page.goto(`${PATH}?sell=${mine.id}&step=check`)
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Reserve' })
    await dialog.getByLabel('Developer’s receipt number').fill(`AR-${unit.unit_code}`)
    await reserve(portal, theirs)
    await dialog.getByRole('button', { name: 'Reserve' }).click()
    await expect(dialog.getByRole('alert')).toContainText('was quicker: this unit is reserved until')
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
})
