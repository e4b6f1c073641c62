import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { importWizard } from '@tests/support/page-models/record-page'
import {
  callPortal,
  newPerson,
  sharedSession,
  signInByApi,
  type DemoName,
} from '@tests/support/portal-people'

const LEADS = '/buyer-management/prospect'
const CALLS = '/api/v1/buyer-management/leads'
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

type Lead = { id: string; full_name: string; lead_no: string }
type Choices = { data: { sellers: { id: string; label: string }[] } }

/** Nobody else's. */
let drawn = 0
const someMobile = () => `0919 ${String(Date.now() % 1_000_000).padStart(6, '0')}${String((drawn += 1) % 10)}`

async function madeBy(portal: Portal, token: string, values: object): Promise<Lead> {
  const body = { mobile_e164: someMobile(), consent_text_version: '2026-01', ...values }
  return (await callPortal<{ data: Lead }>(portal, CALLS, { token, method: 'POST', body })).data
}
const made = async (portal: Portal, by: DemoName, values: object) =>
  madeBy(portal, (await sharedSession(portal, by)).token, values)
const sellersOf = async (portal: Portal, token: string) =>
  (await callPortal<Choices>(portal, `${CALLS}/choices`, { token })).data.sellers

async function open(page: Page, { id, full_name }: Lead, tab = ''): Promise<void> {
  await page.goto(`${LEADS}?show=list&record=${id}${tab}`)
  await expect(page.getByRole('dialog').getByText(full_name).first()).toBeVisible()
}

test('somebody whom another unit protects: told which unit and until when, and nothing of the person @phone', async ({
  portal,
  openBrowser,
}) => {
  const davao = await signInByApi(portal, await newPerson(portal, { role: 'sales_admin', unit: 'DVO' }))
  const [owner] = await sellersOf(portal, davao.token)
  const mobile_e164 = someMobile()
  await madeBy(portal, davao.token, {
    full_name: 'Socorro Verborgen',
    mobile_e164,
    owner_employee_id: owner?.id,
  })

  const page = await openBrowser(await sharedSession(portal, 'agent'), PHONE)
  const answers: string[] = []
  page.on(
    'response',
    answer =>
      void answer.text().then(
        text => answers.push(text),
        () => undefined,
      ),
  )
  await page.goto(`${LEADS}?record=new`)
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('Somebody')
  await form.getByLabel('Mobile').fill(mobile_e164)
  await form.getByLabel('The person agrees').check()
  await form.getByRole('button', { name: 'Save the lead' }).tap()
  await expect(
    form.getByText(/^This person is registered with DVO and protected until /).first(),
  ).toBeVisible()
  await expectAccessible(page, 'the refusal')
  await expectNoSidewaysScroll(page, 'the refusal')
  // Neither on the screen nor in what the server sent to it.
  const all = [await page.locator('body').innerText(), ...answers].join('\n')
  expect(all).not.toMatch(/Verborgen|Socorro/)
  expect(all).not.toContain(owner?.label)
})

test('a list of leads is tried first, told row by row, and written whole @phone', async ({
  portal,
  openBrowser,
}) => {
  const page = await openBrowser(await sharedSession(portal, 'sales-admin'), PHONE)
  const [seller] = await sellersOf(portal, (await sharedSession(portal, 'sales-admin')).token)
  const good = `Imported Ina,${someMobile()},Event,"${seller?.label ?? ''}",2026-01`
  const file = (rows: string[]) => ({
    name: 'roadshow.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Mobile,Source,Seller,Consent text', ...rows].join('\n')),
  })
  const wizard = importWizard(page)
  const start = async (rows: string[]) => {
    await page.goto(`${LEADS}?show=list`)
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await page.getByRole('button', { name: 'Import' }).first().tap()
    await wizard.choose(file(rows))
    await wizard.next.tap()
  }
  await start([good, `Imported Ivo,123,Event,"${seller?.label ?? ''}",2026-01`])
  await expect(wizard.dialog).toContainText('1 row has errors.')
  await expectNoSidewaysScroll(page, 'what is wrong with the rows')
  await expectAccessible(page, 'what is wrong with the rows')
  await start([good])
  await expect(wizard.dialog).toContainText('1 row is in order.')
  await wizard.button(/^Add 1/).tap()
  await expect(wizard.dialog).toContainText('1 record is added.')
  await page.goto(`${LEADS}?show=list&search=Imported`)
  await expect(page.getByRole('link', { name: 'Imported Ina' })).toBeVisible()
  await expect(page.getByText('Imported Ivo')).toHaveCount(0)
})

