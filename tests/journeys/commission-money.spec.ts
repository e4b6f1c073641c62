import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { mailedLink } from '@tests/support/mailbox'
import { visit } from '@tests/support/page-models/screen-walk'
import { pdfText } from '@tests/support/pdf-text'
import {
  advanceOf,
  approvedRelease,
  approvedStatement,
  goldenDeal,
  payRelease,
  receive,
  reportPayment,
  type GoldenDeal,
} from '@tests/support/portal-commission'
import { newPerson, sharedSession } from '@tests/support/portal-people'

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** EX-08: what each earns of the first tranche. */
const FIRST_TRANCHE = ['9,405.38', '5,016.20', '3,135.13', '13,794.54']

const filterOf = (filter: object) => encodeURIComponent(JSON.stringify(filter))
const ofFirst = filterOf({ seq: { filterType: 'number', type: 'equals', filter: '1' } })
const shares = ({ sale_no }: GoldenDeal) => `/commission/transaction?search=${sale_no}&filter=${ofFirst}`
/** Cells that say no more than that. */
const states = (page: Page, name: string) =>
  page.getByRole('gridcell').filter({ hasText: new RegExp(`^${name}$`) })
const rowsOf = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text })

/** The words of a paper as whoever holds this session saves it. */
async function paperOf(portal: Portal, token: string, path: string): Promise<string> {
  const answer = await fetch(portal.url + path, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await pdfText(new Uint8Array(await answer.arrayBuffer()))).join('\n')
}

test.use({ actionTimeout: 60_000 })

