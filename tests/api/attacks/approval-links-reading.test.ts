import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LINK_PATHS } from '@contract/access/screens/outside.screens'
import { isPublic } from '@server/platform/http/access-rule'
import { LINK_OPENS_PER_ADDRESS } from '@server/platform/access/throttles'
import { startApi } from '@tests/support/api'
import { recordedLog } from '@tests/support/recorded-log'
import {
  aRequest,
  lastLink,
  linkRows,
  linksTo,
  openOf,
  PAGES,
  paperOf,
  pressed,
  requestOf,
  SECRET_PAY,
  startLinkApi,
  type LinkApi,
  type Paper,
} from '@tests/api/attacks/approval-links.support'

const SHELL = '<!doctype html><title>Approval request</title><div id="root"></div>'
let folder: string
let link: LinkApi
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-shell-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>The portal</title>')
  await writeFile(join(folder, 'link.html'), SHELL)
  link = await startLinkApi('leave', { webRoot: folder })
})
afterAll(async () => {
  await link.api.close()
  await rm(folder, { recursive: true, force: true })
})

const pathOf = (page: string, token: string) => page.replace(':id', token)
const AGENTS = [
  { 'user-agent': 'Mozilla/5.0 (compatible; SafeLinks scanner)' },
  { purpose: 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
]

/** All that could tell of a decision or of a use. */
async function traces(paper: Paper) {
  const { status, row_version, state } = await requestOf(link, paper)
  const rows = await linkRows(link, paper)
  const decided = await link.api.database.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', 'in', ['approval.decide', 'approval.link.decide'])
    .execute()
  return {
    paper: await paperOf(link, paper.id),
    request: { status, row_version, state },
    links: rows.map(({ used_at, revoked_at, opened_at, open_count }) => ({
      used_at,
      revoked_at,
      opened_at,
      open_count,
    })),
    decided: decided.length,
  }
}

describe('reading the page of a link', () => {
  it('EXT-01 by GET, a hundred times on each page, changes nothing, and the link still works', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const before = await traces(paper)
    for (let i = 0; i < 100; i += 1)
      for (const page of LINK_PATHS) {
        const headers = AGENTS[i % AGENTS.length] ?? {}
        expect((await link.api.anyone.get(pathOf(page, head.token), { headers })).status).toBe(200)
      }
    const papers = [
      'statement',
      'statement-answer',
      'statement-pdf',
      'release',
      'release-answer',
      'release-pdf',
    ]
    for (const call of [
      'open',
      'decide',
      'code',
      'new-link',
      'delegate',
      'report',
      'file',
      ...papers,
      'verify',
    ])
      expect((await link.api.anyone.get(`/api/v1/external/${call}?token=${head.token}`)).status).toBe(404)
    expect(await traces(paper)).toEqual(before)
    expect((await pressed(link, head)).status).toBe(200)
  })

  it('EXT-02 by HEAD or OPTIONS changes nothing either', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const before = await traces(paper)
    for (const method of ['HEAD', 'OPTIONS'])
      for (const url of [pathOf(head.page, head.token), '/api/v1/external/open', '/api/v1/external/decide'])
        expect((await link.api.anyone.send(method, url)).status).toBeLessThan(500)
    expect(await traces(paper)).toEqual(before)
  })

  it('EXT-22 shows a shell without names or amounts that no engine may keep, list or frame', async () => {
    const built = await readFile('link.html', 'utf8')
    expect(built).toMatch(/<title>Approval request \| [\w ]+<\/title>/)
    expect(built).toContain('<meta name="robots" content="noindex, nofollow" />')
    const paper = await aRequest(link, { amount: '1234.00' })
    const { page, token } = await lastLink(link, paper.people.head.email)
    const { headers, text } = await link.api.anyone.get(pathOf(page, token), {
      headers: { 'user-agent': 'facebookexternalhit/1.1' },
    })
    expect(text).toBe(SHELL)
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('EXT-18 leaves the token of every page out of the access log', async () => {
    const token = 'A-secret_token_of_forty-three_characters_xx'
    const { logger, lines } = recordedLog()
    const logged = await startApi({ on: link.api.fresh, logger })
    for (const page of LINK_PATHS)
      for (const end of ['', '?from=mail', `?redirectFrom=${pathOf(page, token)}`])
        await logged.anyone.get(`${pathOf(page, token)}${end}`)
    await logged.close()
    expect(lines.filter(line => line.includes('"answered"'))).toHaveLength(LINK_PATHS.length * 3)
    expect(lines.join('')).not.toContain(token)
  })

  it('EXT-18 leaves the token out of audit, outbox lists and whatever the pages answer', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const opened = await openOf(link, head)
    const decided = await link.call('decide', {
      ...head,
      nonce: opened.nonce,
      decision: 'reject',
      comment: 'No',
    })
    const audit = await link.api.database.db.selectFrom('audit_log').selectAll().execute()
    const seats = await link.api.database.db.selectFrom('approval_seat').selectAll().execute()
    const told = JSON.stringify([opened, decided.body, audit, seats])
    expect(told).not.toContain(head.token)
  })
})

