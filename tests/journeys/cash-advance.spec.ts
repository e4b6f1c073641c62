import type { Portal } from '@tests/support/built-portal'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { mailedLink } from '@tests/support/mailbox'
import { ownPeople, type OwnPerson } from '@tests/support/own-people'
import { linkPage } from '@tests/support/page-models/link-page'
import { forgetLinkCalls } from '@tests/support/portal-database'
import { callPortal, sessionOf, sharedSession } from '@tests/support/portal-people'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const SCREEN = '/cash-advance/record'

const people = ownPeople({
  head: { position: 'OU-MGR', unit: 'HO' },
  employee: { position: 'DOC', unit: 'HO', below: 'head' },
})

async function advanceOf(portal: Portal, employee: OwnPerson, id: string): Promise<{ number: string }> {
  const { token } = await sessionOf(portal, employee)
  const path = `/api/v1/cash-advance/records/${id}`
  return (await callPortal<{ data: { number: string } }>(portal, path, { token })).data
}

test('an advance is asked for on a phone, decided and signed by mailed links, and released @phone', async ({
  page,
  portal,
  openBrowser,
}) => {
  await forgetLinkCalls(portal)
  const { employee, head } = await people(portal)
  const own = await openBrowser(await sessionOf(portal, employee), PHONE)
  await own.goto(`${SCREEN}?record=new`)
  await own.getByLabel('Amount').fill('3500')
  await own.getByRole('textbox', { name: 'Description' }).fill('Fuel for the site visits of this week')
  await expect(own.getByText(/You can safely request/)).toBeVisible()
  await expectAccessible(own, 'the form of an advance')
  await expectNoSidewaysScroll(own, 'the form of an advance')
  await own.getByRole('button', { name: 'Add', exact: true }).click()
  // What it is measured by comes by itself and pushes the button down: a press before then may miss it.
  await expect(own.getByRole('heading', { name: /^Safe limit/ })).toBeVisible()
  await own.getByRole('button', { name: 'Submit', exact: true }).click()
  const question = own.getByRole('dialog', { name: 'Submit for approval' })
  await question.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(own.getByText('Waiting for approval').first()).toBeVisible()
  const id = new URL(own.url()).searchParams.get('record') ?? ''
  const { number } = await advanceOf(portal, employee, id)

  const link = linkPage(page)
  const decides = '/cash-advance/appr/ext'
  await link.open(await mailedLink(portal, { path: decides, to: head.email, about: number }))
  await expect(link.sentence).toContainText('3,500.00 (Three thousand five hundred pesos)')
  await link.decide('Approve')
  await expect(link.title).toHaveText('Approved by you')
  await link.open(await mailedLink(portal, { path: decides, to: 'accounting@portal.test', about: number }))
  await link.decide('Verify')
  await expect(link.title).toHaveText('Verified by you')

  const follows = await mailedLink(portal, { path: '/cash-advance/ext', about: number })
  await link.open(follows)
  await expect(page.getByText(/I will settle it by receipts/)).toBeVisible()
  await page.getByLabel('Your full name').fill(`${employee.first} ${employee.last}`)
  const pad = page.getByRole('img', { name: 'Signature' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is a place to sign')
  await page.mouse.move(box.x + 30, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 20)
  await page.mouse.move(box.x + 200, box.y + 70)
  await page.mouse.up()
  await expectAccessible(page, 'the page of the one who signs', { withColours: true })
  await expectNoSidewaysScroll(page, 'the page of the one who signs')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Signed. Thank you.')).toBeVisible()

  const payer = await openBrowser(await sharedSession(portal, 'accounting'), PHONE)
  await payer.goto(`${SCREEN}?record=${id}`)
  await expect(payer.getByRole('table', { name: 'Journal entry preview' })).toBeVisible()
  await payer.getByRole('button', { name: 'Release', exact: true }).click()
  const release = payer.getByRole('dialog', { name: `Release ${number}` })
  await release.getByRole('button', { name: 'Release', exact: true }).click()
  await expect(payer.getByText('Released').first()).toBeVisible()

  await link.open(follows)
  await expect(page.getByText('I have received PHP 3,500.00.')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, received' }).click()
  await expect(page.getByText('Confirmed. Thank you.')).toBeVisible()
})
