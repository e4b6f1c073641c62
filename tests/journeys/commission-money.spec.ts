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
  cancelSale,
  goldenDeal,
  payRelease,
  receive,
  reportPayment,
  sendStatement,
  type GoldenDeal,
} from '@tests/support/portal-commission'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'

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
    await expectAccessible(developer, 'the acknowledged statement')
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

test('EX-16 a sale that is cancelled after its commission was paid credits the developer and claws back', async ({
  portal,
  openBrowser,
}) => {
  const deal = await goldenDeal(portal, '476579.43')
  const statement = await sendStatement(portal, await approvedStatement(portal, deal))
  await receive(portal, deal, '76747.85', '7524.30')
  const payer = await newPerson(portal, { role: 'accounting', unit: 'HO' })
  await payRelease(portal, payer, await approvedRelease(portal, deal))
  await cancelSale(portal, deal)
  const books = await sharedSession(portal, 'accounting')
  const desk = await openBrowser(books, DESK)

  await test.step('what the seller was paid is owed back, less what was held back of it', async () => {
    await desk.goto(`/commission/clawbacks?search=${deal.sale_no}`)
    const claim = rowsOf(desk, deal.sale_no).first()
    for (const figure of ['14,630.58', '1,463.06', '13,167.52']) await expect(claim).toContainText(figure)
    await expectAccessible(desk, 'the clawbacks')
  })

  await test.step('the developer gets a credit memo of the whole line, and its statement tells so', async () => {
    await visit(desk, `/commission/soa?record=${statement.id}`)
    const memo = desk
      .getByRole('table', { name: 'Credit and debit memos' })
      .getByRole('row')
      .filter({ hasText: 'CM-' })
    await expect(memo).toContainText('(84,272.15)')
    const number = /CM-[A-Z]+-\d{4}-\d{6}/.exec(await memo.innerText())?.[0] ?? ''
    const saving = desk.waitForEvent('download')
    await memo.getByRole('button', { name: `Download ${number}` }).click()
    expect((await saving).suggestedFilename()).toBe(`${number}.pdf`)
    await expectAccessible(desk, 'a statement with its memo')
    const link = await mailedLink(portal, { path: '/statement/ext', to: deal.email, about: number })
    const developer = await openBrowser(null, PHONE)
    await developer.goto(link)
    await developer.getByRole('button', { name: 'Open document' }).tap()
    await expect(developer.getByText(`Credit memo ${number}`)).toBeVisible()
    await expectNoSidewaysScroll(developer, 'a statement with its memo')
    await expectAccessible(developer, 'a statement with its memo, as a developer reads it')
  })

  await test.step('the seller reads on a phone what he owes', async () => {
    const phone = await openBrowser(await signInByApi(portal, deal.people.agent), PHONE)
    await phone.goto('/commission/record')
    await expect(phone.getByText('13,167.52').first()).toBeVisible()
    await expectNoSidewaysScroll(phone, 'the record of a seller')
  })
})

test('the next money of an agent stands on a phone, in Arabic as well', async ({ portal, openBrowser }) => {
  const { people, unit_code } = await goldenDeal(portal, '423626.16')
  // Nothing was clawed back from this one, whatever other tests did.
  const session = await signInByApi(portal, people.second)
  const phone = await openBrowser(session, PHONE)
  const own = (page: Page) => page.locator('.next-three li').filter({ hasText: unit_code }).first()
  await phone.goto('/commission/record?tab=next')
  await expect(phone.getByRole('heading', { name: 'The next amounts' })).toBeVisible()
  // EX-12 without an advance: 14,630.58 less tax and holdback.
  await expect(own(phone)).toContainText('12,435.99')
  await expectNoSidewaysScroll(phone, 'the next money')
  await expectAccessible(phone, 'the next money')

  const body = { locale: 'ar' }
  await callPortal(portal, '/api/v1/auth/profile', { token: session.token, method: 'PATCH', body })
  const arabic = await openBrowser(await signInByApi(portal, people.second), PHONE)
  await arabic.goto('/commission/record?tab=next')
  await expect(arabic.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(arabic.getByRole('heading', { name: 'أقرب المبالغ' })).toBeVisible()
  await expect(own(arabic)).toContainText('12,435.99')
  await expectNoSidewaysScroll(arabic, 'the next money in Arabic')
  await expectAccessible(arabic, 'the next money in Arabic')
})
