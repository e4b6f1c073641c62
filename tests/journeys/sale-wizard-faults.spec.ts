import type { Page, Request } from '@playwright/test'
import type { Portal } from '@tests/support/built-portal'
import { expectAccessible } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { ownPeople, sessionOfOwn } from '@tests/support/own-people'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { signInPage } from '@tests/support/page-models/sign-in-page'
import { collectRequests, deafen, draftKept, passMarker } from '@tests/support/page-watch'
import {
  callPortal,
  credentialsOf,
  endSessionBefore,
  sharedSession,
  signInByApi,
} from '@tests/support/portal-people'
import { draftSale, freeUnit, newBuyer, saleNow, type FreeUnit } from '@tests/support/portal-sales'

/*
 * The faults of the page as a whole (its parts, its storage, its rights) are tried on other forms, which are made of the
 * same parts: tests/journeys/deploy, storage and session.
 */
const people = ownPeople({ agent: { position: 'AGENT', role: 'agent' } })
const RECORDS = '/api/v1/sales/records'
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })
const fee = (page: Page) => page.getByLabel('Reservation fee')
const noLine = (page: Page) => page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })
const reckoned = (page: Page) => expect(page.getByText(/Adds up to the contract price/)).toBeVisible()

const isMade = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === RECORDS
const keyOf = (request: Request) => request.headers()['idempotency-key']

/** The wizard with unit, buyer and terms, as far as the step before the first save. */
async function atSellers(page: Page, portal: Portal): Promise<FreeUnit> {
  const unit = await freeUnit(portal)
  const buyer = await newBuyer(portal, (await people(portal)).agent)
  await page.goto(`/sales/record?sell=new&unit=${unit.id}&buyer=${buyer}&step=terms`)
  await fee(page).fill('25000')
  await reckoned(page)
  await next(page).click()
  await expect(page.getByText('You', { exact: true })).toBeVisible()
  // What the sellers get comes by a call of its own and makes the page longer: what is pressed next stands below it.
  await expect(page.getByText(/^(Projection, assuming payments|No commission scheme holds)/)).toBeVisible()
  await expect(page.locator('.step-preview [aria-busy]')).toHaveCount(0)
  return unit
}

/** What there is of this unit on the server. */
async function draftsOf(portal: Portal, unit: FreeUnit): Promise<number> {
  const { token } = await sharedSession(portal, 'sales-admin')
  const { data } = await callPortal<{ data: unknown[] }>(
    portal,
    `${RECORDS}?start=0&end=20&search=${unit.unit_code}`,
    { token },
  )
  return data.length
}

