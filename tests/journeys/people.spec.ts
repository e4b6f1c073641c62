import { expect, test } from '@tests/support/journey'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { callPortal, newPerson, signInByApi } from '@tests/support/portal-people'

const chart = '/people/org-chart'

test.describe('as the head of the company', () => {
  test.use({ as: 'president' })

  test('the chart is walked by keys, and Enter opens the person', async ({ page }) => {
    await page.goto(chart)
    await page.getByRole('treeitem', { name: /^Salonga/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('treeitem', { name: /^Mercado/ })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('treeitem', { name: /^Mercado/ })).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Mercado, Gregorio')
  })

  test('in Arabic the keys of left and right are turned round', async ({ portal, openBrowser }) => {
    const person = await signInByApi(portal, await newPerson(portal, { role: 'president', unit: 'HO' }))
    const { token } = person
    await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: { locale: 'ar' } })
    const page = await openBrowser(person)
    await page.goto(chart)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('treeitem', { name: /^Salonga/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('treeitem', { name: /^Mercado/ })).toBeFocused()
  })

  test('on a phone it is a list that fits @phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(chart)
    await expect(page.getByText('Salonga, Aurora S.').first()).toBeVisible()
    await expectNoSidewaysScroll(page, 'the chart')
  })
})

test.describe('as accounting', () => {
  test.use({ as: 'accounting' })

  test('a protected number is shown and hidden, also at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/people/employees?search=Reyes')
    await page.getByRole('link', { name: /Reyes, Nico/ }).click()
    await page.getByRole('tab', { name: 'Pay and numbers' }).click()
    await page.getByRole('button', { name: 'Show: TIN' }).click()
    await expect(page.getByText(/^\d{14}$/)).toBeVisible()
    await expectNoSidewaysScroll(page, 'the panel')
    await expectAccessible(page, 'the panel')
    await page.getByRole('button', { name: 'Hide: TIN' }).click()
    await expect(page.getByText(/^\d{14}$/)).toHaveCount(0)
  })
})

test.describe('as HR', () => {
  test.use({ as: 'hr-staff' })

  test('somebody is added, and leaves with a day and a reason', async ({ page }) => {
    await page.goto('/people/employees?record=new')
    const panel = page.getByRole('dialog')
    await panel.getByLabel(/^Last name/).fill('Quirante')
    await panel.getByLabel(/^First name/).fill('Luz')
    await panel.getByLabel(/^Operating unit/).selectOption({ label: 'Head Office · HO' })
    await panel.getByLabel(/^Position/).fill('Documentation')
    await page.getByRole('option', { name: /Documentation Assistant/ }).click()
    await panel.getByLabel(/^Employment/).selectOption({ label: 'Regular' })
    await panel.getByLabel(/^Hired on/).fill('02-03-2025')
    await panel.getByLabel(/^E-mail/).fill('luz.quirante@bayside.test')
    await panel.getByRole('button', { name: 'Add' }).click()
    await expect(panel.getByLabel(/^Employee number/)).toHaveValue(/^EM-HO-2025-\d{6}$/)
    await expectAccessible(page, 'the record')
    await panel.getByRole('button', { name: 'Record separation' }).click()
    const dialog = page.getByRole('dialog', { name: /Separation of/ })
    await dialog.getByLabel(/^Last day/).fill('06-30-2026')
    await dialog.getByLabel(/^Reason/).fill('Moved abroad.')
    await dialog.getByRole('button', { name: 'Record and suspend' }).click()
    await expect(page.getByText(/separation of Quirante, Luz is on record/)).toBeVisible()
    await expect(page.getByRole('dialog').getByText('Left', { exact: true })).toBeVisible()
  })
})
