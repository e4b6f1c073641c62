import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import {
  askForLeave,
  leaveOf,
  moveLeave,
  ownLeavePeople,
  PAGES,
  linkOfStep,
} from '@tests/support/asked-leave'
import { expect, test } from '@tests/support/journey'
import { mailedLink } from '@tests/support/mailbox'
import { linkPage } from '@tests/support/page-models/link-page'
import { collectRequests, passMarker } from '@tests/support/page-watch'

const people = ownLeavePeople()

test('leave is decided from three mails on a phone, without anybody signing in @phone', async ({
  page,
  portal,
}) => {
  const asked = await askForLeave(portal, people)
  const link = linkPage(page)

  await page.goto(asked.link)
  await expect(page).toHaveTitle('Approval request | Landmark Portal')
  await expectAccessible(page, 'a closed link')
  await link.openButton.click()
  await expect(link.title).toHaveText(/ asks$/)
  await expect(page.getByText('3 days (three days)')).toBeVisible()
  await expectAccessible(page, 'an open request', { withColours: true })
  await expectNoSidewaysScroll(page, 'an open request')
  await expect(link.sentence).toHaveText(/^You, .+, approve leave of 3 days for .+\.$/)
  await page.setViewportSize({ width: 375, height: 667 })
  await expect(link.button('Approve')).toBeInViewport({ ratio: 1 })
  await link.button('Approve').click()
  await expect(link.title).toHaveText('Approved by you')
  await expectAccessible(page, 'a decision that was made')
  await link.open(asked.link)
  await expect(link.title).toHaveText('Approved by you')

  await link.open(await linkOfStep(portal, asked, 'hr'))
  await expect(page.getByRole('heading', { name: 'Earlier decisions' })).toBeVisible()
  await link.decide('Verify')
  await expect(link.title).toHaveText('Verified by you')

  await link.open(await linkOfStep(portal, asked, 'president'))
  await link.decide('Approve')
  await expect(link.title).toHaveText('Approved by you')
  await expect(page.getByText('The request is decided.')).toBeVisible()
  await expect.poll(async () => (await leaveOf(portal, asked)).status).toBe('approved')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await link.open(await mailedLink(portal, { path: PAGES.status, about: asked.number }))
  await expect(link.title).toHaveText('Your request')
  await expect(page.getByRole('list', { name: 'Progress of the request' }).getByRole('listitem')).toHaveCount(
    3,
  )
  await expect(link.button('Approve')).toHaveCount(0)
  await expectAccessible(page, 'the page of the one who asked', { withColours: true })
})

test('EXT-03 a scanner that runs scripts and clicks every link decides nothing', async ({ page, portal }) => {
  const asked = await askForLeave(portal, people)
  const calls = collectRequests(page, request => request.method() !== 'GET')
  await page.goto(asked.link)
  await expect(linkPage(page).openButton).toBeVisible()
  for (const anchor of await page.getByRole('link').all()) await anchor.click()
  await passMarker(page)
  expect(calls.map(call => call.url())).toEqual([])
  await expect(page.getByText('parents in Bohol')).toHaveCount(0)

  // A bolder one presses "Open request", too: it sees, and still nothing is decided.
  await linkPage(page).openButton.click()
  await expect(page.getByText('parents in Bohol')).toBeVisible()
  for (const anchor of await page.getByRole('link').all()) await anchor.click()
  await passMarker(page)
  expect(calls.map(call => new URL(call.url()).pathname)).toEqual(['/api/v1/external/open'])
  await expect.poll(async () => (await leaveOf(portal, asked)).status).toBe('pending_head')

  const human = linkPage(page)
  await human.open(asked.link)
  await human.decide('Approve')
  await expect(human.title).toHaveText('Approved by you')
})

test('a reason is asked for, and reaches the one who asked @phone', async ({ page, portal }) => {
  const asked = await askForLeave(portal, people)
  const link = linkPage(page)
  await link.open(asked.link)
  await link.decide('Return')
  await expect(page.getByText(/Write why\. .+ needs to know\./)).toBeVisible()
  await expectAccessible(page, 'a reason that is missing')
  await link.reason.fill('Please come back a day earlier')
  await link.button('Confirm').click()
  await expect(link.title).toHaveText('Returned by you')
  await expect.poll(async () => (await leaveOf(portal, asked)).status).toBe('returned')
  await link.open(await mailedLink(portal, { path: PAGES.status, about: asked.number }))
  await expect(page.getByText('Please come back a day earlier')).toBeVisible()
})

