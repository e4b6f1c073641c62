import { smallPdf } from '@server/seeds/files/small-pdf'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { ownPeople } from '@tests/support/own-people'
import { leaveIdle } from '@tests/support/portal-database'
import { signInByApi } from '@tests/support/portal-people'

/** Two who are paid; one of them is called otherwise than the file that bears the number. */
const people = ownPeople({ nico: { position: 'DOC', unit: 'HO' }, paolo: { position: 'DOC', unit: 'HO' } })
test.use({ as: 'hr-staff' })

const paper = (name: string, words: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: smallPdf('Payslip', [words]),
})

test('payslips find their people by number, tried first, and each opens the own alone, password in hand', async ({
  page,
  portal,
  openBrowser,
}) => {
  const { nico, paolo } = await people(portal)
  await page.goto('/files/employee/payslip')
  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Begin a period' }).click()
  await page.getByRole('textbox', { name: 'Period from' }).fill('11-11-2026')
  await page.getByRole('textbox', { name: 'Period to' }).fill('11-25-2026')
  await page.getByRole('textbox', { name: 'Pay date' }).fill('11-30-2026')
  await page.getByRole('button', { name: 'Begin a period' }).click()

  const chooser = page.locator('input[type=file]')
  const stranger = paper('EM-HO-1999-999999.pdf', 'Of nobody')
  await chooser.setInputFiles([
    paper(`${nico.employeeNo}.pdf`, 'Net pay 31,415.92'),
    // A name beside the number must be the right one.
    paper(`${paolo.employeeNo} ${nico.last}.pdf`, 'Net pay 27,182.81'),
    stranger,
  ])
  const files = page.getByRole('table', { name: 'Result' }).getByRole('row')
  await expect(files.filter({ hasText: nico.employeeNo })).toContainText('Goes to this person')
  await expect(files.filter({ hasText: paolo.employeeNo })).toContainText('Number and name are of two people')
  await expect(files.filter({ hasText: stranger.name })).toContainText('Unknown employee number')
  await expect(page.getByText('Files with a problem stay behind: 2.')).toBeVisible()
  await expectAccessible(page, 'what would happen')

  // Nothing is out before the question is answered.
  const session = await signInByApi(portal, nico)
  const own = await openBrowser(session, { viewport: { width: 390, height: 844 } })
  const period = 'Nov 11, 2026 – Nov 25, 2026'
  const mine = own.getByRole('button', { name: `Open the payslip of ${period}` })
  await own.goto('/files/employee/payslip')
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(own.locator('.skeleton')).toHaveCount(0)
  await expect(mine).toHaveCount(0)

  await page.getByRole('button', { name: `Take out ${stranger.name}` }).click()
  await expect(files.filter({ hasText: stranger.name })).toHaveCount(0)
  await page.getByRole('button', { name: `Take out ${paolo.employeeNo}` }).click()
  await chooser.setInputFiles(paper(`${paolo.employeeNo}.pdf`, 'Net pay 27,182.81'))
  await expect(files.filter({ hasText: 'Goes to this person' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Publish: 2' }).click()
  const question = page.getByRole('dialog', { name: 'Publish: 2' })
  await question.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Payslips published: 2')).toBeVisible()

  // Somebody else finds the screen open, and no payslip on it.
  await leaveIdle(portal, session)
  await own.reload()
  await expect(own.getByRole('heading', { name: 'Confirm your password' })).toBeVisible()
  await expect(mine).toHaveCount(0)
  await expectAccessible(own, 'the question for the password')
  const password = own.getByRole('textbox', { name: /password/i })
  await password.fill('not the password')
  await own.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(mine).toHaveCount(0)
  await password.fill(nico.password)
  await own.getByRole('button', { name: 'Continue', exact: true }).click()
  await mine.click()
  const viewer = own.getByRole('dialog')
  await expect(viewer).toContainText('Net pay 31,415.92')
  await expect(viewer.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await expectNoSidewaysScroll(own, 'a payslip')
})
