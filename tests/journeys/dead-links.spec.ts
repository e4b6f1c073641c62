import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import {
  askForLeave,
  decideLeave,
  leaveOf,
  ownLeavePeople,
  PAGES,
  type AskedLeave,
  linkOfStep,
} from '@tests/support/asked-leave'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { mailedLink } from '@tests/support/mailbox'
import { linkPage } from '@tests/support/page-models/link-page'
import { callPortal, sharedSession } from '@tests/support/portal-people'
import { runOutApprovalLink } from '@tests/support/portal-database'

const people = ownLeavePeople()

type WaitingRequest = { id: string; subject_id: string }
type OpenLinks = { links: { id: string; purpose: string }[] }

/** As an administrator takes a link back that went astray. */
async function revoke(portal: Portal, asked: AskedLeave): Promise<void> {
  const { token } = await sharedSession(portal, 'super-admin')
  const url = '/api/v1/approvals/requests'
  const { data } = await callPortal<{ data: WaitingRequest[] }>(portal, url, { token })
  const request = data.find(({ subject_id }) => subject_id === asked.id)
  const { data: shown } = await callPortal<{ data: OpenLinks }>(portal, `${url}/${request?.id}`, { token })
  const link = shown.links.find(({ purpose }) => purpose === 'decide')
  await callPortal(portal, `/api/v1/approvals/links/${link?.id}/revoke`, { token, method: 'POST' })
}

/** As the one who asks changes what was sent already. */
async function changeReason(portal: Portal, asked: AskedLeave, reason: string): Promise<void> {
  const { token } = asked
  type DatedRequest = Awaited<ReturnType<typeof leaveOf>> & {
    leave_type_id: string
    date_from: string
    date_to: string
  }
  const now = (await leaveOf(portal, asked)) as DatedRequest
  await callPortal(portal, `/api/v1/leave/requests/${asked.id}`, {
    token,
    method: 'PATCH',
    headers: { 'if-match': `"${now.row_version}"` },
    body: {
      leave_type_id: now.leave_type_id,
      date_from: now.date_from,
      date_to: now.date_to,
      accepts_unpaid: true,
      reason,
    },
  })
}

test('a link that ran out and one that was taken back look the same, and a new one comes by mail @phone', async ({
  page,
  portal,
}) => {
  const link = linkPage(page)
  const expired = await askForLeave(portal, people)
  await runOutApprovalLink(portal, expired.link)
  await link.open(expired.link)
  await expect(link.title).toHaveText('This link does not work any more')
  await expect(page.getByText('A visit to my parents')).toHaveCount(0)
  await expectAccessible(page, 'a link that ran out', { withColours: true })
  await expectNoSidewaysScroll(page, 'a link that ran out')
  const toldOfExpired = await page.getByRole('main').innerText()

  await link.button('Send me a new link').click()
  await expect(page.getByRole('status')).toContainText('a new link is on its way to the address on file')
  const fresh = await mailedLink(portal, {
    path: PAGES.head,
    about: expired.number,
    besides: [expired.link],
  })
  await link.open(fresh)
  await link.decide('Approve')
  await expect(link.title).toHaveText('Approved by you')
  await expect.poll(async () => (await leaveOf(portal, expired)).status).toBe('pending_hr')

  const astray = await askForLeave(portal, people)
  await revoke(portal, astray)
  await link.open(astray.link)
  await expect(link.title).toHaveText('This link does not work any more')
  await expect(page.getByRole('main')).toHaveText(toldOfExpired, { useInnerText: true })
  await expect.poll(async () => (await leaveOf(portal, astray)).status).toBe('pending_head')
})

test('a link of a request that was changed says so, and the new mail opens the new one', async ({
  page,
  portal,
}) => {
  const asked = await askForLeave(portal, people)
  const link = linkPage(page)
  await link.open(asked.link)
  await changeReason(portal, asked, 'The wedding of my sister')
  await link.button('Approve').click()
  await expect(link.title).toHaveText('The request has changed')
  await expect(link.button('Approve')).toHaveCount(0)
  await expectAccessible(page, 'a request that was changed')
  await expect.poll(async () => (await leaveOf(portal, asked)).status).toBe('pending_head')

  await link.open(await mailedLink(portal, { path: PAGES.head, about: asked.number, besides: [asked.link] }))
  await expect(page.getByText('The wedding of my sister')).toBeVisible()
  await link.decide('Approve')
  await expect(link.title).toHaveText('Approved by you')
})

test('a link whose request was decided in the portal says by whom, and offers nothing more', async ({
  page,
  portal,
}) => {
  const asked = await askForLeave(portal, people)
  await decideLeave(portal, asked, 'head')
  const link = linkPage(page)
  await link.open(asked.link)
  await expect(link.title).toHaveText('Approved by you')
  await expect(page.getByText(/^on /)).toBeVisible()
  for (const name of ['Approve', 'Confirm', 'Send me a new link'])
    await expect(link.button(name)).toHaveCount(0)
  await expectAccessible(page, 'a request that was decided')
})

test('a link that was handed on decides nothing for who gave it away', async ({
  page,
  portal,
  openBrowser,
}) => {
  const asked = await askForLeave(portal, people)
  const link = linkPage(page)
  await link.open(asked.link)
  await link.button('Delegate').click()
  await expect(page.getByRole('heading', { name: 'Delegate this request' })).toBeVisible()
  await expectAccessible(page, 'the choice of who decides instead')
  await page.locator('.link-choices').getByRole('button').first().click()
  await expect(link.sentence).toHaveText(/^You, .+, delegate the decision to .+\.$/)
  await link.button('Delegate request').click()
  await expect(link.title).toHaveText(/ decides now$/)

  const other = linkPage(await openBrowser())
  await other.open(await mailedLink(portal, { path: PAGES.head, about: asked.number, besides: [asked.link] }))
  await expect(other.button('Approve')).toBeVisible()
  await link.open(asked.link)
  await expect(link.button('Approve')).toHaveCount(0)
  await expect(link.title).toHaveText('This link does not work any more')
  await other.decide('Approve')
  await expect(other.title).toHaveText('Approved by you')
})

test('"this was not me" stops the request, for every link of it', async ({ page, portal }) => {
  const asked = await askForLeave(portal, people)
  const link = linkPage(page)
  await link.open(asked.link)
  await link.decide('Approve')
  await expect(link.title).toHaveText('Approved by you')
  const next = await linkOfStep(portal, asked, 'hr')
  const notice = await mailedLink(portal, {
    path: PAGES.head,
    about: asked.number,
    besides: [asked.link],
  })
  await link.open(notice)
  await link.button('This was not me').click()
  await link.button('Stop it: this was not me').click()
  await expect(link.title).toHaveText('The request is stopped')
  await expectAccessible(page, 'a request that is stopped')
  await link.open(next)
  await expect(link.title).toHaveText('This link does not work any more')
  await expect.poll(async () => (await leaveOf(portal, asked)).status).toBe('pending_hr')
})