test('a link that came too late says what happened', async ({ page, portal, openBrowser }) => {
  const link = linkPage(page)
  const withdrawn = await askForLeave(portal, people)
  await link.open(withdrawn.link)
  await moveLeave(portal, withdrawn, 'withdraw')
  await link.decide('Approve')
  await expect(link.title).toHaveText('The request was withdrawn')
  await expectAccessible(page, 'a request that was withdrawn')

  await link.open(`${portal.url}${PAGES.head}/${'x'.repeat(43)}`)
  await expect(link.title).toHaveText('We do not know this link')
  await link.open(withdrawn.link.replace(PAGES.head, PAGES.hr))
  await expect(link.title).toHaveText('We do not know this link')

  const raced = await askForLeave(portal, people)
  const first = await openBrowser()
  await link.open(raced.link)
  await linkPage(first).open(raced.link)
  await linkPage(first).decide('Reject', 'Too many are away then')
  await expect(linkPage(first).title).toHaveText('Rejected by you')
  await link.decide('Approve')
  await expect(link.title).toHaveText(/^Rejected by/)
  await expect.poll(async () => (await leaveOf(portal, raced)).status).toBe('rejected')
})

test('without a line the page says so, and goes on when it is back', async ({ page, portal, context }) => {
  const asked = await askForLeave(portal, people)
  const link = linkPage(page)
  await link.open(asked.link)
  await context.setOffline(true)
  await link.button('Approve').click()
  await expect(page.getByRole('alert')).toContainText('cannot be reached')
  await context.setOffline(false)
  await link.button('Approve').click()
  await expect(link.title).toHaveText('Approved by you')
})

test('Arabic runs from right to left, and the keyboard alone decides', async ({ page, portal }) => {
  const asked = await askForLeave(portal, people)
  await page.goto(asked.link)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: 'فتح الطلب' }).press('Enter')
  const approve = page.getByRole('button', { name: 'موافقة', exact: true })
  await expect(approve).toBeVisible()
  await expectNoSidewaysScroll(page, 'an open request in Arabic')
  await approve.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('وافقت عليه')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ locale: 'ar' })
})

test('EXT-16 another site can neither open nor decide', async ({ page, portal }) => {
  const asked = await askForLeave(portal, people)
  const token = asked.link.split('/').at(-1)
  await page.route('http://elsewhere.test/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  )
  await page.goto('http://elsewhere.test/')
  const answers = await page.evaluate(
    async ({ url, body }) => {
      const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json']
      return Promise.all(
        types.map(async type => {
          try {
            const answer = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
            return answer.status
          } catch {
            return 'refused'
          }
        }),
      )
    },
    {
      url: `${portal.url}/api/v1/external/decide`,
      body: JSON.stringify({ token, page: `${PAGES.head}/:id`, nonce: 'x'.repeat(22), decision: 'approve' }),
    },
  )
  expect(answers).not.toContain(200)
  await expect.poll(async () => (await leaveOf(portal, asked)).status).toBe('pending_head')
})

test('EXT-18 the link is told to nobody', async ({ page, portal }) => {
  const asked = await askForLeave(portal, people)
  const token = asked.link.split('/').at(-1) ?? ''
  const all = collectRequests(page)
  const answer = await page.goto(asked.link)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await linkPage(page).openButton.click()
  await linkPage(page).decide('Approve')
  await expect(linkPage(page).title).toHaveText('Approved by you')
  const others = all.filter(request => new URL(request.url()).origin !== portal.url)
  expect(others.map(request => request.url())).toEqual([])
  const told = all.filter(request => request.url().includes(token) && request.url() !== asked.link)
  expect(told.map(request => request.url())).toEqual([])
  for (const request of all) expect(request.headers()['referer'] ?? '').not.toContain(token)
})