describe('what a page is told', () => {
  it('EXT-20 is what its step needs: no pay, no files of other steps, no ids', async () => {
    const paper = await aRequest(link, { amount: '1234.00' })
    const opened = await openOf(link, await lastLink(link, paper.people.head.email))
    const text = JSON.stringify(opened)
    expect(opened.view.lines.map(({ name }) => name)).toEqual(['period', 'days', 'amount', 'reason'])
    expect(opened.view.files).toEqual([])
    expect(text).not.toContain(SECRET_PAY)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/)
    for (const account of Object.values(paper.accounts)) expect(text).not.toContain(account.email)
    expect(Object.keys(opened).sort()).toEqual(
      [
        ...[
          'approver',
          'code_to',
          'decided',
          'decisions',
          'delegates',
          'earlier',
          'expires_at',
          'locale',
          'nonce',
        ],
        ...['purpose', 'status', 'step_key', 'steps', 'tier', 'view'],
      ].sort(),
    )
  })

  it('EXT-20 names a file to the step that needs it, and sends it to no other', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    expect((await link.call('file', { ...head, key: 'f1' })).status).toBe(404)
    await pressed(link, head)
    const staff = await lastLink(link, paper.people.hr_staff.email)
    expect((await openOf(link, staff)).view.files.map(({ key }) => key)).toEqual(['f1'])
    const file = await link.call('file', { ...staff, key: 'f1' })
    expect(file).toMatchObject({ status: 200, text: 'paper' })
    expect(file.headers['content-disposition']).toMatch(/^attachment; /)
    expect(file.headers['content-disposition']).not.toMatch(/[\r\n]/)
    expect((await link.call('file', { ...staff, key: 'f2' })).status).toBe(404)
  })

  it('EXT-21 is no sign-in: neither the token nor anything a page answers opens a route of the portal', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const opened = await link.call('open', head)
    expect(opened.headers['set-cookie']).toBeUndefined()
    const { nonce } = opened.body as { nonce: string }
    const decided = await link.call('decide', { ...head, nonce, decision: 'approve' })
    expect(decided.headers['set-cookie']).toBeUndefined()
    const routes = link.api.app.guardedRoutes.filter(({ access }) => !isPublic(access))
    expect(routes.length).toBeGreaterThan(50)
    for (const secret of [head.token, nonce, `${head.token}.${nonce}.${nonce}`])
      for (const { method, url } of routes) {
        const address = url.replace(/:\w+/g, paper.id)
        const answer = await link.api.withToken(secret).send(method, address)
        expect(`${method} ${url} ${answer.status}`).toBe(`${method} ${url} 401`)
      }
  })

  it('comes at most so often a minute to one address, whatever it asks for', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const ip = '192.0.2.77'
    const answers = await Promise.all(
      Array.from({ length: LINK_OPENS_PER_ADDRESS + 5 }, () => link.call('open', head, { ip })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LINK_OPENS_PER_ADDRESS)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

describe('mails and their links', () => {
  it('lead to the page of the step and to no decision', async () => {
    const paper = await aRequest(link)
    const [mail] = await linksTo(link, paper.people.head.email)
    expect(mail).toMatchObject({ kind: 'approval.requested', page: PAGES.head })
    expect(mail?.html_body?.match(/<a /g)).toHaveLength(2)
    expect(mail?.text_body).not.toMatch(/approve|reject/i)
  })
})
