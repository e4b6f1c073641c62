import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXTERNAL_PATHS } from '@contract/access/screens/outside.screens'
import { verifyAudit } from '@server/platform/audit/audit.repository'
import {
  aRequest,
  edited,
  lastLink,
  linksTo,
  openOf,
  paperOf,
  requestOf,
  startLinkApi,
  type LinkApi,
} from '@tests/api/attacks/approval-links.support'

let link: LinkApi
beforeAll(async () => {
  link = await startLinkApi()
})
afterAll(() => link.api.close())

/** Away by one character, cut, doubled, or made up. */
const tampered = (token: string) =>
  fc.oneof(
    fc
      .tuple(fc.nat(42), fc.constantFrom(...'ABCxyz019_-'))
      .map(([at, char]) => token.slice(0, at) + char + token.slice(at + 1)),
    fc.nat(42).map(length => token.slice(0, length)),
    fc.constant(token.toLowerCase()),
    fc.constant(`${token}A`),
    fc.constant(token.split('').reverse().join('')),
    fc.stringMatching(/^[A-Za-z0-9_-]{43}$/),
  )

it('a token cannot be guessed from another, on any page', async () => {
  const paper = await aRequest(link)
  const { token } = await lastLink(link, paper.people.head.email)
  await fc.assert(
    fc.asyncProperty(tampered(token), fc.constantFrom(...EXTERNAL_PATHS), async (guess, page) => {
      fc.pre(guess !== token)
      const answer = await link.call('open', { token: guess, page })
      expect([400, 404]).toContain(answer.status)
    }),
    { numRuns: process.env['NIGHTLY'] ? 150 : 50 },
  )
  expect(await paperOf(link, paper.id)).toMatchObject({ status: 'submitted' })
})

type LinkAction = 'approve' | 'return' | 'reject' | 'edit' | 'withdraw' | 'replay' | 'new-link'
const DEEDS: LinkAction[] = ['approve', 'return', 'reject', 'edit', 'withdraw', 'replay', 'new-link']

/**
 * Whatever happens in whatever order: a link that was mailed before an edit, a withdrawal or a decision decides
 * nothing any more, and what was decided is as many as were answered 200.
 */
it('a token cannot be replayed, crossed between pages or outlive what it was made for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...DEEDS), { minLength: 1, maxLength: 7 }), async deeds => {
      const paper = await aRequest(link, { steps: ['head', 'hr_staff'] })
      const mine = [paper.people.head.email, paper.people.hr_staff.email]
      const all = async () => (await Promise.all(mine.map(email => linksTo(link, email)))).flat()
      const living = async () => {
        const asks = (await all()).filter(({ kind }) => kind !== 'approval.confirmation')
        for (const where of asks.reverse()) {
          const { page, token } = where
          if ((await link.call('open', { page, token })).status === 200) return { page, token }
        }
        return null
      }
      let decided = 0
      for (const deed of deeds) {
        const now = await living()
        const { status } = await requestOf(link, paper)
        if (deed === 'edit' && status === 'pending') await edited(link, paper)
        else if (deed === 'withdraw' && status === 'pending') {
          const { type, approvals } = link
          const { inTransaction } = await import('@server/platform/db/transaction')
          await inTransaction(link.api.database, { identity: { role: 'system' } }, tx =>
            approvals.port.withdraw(tx, { type, subject_id: paper.id, by: paper.requester }),
          )
        } else if (deed === 'replay') {
          // Every token there ever was, on every page but its own, and the dead ones on theirs.
          for (const { page, token } of await all()) {
            const other = EXTERNAL_PATHS.find(each => each !== page)
            expect((await link.call('open', { token, page: other })).status).toBe(404)
            if (token === now?.token) continue
            const nonce = 'n'.repeat(22)
            const answer = await link.call('decide', { token, page, nonce, decision: 'approve' })
            expect([404, 409, 410]).toContain(answer.status)
          }
        } else if (deed === 'new-link' && now) await link.call('new-link', now)
        else if (now && (deed === 'approve' || deed === 'return' || deed === 'reject')) {
          const { nonce } = await openOf(link, now)
          const body = { ...now, nonce, decision: deed, comment: 'Because' }
          const answers = await Promise.all([link.call('decide', body), link.call('decide', body)])
          expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409])
          decided += 1
          expect((await link.call('open', now)).body).toMatchObject({ code: 'already_decided' })
        }
      }
      const { state } = await requestOf(link, paper)
      expect(state.decisions).toHaveLength(decided)
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from approval_link l join approval_request r on r.id = l.request_id
        where r.subject_id = ${paper.id} and r.status <> 'pending' and l.purpose = 'decide' and l.revoked_at is null`.execute(
        link.api.database.db,
      )
      expect(rows[0]?.n).toBe(0)
    }),
    { numRuns: process.env['NIGHTLY'] ? 25 : 10 },
  )
  expect(await verifyAudit(link.api.database.db)).toBeNull()
})
