import { randomInt } from 'node:crypto'
import { expect, test } from '@tests/support/journey'
import { expectAccessible } from '@tests/support/accessibility'
import { importWizard } from '@tests/support/page-models/record-page'
import { callPortal, sharedSession } from '@tests/support/portal-people'
import { ownPeople } from '@tests/support/own-people'
import { book, detailOf, draftSale, freeUnit, reserve } from '@tests/support/portal-sales'
import type { Portal } from '@tests/support/built-portal'

type Sale = { id: string; sale_no: string }
type ListAnswer<Row> = { data: Row[] }

const people = ownPeople({ agent: { position: 'AGENT', role: 'agent' } })

/** Paid by a bank later, and owing still. */
async function bookedSale(portal: Portal): Promise<Sale> {
  const { agent } = await people(portal)
  const drafted = await draftSale(portal, { unit: await freeUnit(portal), by: agent })
  await reserve(portal, drafted)
  const { schedule } = await detailOf(portal, drafted.id)
  const amount = schedule.rows.find(({ kind }) => kind === 'downpayment')?.amount ?? ''
  const { id, sale_no } = await book(portal, drafted, { amount, by: agent })
  if (!sale_no) throw new Error('a sale that is booked has a number')
  return { id, sale_no }
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(new Date())
const someNo = (prefix: string) => `${prefix}-${randomInt(1e9)}`

test.describe('as the sales desk', () => {
  test.use({ as: 'sales-admin' })

  test('a cheque is recorded by the desk, told as bounced by accounting, and a transfer confirmed', async ({
    page,
    portal,
    openBrowser,
  }) => {
    const sale = await bookedSale(portal)
    await page.goto(`/sales/record?record=${sale.id}`)
    await page.getByRole('tab', { name: /^Payments/ }).click()
    const record = async (mode: string, fields: Record<string, string>) => {
      await page.getByRole('button', { name: 'Record payment' }).click()
      const form = page.getByRole('dialog', { name: 'Record a payment' })
      await form.getByLabel(/^Amount/).fill('12500')
      await form.getByLabel(/^Paid by/).selectOption(mode)
      for (const [label, text] of Object.entries(fields))
        await form.getByLabel(new RegExp(`^${label}`)).fill(text)
      await expectAccessible(page, 'the form of a payment')
      await form.getByRole('button', { name: 'Record', exact: true }).click()
      await expect(form).toHaveCount(0)
    }
    const [cheque, receipt] = [someNo('CHQ'), someNo('OR')]
    await record('Cheque', { 'Cheque number': cheque, 'Developer’s receipt': someNo('OR') })
    await record('Bank transfer', { 'Developer’s receipt': receipt })

    const books = await openBrowser(await sharedSession(portal, 'accounting'))
    for (const [number, move, done] of [
      [cheque, 'Bounced', 'Bounced'],
      [receipt, 'Confirm', 'Confirmed'],
    ] as const) {
      const { token } = await sharedSession(portal, 'accounting')
      const found = await callPortal<ListAnswer<{ id: string; payment_no: string }>>(
        portal,
        `/api/v1/sales/payments?start=0&end=5&search=${number}`,
        { token },
      )
      const payment = found.data[0]
      await books.goto(`/sales/payments?record=${payment?.id ?? ''}`)
      await books.getByRole('button', { name: new RegExp(`^${move}: `) }).click()
      const dialog = books.getByRole('dialog').last()
      if (move === 'Bounced') {
        await dialog.getByLabel(/^Reason/).fill('Drawn against insufficient funds')
        await expectAccessible(books, 'the dialog of a bounced cheque')
      }
      await dialog.getByRole('button', { name: move, exact: true }).last().click()
      await expect(books.getByText(done, { exact: true }).first()).toBeVisible()
    }

    await page.reload()
    await page.getByRole('tab', { name: /^Payments/ }).click()
    await expect(page.getByText('Bounced', { exact: true }).first()).toBeVisible()
    await expectAccessible(page, 'the payments of a sale')
  })

  test('a developer’s report is tried first, its faults are told row by row, and only a whole one is written', async ({
    page,
    portal,
  }) => {
    const sale = await bookedSale(portal)
    const receipt = someNo('OR')
    const head = 'Sale,Paid on,Amount,Developer’s receipt,Paid by'
    const good = `${sale.sale_no},${today()},7500.00,${receipt},Bank transfer`
    const file = (rows: string[]) => ({
      name: 'report.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([head, ...rows].join('\n')),
    })
    await page.goto('/sales/payments?tab=imports')
    await page.getByRole('button', { name: 'Import a report' }).first().click()
    const wizard = importWizard(page)
    await wizard.choose(file([good, `SR-CEB-2019-999999,${today()},100.00,${someNo('OR')},Cash`]))
    await wizard.next.click()
    await expect(wizard.dialog).toContainText('1 row has errors.')
    await expect(wizard.dialog.getByText('Not found')).toBeVisible()
    await expectAccessible(page, 'what each row is about')
    const { token } = await sharedSession(portal, 'sales-admin')
    const written = async () =>
      (
        await callPortal<ListAnswer<unknown>>(
          portal,
          `/api/v1/sales/payments?start=0&end=5&search=${receipt}`,
          {
            token,
          },
        )
      ).data.length
    await expect.poll(written).toBe(0)

    await page.goto('/sales/payments?tab=imports')
    await page.getByRole('button', { name: 'Import a report' }).first().click()
    await wizard.choose(file([good]))
    await wizard.next.click()
    await expect(wizard.dialog).toContainText('1 row is in order.')
    await wizard.button(/^Add 1/).click()
    await expect.poll(written).toBe(1)
  })

  test('a statement is a paper for the buyer', async ({ page, portal }) => {
    const sale = await bookedSale(portal)
    await page.goto(`/sales/record?record=${sale.id}`)
    await page.getByRole('tab', { name: /^Payments/ }).click()
    const answered = page.waitForResponse(answer => answer.headers()['content-type'] === 'application/pdf')
    await page.getByRole('button', { name: 'Statement' }).click()
    const paper = await answered
    expect(paper.status()).toBe(200)
  })
})