test.describe('the wizard of a sale, as an agent', () => {
  test.use({ as: sessionOfOwn(people, 'agent') })

  test('FUI-01 offline at the save: all stays, nothing goes by itself, and one more press makes one draft', async ({
    page,
    portal,
  }) => {
    const unit = await atSellers(page, portal)
    const made = collectRequests(page, isMade)
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await next(page).click()
    await expect(noLine(page)).toBeVisible()
    await expect(step(page, 'Sellers')).toBeVisible()

    const tried = made.length
    await page.context().setOffline(false)
    await expect(page.getByText('You are offline.')).toHaveCount(0)
    await passMarker(page)
    expect(made).toHaveLength(tried)
    await expect.poll(() => draftsOf(portal, unit)).toBe(0)

    await next(page).click()
    await expect(step(page, 'Check')).toBeVisible()
    await expect.poll(() => draftsOf(portal, unit)).toBe(1)
    expect(new Set(made.map(keyOf)).size).toBe(1)
  })

  test('FUI-01 an answer that is lost on its way makes no second draft', async ({ page, portal }) => {
    const unit = await atSellers(page, portal)
    const made = collectRequests(page, isMade)
    let isCut = true
    await page.route(
      url => url.pathname === RECORDS,
      async route => {
        if (!isCut || route.request().method() !== 'POST') return route.continue()
        await route.fetch()
        await route.abort('connectionreset')
      },
    )
    await next(page).click()
    await expect(noLine(page)).toBeVisible()
    await expect.poll(() => draftsOf(portal, unit)).toBe(1)
    isCut = false
    await next(page).click()
    await expect(step(page, 'Check')).toBeVisible()
    await expect(page).toHaveURL(/sell=[0-9a-f-]{36}/)
    await expect.poll(() => draftsOf(portal, unit)).toBe(1)
    expect(new Set(made.map(keyOf)).size).toBe(1)
  })

  test('FUI-02 while the answer is slow the button says so, and no press or key sends it again', async ({
    page,
    portal,
  }) => {
    const unit = await atSellers(page, portal)
    const made = collectRequests(page, isMade)
    let answer = () => {}
    const held = new Promise<void>(resolve => (answer = resolve))
    await page.route(
      url => url.pathname === RECORDS,
      async route => {
        if (route.request().method() === 'POST') await held
        await route.continue()
      },
    )
    await next(page).click()
    await expect(next(page)).toHaveAttribute('aria-busy', 'true')
    await next(page).click({ force: true })
    await page.keyboard.press('Control+s')
    answer()
    await expect(step(page, 'Check')).toBeVisible()
    expect(made).toHaveLength(1)
    await expect.poll(() => draftsOf(portal, unit)).toBe(1)

    // And where two presses come so fast that no button can turn busy between them.
    const asked = collectRequests(page, request => request.url().endsWith('/ask-reservation'))
    await page.getByRole('button', { name: 'Request reservation' }).dblclick()
    await expect(page.getByText(/^Requested on/)).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  test('FUI-03 a link asks once before it leaves, steps and "back" between them do not, and the draft is kept', async ({
    page,
    portal,
  }) => {
    const unit = await freeUnit(portal)
    await page.goto('/sales/record')
    await page.goto(`/sales/record?sell=new&unit=${unit.id}&step=terms`)
    await fee(page).fill('31000')
    await reckoned(page)
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(step(page, 'Price')).toBeVisible()
    await page.goBack()
    await expect(fee(page)).toHaveValue('31,000.00')
    await page.goForward()
    await expect(step(page, 'Price')).toBeVisible()
    await expect(leaving).toHaveCount(0)

    await page.getByRole('link', { name: 'Close' }).click()
    await expect(leaving).toBeVisible()
    await expectAccessible(page, 'the question')
    await leaving.getByRole('button', { name: 'Cancel' }).click()
    await expect(step(page, 'Price')).toBeVisible()
    await page.getByRole('link', { name: 'Close' }).click()
    await leaving.getByRole('button', { name: 'Discard and leave' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sales record' })).toBeVisible()
    await expect(leaving).toHaveCount(0)

    await page.goto('/sales/record?sell=new&step=terms')
    await expect(fee(page)).toHaveValue('31,000.00')
    await reckoned(page)
  })

  test('a draft that is open in two tabs is not written over in silence', async ({ page, portal }) => {
    const sale = await draftSale(portal, { unit: await freeUnit(portal), by: (await people(portal)).agent })
    const address = `/sales/record?sell=${sale.id}&step=terms`
    const other = await page.context().newPage()
    await page.goto(address)
    await other.goto(address)
    await fee(page).fill('26000')
    await reckoned(page)
    await fee(other).fill('27000')
    await reckoned(other)
    await next(page).click()
    await expect(step(page, 'Sellers')).toBeVisible()

    await next(other).click()
    await expect(other.getByText('Draft changed by another person')).toBeVisible()
    await expectAccessible(other, 'two versions of a draft')
    await expect(fee(other)).toHaveValue('27,000.00')
    await expect.poll(() => saleNow(portal, sale.id)).toMatchObject({ reservation_fee: '26000.00' })
    await other.getByRole('button', { name: 'Save mine' }).click()
    await expect(other.getByText('Draft changed by another person')).toHaveCount(0)
    await expect.poll(() => saleNow(portal, sale.id)).toMatchObject({ reservation_fee: '27000.00' })
  })
})

test('FUI-06 a session that ends in the middle of the wizard: what was typed is there for the same person alone', async ({
  portal,
  openBrowser,
}) => {
  const { agent } = await people(portal)
  const user = await signInByApi(portal, agent)
  const page = await openBrowser(user)
  const unit = await freeUnit(portal)
  const address = `/sales/record?sell=new&unit=${unit.id}&step=terms`
  // Told of the end it would leave before the last field was typed.
  await deafen(page)
  await page.goto(address)
  await fee(page).fill('32000')
  await reckoned(page)
  await endSessionBefore(
    page,
    portal,
    user,
    request => request.url().endsWith('/preview') && request.postDataJSON().terms.dp_rate_pct === '25',
  )
  await page.getByLabel('Down payment in %').fill('25')
  await expect(page).toHaveURL(/\/login\?redirectFrom=/)

  await signInPage(page).signIn(credentialsOf('sales-admin'))
  await expect(fee(page)).toHaveValue('25,000.00')
  await expect(page.getByText(/^You left something unsaved at/)).toHaveCount(0)
  // Not by signing out, which drops what this browser keeps.
  await page.goto('/healthz')
  await page.evaluate(() => ['user', 'token'].forEach(key => localStorage.removeItem(key)))
  await page.goto(address)
  await signInPage(page).signIn(agent)
  await expect(fee(page)).toHaveValue('32,000.00')
  await expect(page.getByLabel('Down payment in %')).toHaveValue('25')
  await reckoned(page)
})

test('FUI-08 signing out in another tab takes the wizard to the sign-in, and its work is there afterwards', async ({
  portal,
  openBrowser,
}) => {
  const { agent } = await people(portal)
  const wizard = await openBrowser(await signInByApi(portal, agent))
  const other = await wizard.context().newPage()
  const unit = await freeUnit(portal)
  await wizard.goto(`/sales/record?sell=new&unit=${unit.id}&step=terms`)
  // The copy on the server outlives a signing out.
  const kept = draftKept(wizard)
  await fee(wizard).fill('33000')
  await kept
  await other.goto('/')
  await portalFrame(other).signOut()
  await expect(wizard).toHaveURL(/\/login\?redirectFrom=/)
  await signInPage(wizard).signIn(agent)
  await expect(fee(wizard)).toHaveValue('33,000.00')

  // In another browser it is offered, from the copy on the server.
  const elsewhere = await openBrowser(await signInByApi(portal, agent))
  await elsewhere.goto(`/sales/record?sell=new&unit=${unit.id}`)
  await elsewhere.getByRole('button', { name: /Restore/ }).click()
  await elsewhere.getByRole('button', { name: 'Terms' }).click()
  await expect(fee(elsewhere)).toHaveValue('33,000.00')
})
