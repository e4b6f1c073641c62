import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aRequest,
  edited,
  lastLink,
  linkRows,
  openOf,
  PAGES,
  paperOf,
  pressed,
  startLinkApi,
  type LinkApi,
} from '@tests/api/attacks/approval-links.support'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'

let link: LinkApi
beforeAll(async () => {
  link = await startLinkApi()
})
afterAll(() => link.api.close())

describe('the way of a link', () => {
  it('EX-38 opens for a scanner as often as it likes, decides once, and tells late comers who did', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    for (let i = 0; i < 5; i += 1) expect((await link.call('open', head)).status).toBe(200)
    expect((await paperOf(link, paper.id)).status).toBe('submitted')
    const answer = await pressed(link, head)
    expect(answer).toMatchObject({ status: 200, body: { decision: 'approve', status: 'pending' } })
    const late = await link.call('open', head)
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'already_decided',
        details: { decision: 'approve', by: paper.people.head.name, by_you: true },
      },
    })
  })

  it('needs nothing but its token, and answers as every call of the portal does', async () => {
    const paper = await aRequest(link)
    const { token } = await lastLink(link, paper.people.head.email)
    const { anyone } = link.api
    const opened = await anyone.post<{ data: OpenedLink }>('/api/v1/external/open', { token })
    expect(opened.status).toBe(200)
    const { nonce } = opened.body.data
    const said = { token, nonce, decision: 'approve', comment: '' }
    expect(await anyone.post('/api/v1/external/decide', said)).toMatchObject({
      status: 200,
      body: { data: { decision: 'approve' } },
    })
  })

  it('EX-38 ends with an edit, and the new mail has the link that holds', async () => {
    const paper = await aRequest(link)
    const old = await lastLink(link, paper.people.head.email)
    const { nonce } = await openOf(link, old)
    await edited(link, paper)
    for (const [call, body] of [
      ['open', old],
      ['decide', { ...old, nonce, decision: 'approve' }],
    ] as const)
      expect(await link.call(call, body)).toMatchObject({ status: 410, body: { code: 'link_superseded' } })
    expect((await paperOf(link, paper.id)).status).toBe('edited')
    expect((await pressed(link, await lastLink(link, paper.people.head.email))).status).toBe(200)
  })

  it('EX-38 decides nothing for the one who asked, who opens the link of the head while signed in', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const { nonce } = await openOf(link, head)
    const body = { ...head, nonce, decision: 'approve' }
    const own = await link.call('decide', body, { token: paper.accounts.requester.token })
    expect(own).toMatchObject({ status: 403, body: { code: 'own_request' } })
    expect((await paperOf(link, paper.id)).status).toBe('submitted')
    expect((await link.call('decide', body)).status).toBe(200)
  })

  it('leads from step to step, each with a link of its own, to the end', async () => {
    const paper = await aRequest(link, { steps: ['head', 'hr_staff', 'president'] })
    for (const key of ['head', 'hr_staff', 'president'] as const) {
      const where = await lastLink(link, paper.people[key].email)
      expect(where.page).toBe(PAGES[key])
      expect((await pressed(link, where)).status).toBe(200)
    }
    expect(await paperOf(link, paper.id)).toMatchObject({ status: 'approved', moves: 1 })
  })

  it('keeps of a token its hash alone', async () => {
    const paper = await aRequest(link)
    const { token } = await lastLink(link, paper.people.head.email)
    const [row] = await linkRows(link, paper)
    expect(row?.token_hash).toEqual(createHash('sha256').update(token).digest())
    expect(JSON.stringify(row)).not.toContain(token)
  })
})
