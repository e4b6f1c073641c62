import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { mailedLink } from '@tests/support/mailbox'
import { visit } from '@tests/support/page-models/screen-walk'
import {
  approvedRelease,
  approvedStatement,
  cancelSale,
  goldenDeal,
  payRelease,
  read,
  receive,
  sendStatement,
} from '@tests/support/portal-commission'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test.use({ actionTimeout: 60_000 })

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
  const mailing = `/api/v1/commission/statements/${statement.id}/mailing`
  const { memos } = await read<{ memos: { number: string }[] }>(portal, 'accounting', mailing)
  const number = memos[0]?.number ?? 'no memo'
  const books = await sharedSession(portal, 'accounting')
  const desk = await openBrowser(books, DESK)

  await test.step('what the seller was paid is owed back, less what was held back of it', async () => {
    await desk.goto(`/commission/clawbacks?search=${deal.sale_no}`)
    const claim = desk.getByRole('row').filter({ hasText: deal.sale_no }).first()
    for (const figure of ['14,630.58', '1,463.06', '13,167.52']) await expect(claim).toContainText(figure)
    await expectAccessible(desk, 'the clawbacks')
  })

  await test.step('the developer gets a credit memo of the whole line, and its statement tells so', async () => {
    await visit(desk, `/commission/soa?record=${statement.id}`)
    const memo = desk
      .getByRole('table', { name: 'Credit and debit memos' })
      .getByRole('row')
      .filter({ hasText: number })
    await expect(memo).toContainText('(84,272.15)')
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
    await expectAccessible(developer, 'a statement with its memo, as a developer reads it', {
      withColours: true,
    })
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