test('EX-08 to EX-12 a payment of a buyer becomes the money of a seller, every figure on screens and papers', async ({
  portal,
  openBrowser,
}) => {
  // Eight of eighteen instalments: below the first trigger.
  const deal = await goldenDeal(portal, '423626.16')
  const books = await sharedSession(portal, 'accounting')
  const desk = await openBrowser(books, DESK)

  await test.step('EX-08, EX-09 the ninth instalment opens the first tranche', async () => {
    await desk.goto(shares(deal))
    await expect(rowsOf(desk, '14,630.58')).toHaveCount(3)
    for (const amount of FIRST_TRANCHE) await expect(rowsOf(desk, amount)).toHaveCount(1)
    await expect(states(desk, 'Locked')).toHaveCount(7)
    await reportPayment(portal, deal, '52953.27')
    const reported = filterOf({ status: { filterType: 'set', values: ['reported'] } })
    await visit(desk, `/sales/payments?search=${deal.sale_no}&filter=${reported}`)
    await expect(rowsOf(desk, '52,953.27').first()).toBeVisible()
    await desk.getByRole('checkbox').first().click()
    await desk.getByRole('button', { name: 'Confirm', exact: true }).click()
    await desk.getByRole('button', { name: 'Confirm 1 payment' }).click()
    await expect(desk.getByText('1 payment is confirmed.')).toBeVisible()
    await visit(desk, shares(deal))
    await expect(states(desk, 'Eligible')).toHaveCount(7)
    await expectAccessible(desk, 'the transactions of a sale')
  })

  const statement = await approvedStatement(portal, deal)
  await test.step('EX-10 the statement is sent by mail, and its paper says the same', async () => {
    await visit(desk, `/commission/soa?record=${statement.id}`)
    const panel = desk.getByRole('dialog', { name: new RegExp(statement.number) })
    for (const figure of ['75,242.99', '9,029.16', '84,272.15', '7,524.30', '76,747.85'])
      await expect(panel.getByText(figure).first()).toBeVisible()
    await panel.getByRole('button', { name: 'Send statement' }).click()
    const sending = desk.getByRole('dialog', { name: `Send ${statement.number}` })
    await expect(sending).toContainText(deal.email)
    await sending.getByRole('button', { name: 'Send statement' }).click()
    await expect(panel.getByText('Sent', { exact: true }).first()).toBeVisible()
    const paper = await paperOf(
      portal,
      books.token,
      `/api/v1/commission/statements/${statement.id}/statement.pdf`,
    )
    for (const figure of ['75,242.99', '9,029.16', '84,272.15', '(7,524.30)', '76,747.85'])
      expect(paper).toContain(figure)
    expect(paper).toMatch(/Seventy-six thousand seven hundred forty-seven/i)
  })

  await test.step('the developer acknowledges it by the mailed link, without signing in', async () => {
    const link = await mailedLink(portal, { path: '/statement/ext', to: deal.email })
    const developer = await openBrowser(null, DESK)
    await developer.goto(link)
    await developer.getByRole('button', { name: 'Open document' }).click()
    await expect(developer.getByText('76,747.85').first()).toBeVisible()
    await developer.getByLabel(/^Your name/).fill('Dan Cruz')
    await developer.getByRole('button', { name: 'Acknowledge all lines' }).click()
    await developer.getByRole('button', { name: 'Send answer' }).click()
    await expect(developer.getByText(/Acknowledged by Dan Cruz/)).toBeVisible()
    await expectAccessible(developer, 'the acknowledged statement', { withColours: true })
    // What the developer answered is read anew.
    await desk.goto(`/commission/soa?record=${statement.id}`)
    await expect(desk.getByText('Acknowledged by Dan Cruz')).toBeVisible()
  })

  await test.step('EX-11 a part of the money, and its tax, releases a part of each share', async () => {
    const receipt = await receive(portal, deal, '40000.00', '3921.57')
    await visit(desk, `/collection/record?record=${receipt.id}`)
    const panel = desk.getByRole('dialog', { name: new RegExp(receipt.number) })
    for (const figure of ['40,000.00', '3,921.57', '43,921.57'])
      await expect(panel.getByText(figure).first()).toBeVisible()
    await desk.goto(shares(deal))
    await expect(rowsOf(desk, '7,625.27')).toHaveCount(3)
    for (const amount of ['4,901.96', '2,614.38', '1,633.99'])
      await expect(rowsOf(desk, amount)).toHaveCount(1)
    await receive(portal, deal, '36747.85', '3602.73')
    await desk.goto(shares(deal))
    await expect(states(desk, 'Collected')).toHaveCount(7)
  })

  await test.step('EX-12 the release is explained step by step, and paid by another person', async () => {
    await advanceOf(portal, deal, '6000.00')
    const release = await approvedRelease(portal, deal)
    await visit(desk, `/commission/release?record=${release.id}`)
    const steps = desk.getByLabel('Computation of the net pay')
    for (const figure of ['14,630.58', '731.53', '1,463.06', '12,435.99', '6,218.00', '6,000.00', '6,435.99'])
      await expect(steps.getByText(figure).first()).toBeVisible()
    await expectAccessible(desk, 'a release')
    const payer = await newPerson(portal, { role: 'accounting', unit: 'HO' })
    await payRelease(portal, payer, release)
    const voucher = await paperOf(
      portal,
      books.token,
      `/api/v1/commission/releases/${release.id}/voucher.pdf`,
    )
    for (const figure of ['14,630.58', '731.53', '1,463.06', '6,000.00', '6,435.99'])
      expect(voucher).toContain(figure)
    expect(voucher).toMatch(/six thousand four hundred thirty-five/i)
  })

  await test.step('the seller confirms the money by his link, on a phone', async () => {
    const link = await mailedLink(portal, { path: '/release/ext', to: deal.people.agent.email })
    const phone = await openBrowser(null, PHONE)
    await phone.goto(link)
    await phone.getByRole('button', { name: 'Open document' }).tap()
    await expect(phone.getByText('6,435.99').first()).toBeVisible()
    await phone.getByRole('button', { name: 'I have received it' }).tap()
    await expect(phone.getByText('You have confirmed that you received it.')).toBeVisible()
    await expectNoSidewaysScroll(phone, 'the confirmed payment')
    await expectAccessible(phone, 'the confirmed payment')
  })
})
