import type { Page } from '@playwright/test'
import { addMonths, businessDate } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import {
  earliestCancellation,
  graceEnds,
  macedaFigures,
  yearsPaid,
} from '@contract/modules/sales/maceda.rules'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { importWizard } from '@tests/support/page-models/record-page'
import { ownPeople } from '@tests/support/own-people'
import { visit } from '@tests/support/page-models/screen-walk'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'
import {
  detailOf,
  draftSale,
  freeUnit,
  handInPapers,
  reserve,
  verifyPapers,
} from '@tests/support/portal-sales'

const people = ownPeople({ agent: { position: 'AGENT', role: 'agent' } })
const FEE = '25000.00'
/** Two years and one of the third: the law counts whole years. */
const PAID_INSTALMENTS = 25
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const DESK = { viewport: { width: 1440, height: 900 } }

const figure = (amount: string) => Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })
const day = (date: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
const fact = (page: Page, name: string) =>
  page.getByRole('dialog').locator('dt').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')
const phase = (page: Page) => page.locator('.phase[aria-current=step]')
const centavos = (text: string) => BigInt(text.replace(/\D/g, ''))

/** Reserved long ago and paid in instalments since; its papers are brought, and nobody has looked at the last. */
async function oldReservation(portal: Portal) {
  const unit = await freeUnit(portal)
  const { agent } = await people(portal)
  const drafted = await draftSale(portal, {
    unit,
    by: agent,
    more: {
      reservation_fee: FEE,
      reservation_date: addMonths(businessDate(new Date()), -28),
      terms: {
        financing: 'in_house',
        dp_rate_pct: '20',
        dp_terms_months: 30,
        balance_terms_months: 60,
        interest_rate_pct: '12',
      },
    },
  })
  const sale = await reserve(portal, drafted)
  const papers = await handInPapers(portal, sale, agent)
  const [last, ...others] = papers
  if (!last || !sale.sale_no) throw new Error('no paper is asked for')
  await verifyPapers(portal, sale, others)
  const { schedule } = await detailOf(portal, sale.id)
  const instalments = schedule.rows.filter(({ kind }) => kind === 'downpayment')
  return { ...sale, sale_no: sale.sale_no, unit, seller: drafted.seller, last, instalments }
}

/** What the developer reports of them, as its file says it. */
function reportOf(sale: Awaited<ReturnType<typeof oldReservation>>) {
  const lines = sale.instalments
    .slice(0, PAID_INSTALMENTS)
    .map(({ due_date, amount }, index) => `${sale.sale_no},${due_date},${amount},OR-${sale.sale_no}-${index}`)
  const head = 'Sale,Paid on,Amount,Developer’s receipt,Paid by'
  const text = [head, ...lines.map(line => `${line},Bank transfer`)].join('\n')
  return { name: 'report.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

test.use({ actionTimeout: 60_000 })

test('EX-36 a sale is booked, paid for two years, and the law is read before it may be cancelled', async ({
  portal,
  openBrowser,
}) => {
  const sale = await oldReservation(portal)
  const desk = await openBrowser(await sharedSession(portal, 'sales-admin'), DESK)
  const record = `/sales/record?record=${sale.id}`

  await test.step('no booking before the last paper; commission is projected', async () => {
    await desk.goto(`${record}&tab=commission`)
    await expect(desk.getByText('Projected', { exact: true })).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Book', exact: true })).toBeDisabled()
    await expect(desk.getByText('Documents to verify: 1')).toBeVisible()
    await expect(desk.getByText('No down payment and no post-dated cheques yet.')).toBeVisible()
    await desk.getByRole('tab', { name: 'Documents' }).click()
    await desk.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(desk.getByText('Documents to verify: 1')).toHaveCount(0)
  })

  await test.step('the developer’s report of two years is imported, and confirmed by another', async () => {
    await visit(desk, '/sales/payments?tab=imports')
    await desk.getByRole('button', { name: 'Import a report' }).first().click()
    const wizard = importWizard(desk)
    await wizard.choose(reportOf(sale))
    await wizard.next.click()
    await expect(wizard.dialog).toContainText(`${PAID_INSTALMENTS} rows are in order.`)
    await wizard.button(new RegExp(`^Add ${PAID_INSTALMENTS}`)).click()
    await expect(wizard.dialog).toContainText(`${PAID_INSTALMENTS} records are added.`)

    const books = await openBrowser(await sharedSession(portal, 'accounting'), DESK)
    const reported = { status: { filterType: 'set', values: ['reported'] } }
    await books.goto(
      `/sales/payments?search=${sale.sale_no}&filter=${encodeURIComponent(JSON.stringify(reported))}`,
    )
    await expect(books.getByRole('row').filter({ hasText: sale.sale_no }).first()).toBeVisible()
    await books.getByRole('checkbox').first().click()
    await books.getByRole('button', { name: 'Confirm', exact: true }).click()
    await books.getByRole('button', { name: `Confirm ${PAID_INSTALMENTS} payments` }).click()
    await expect(books.getByText(`${PAID_INSTALMENTS} payments are confirmed.`)).toBeVisible()
  })

  await test.step('the booking fixes who earns what and when, to the centavo', async () => {
    await visit(desk, `${record}&tab=commission`)
    await desk.getByRole('button', { name: 'Book', exact: true }).click()
    const booking = desk.getByRole('dialog', { name: 'Book' })
    await booking.getByLabel(/^Contract to sell signed on/).fill(asTyped(sale.instalments[0]!.due_date))
    await expectAccessible(desk, 'the booking')
    await booking.getByRole('button', { name: 'Book' }).click()
    await expect(booking).toHaveCount(0)
    await expect(desk.getByText('Fixed at the booking')).toBeVisible()
    await expect(phase(desk)).toContainText(/Down payment/)
    const earns = desk
      .getByRole('list', { name: 'Commission split' })
      .getByRole('listitem')
      .filter({ has: desk.locator('.shares-head', { hasText: sale.seller }) })
    const parts = earns.locator('.shares-parts > li')
    await expect(parts.first()).toContainText(/\d{4}/)
    const amounts = (await parts.locator('bdi').allInnerTexts()).map(centavos)
    const whole = centavos(await earns.locator('.shares-head strong').innerText())
    expect(whole).toBeGreaterThan(0n)
    expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(whole)
    await expectAccessible(desk, 'the commission')
  })

  const head = await openBrowser(await sharedSession(portal, 'ou-admin'), DESK)
  const paid =
    parseMoney(FEE) +
    sale.instalments.slice(0, PAID_INSTALMENTS).reduce((sum, { amount }) => sum + parseMoney(amount), 0n)
  const law = macedaFigures(paid, yearsPaid(paid, parseMoney(sale.instalments[0]!.amount)))
  const oldest = sale.instalments[PAID_INSTALMENTS]!.due_date
  const ends = graceEnds(oldest, law.grace)

  await test.step('the panel of the law says what its rule says', async () => {
    expect(law).toMatchObject({
      years_paid: 2,
      grace: { unit: 'months', count: 2 },
      refund: (paid + 1n) / 2n,
    })
    await head.goto(record)
    await head.getByRole('button', { name: 'Cancel the sale' }).click()
    await expect(fact(head, 'Paid in all')).toHaveText(figure(moneyText(paid)))
    await expect(fact(head, 'Years paid')).toHaveText('2')
    await expect(fact(head, 'Grace period')).toHaveText('Months: 2')
    await expect(fact(head, 'Oldest unpaid instalment')).toHaveText(day(oldest))
    await expect(fact(head, 'Grace ends on')).toHaveText(day(ends))
    await expect(fact(head, 'Earliest cancellation')).toHaveText(
      day(earliestCancellation(businessDate(new Date()), ends)),
    )
    await expect(fact(head, 'Cash surrender value').locator('strong')).toHaveText(
      figure(moneyText(law.refund)),
    )
    await expect(fact(head, 'Cash surrender value')).toContainText(/\(50\s%\)/)
    await expectAccessible(head, 'the panel of the law')
  })

  await test.step('in Arabic on a phone the same is read from the right', async () => {
    const reader = await signInByApi(portal, await newPerson(portal, { role: 'ou_admin' }))
    const { token } = reader
    await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: { locale: 'ar' } })
    const phone = await openBrowser(reader, PHONE)
    await phone.goto(record)
    await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectNoSidewaysScroll(phone, 'the sale in Arabic')
    await phone.getByRole('button', { name: 'إلغاء البيع' }).tap()
    await expect(phone.getByRole('dialog')).toContainText(figure(moneyText(law.refund)))
    await expectNoSidewaysScroll(phone, 'the panel of the law in Arabic')
  })
})

/** As an English reader types it. */
const asTyped = (date: string) => `${date.slice(5, 7)}-${date.slice(8)}-${date.slice(0, 4)}`