test('the units that fit a lead are on offer, and one press away @phone', async ({ portal, openBrowser }) => {
  const lead = await made(portal, 'agent', { full_name: 'Marilou Match', budget_max: '3000000.00' })
  const page = await openBrowser(await sharedSession(portal, 'agent'), PHONE)
  await open(page, lead)
  await page.getByRole('tab', { name: 'Units that fit' }).tap()
  const units = page.locator('.match-list li')
  await expect(units.first()).toBeVisible()
  for (const price of await units.locator('strong').allInnerTexts())
    expect(Number(price.replace(/[^\d.]/g, ''))).toBeLessThanOrEqual(3_000_000)
  await expectNoSidewaysScroll(page, 'the units that fit')
  await expectAccessible(page, 'the units that fit')
  await units.first().getByRole('link').first().tap()
  await expect(page.locator('.record-panel').getByText('Available', { exact: true }).first()).toBeVisible()
})

test('an own calendar reads what comes next by an address, until it is ended @phone', async ({
  portal,
  openBrowser,
}) => {
  const person = await signInByApi(portal, await newPerson(portal, { role: 'agent' }))
  const page = await openBrowser(person, PHONE)
  await page.goto(`${LEADS}?show=day`)
  await page.getByRole('button', { name: 'Calendar' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Next actions in your calendar' })
  await dialog.getByRole('button', { name: 'Make an address' }).tap()
  const url = await dialog.getByLabel('Address for your calendar').inputValue()
  await expect(dialog.getByText('No calendar has read it yet.')).toBeVisible()
  await expectNoSidewaysScroll(page, 'the address')
  await expectAccessible(page, 'the address')
  // As a phone's calendar does: with nothing but the address.
  const read = () => fetch(portal.url + new URL(url).pathname + new URL(url).search)
  const feed = await read()
  expect(feed.headers.get('content-type')).toContain('text/calendar')
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR/)

  await dialog.getByRole('button', { name: 'Change or end' }).tap()
  await dialog.getByRole('button', { name: 'End access' }).tap()
  await expect(dialog.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await read()).status).toBe(404)
})

test('a lead goes to another seller with a reason, and takes in its double with all that was done @phone', async ({
  portal,
  openBrowser,
}) => {
  const email = `double-${Date.now()}@example.test`
  const stays = await made(portal, 'agent', { full_name: 'Perla Double', email })
  const goes = await made(portal, 'agent', { full_name: 'Perla Double' })
  const { token } = await sharedSession(portal, 'agent')
  await callPortal(portal, `${CALLS}/${goes.id}/activities`, {
    token,
    method: 'POST',
    body: { kind: 'note', note: 'Met at the open house' },
  })
  const head = await openBrowser(await sharedSession(portal, 'ou-admin'), PHONE)
  await open(head, stays)
  await head.getByRole('button', { name: 'Transfer' }).tap()
  const handing = head.getByRole('dialog', { name: 'Transfer Perla Double' })
  await handing.getByRole('button', { name: 'Transfer' }).tap()
  await expect(handing.getByText('Required.').first()).toBeVisible()
  await handing.getByLabel(/^Seller/).selectOption({ index: 1 })
  await handing.getByLabel(/^Reason/).fill('The agent is on leave.')
  await expectNoSidewaysScroll(head, 'the transfer')
  await expectAccessible(head, 'the transfer')
  await handing.getByRole('button', { name: 'Transfer' }).tap()
  await expect(head.getByText('The agent is on leave.')).toBeVisible()

  await head.getByRole('button', { name: 'Merge' }).tap()
  const merging = head.getByRole('dialog', { name: 'Merge another lead into Perla Double' })
  await merging.getByLabel(/^Lead to merge/).selectOption({ value: goes.id })
  await merging.getByLabel(/^Reason/).fill('One person.')
  await expectAccessible(head, 'the merge')
  await merging.getByRole('button', { name: 'Merge for good' }).tap()
  await expect(head.getByText('Met at the open house')).toBeVisible()
  await open(head, goes)
  await expect(head.getByText(new RegExp(`This lead was merged into .*${stays.lead_no}`))).toBeVisible()

  // Whose it was until now does not see it any more.
  const agent = await openBrowser(await sharedSession(portal, 'agent'), PHONE)
  await agent.goto(`${LEADS}?show=list&record=${stays.id}`)
  await expect(agent.getByText(/This record is not there/).first()).toBeVisible()
})

test('on a narrow card of the board a date is never broken over two lines', async ({
  portal,
  openBrowser,
}) => {
  const page = await openBrowser(await sharedSession(portal, 'sales-manager'), {
    viewport: { width: 1024, height: 768 },
  })
  await page.goto(`${LEADS}?show=board`)
  const dates = page.locator('.board-card .text-nowrap')
  await expect(dates.first()).toBeVisible()
  for (const date of await dates.all())
    expect(await date.evaluate(one => one.getClientRects().length)).toBe(1)
})
