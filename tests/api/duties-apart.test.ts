import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { RoleCode } from '@contract/access/roles'
import { PARTY_RULES, SEGREGATION_RULES } from '@contract/access/segregation'
import { APPROVED_DOCUMENTS, documentKind, type DocumentType } from '@contract/kernel/document-types'
import { demoAccounts } from '@server/seeds/demo-accounts'
import { aRole, seen } from '@tests/api/attacks/people.support'
import { documentsOfEachKind, type EachKind } from '@tests/api/duties-apart.support'
import { releaseCalls } from '@tests/api/releases.support'
import { paymentCalls } from '@tests/api/sale-payments.support'
import { done, saleCalls, type Seller } from '@tests/api/sales.support'
import { startApi, type Answer, type Client, type TestApi } from '@tests/support/api'

let api: TestApi
let kinds: EachKind
beforeAll(async () => {
  api = await startApi()
  kinds = await documentsOfEachKind(api)
})
afterAll(() => api.close())

const NOBODY_LEFT = 'No approver is left who may decide this.'
const userOf = async (role: RoleCode) => {
  const email = demoAccounts.find(account => account.role === role)?.email ?? ''
  const { db } = api.database
  return (await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow())
    .id
}

/** Documents of a kind are decided by one person alone, whoever they are, until the work is done. */
async function decidedBy<T>(type: DocumentType, userId: string, work: () => Promise<T>): Promise<T> {
  const { db } = api.database
  const chains = () => db.updateTable('approval_chain').where('doc_type', '=', type)
  const others = await chains()
    .set({ is_active: false })
    .where('is_active', '=', true)
    .returning('id')
    .execute()
  const { rows } = await sql<{ id: string }>`with chain as (
      insert into approval_chain (doc_type, name) values (${type}, 'Themselves') returning id)
    insert into approval_chain_step (chain_id, seq, step_key, resolver, resolver_arg)
      select id, 1, 'head', 'fixed_user', ${userId} from chain returning chain_id as id`.execute(db)
  try {
    return await work()
  } finally {
    await chains()
      .set({ is_active: false })
      .where('id', '=', rows[0]?.id ?? '')
      .execute()
    const ids = others.map(({ id }) => id)
    if (ids.length > 0) await chains().set({ is_active: true }).where('id', 'in', ids).execute()
  }
}

/** Somebody with an account of the demo company gets these rights as well, for as long as the work takes. */
async function withRights<T>(
  userId: string,
  codes: readonly PermissionCode[],
  work: () => Promise<T>,
): Promise<T> {
  const { db } = api.database
  const role_id = await aRole(api, { codes })
  await db.insertInto('user_role').values({ user_id: userId, role_id, valid_to: null }).execute()
  try {
    return await work()
  } finally {
    await db.deleteFrom('user_role').where('role_id', '=', role_id).execute()
  }
}

describe('a document', () => {
  it.each(APPROVED_DOCUMENTS)(
    'of the kind %s is decided by others than who asks, whatever its chain says',
    async type => {
      const asking = kinds.asking[type]
      // What no module makes has no chain either.
      if (asking === null) return expect(documentKind(type).chain).toEqual([])
      const requester = await userOf(asking.by)
      await expect(decidedBy(type, requester, asking.submit)).rejects.toThrow(NOBODY_LEFT)
      const president = await userOf('president')
      const id = await decidedBy(type, president, asking.submit)
      const client = await api.as(asking.by)
      const seats = await api.database.db
        .selectFrom('approval_seat')
        .select(['id', 'user_id'])
        .where('subject_id', '=', id)
        .execute()
      expect(seats.map(seat => seat.user_id)).toEqual([president])
      for (const seat of seats) {
        const url = `/api/v1/approvals/inbox/${seat.id}/decide`
        expect([403, 404]).toContain((await client.post(url, { decision: 'approve' }, seen(1))).status)
      }
    },
  )
})

const GIVEN_AS_RIGHTS = ['settings.role.assign_permission', 'maintenance.bank.edit']
/** Nothing is computed or approved there yet. */
const NOT_BUILT = ['hr.payroll.compute--hr.payroll.approve']

describe('two duties', () => {
  it('that are kept apart are not given to one role: a rule that blocks ends it, one that warns wants to be read', async () => {
    const admin = await api.as('super_admin')
    for (const { code, permission_a, permission_b, severity } of SEGREGATION_RULES) {
      const roleId = await aRole(api, { codes: [], rank: 1 })
      const grants = [permission_a, permission_b].map(each => ({ code: each, scope: 'all' }))
      const { body } = await admin.post<{ data: { conflicts: { code: string; severity: string }[] } }>(
        `/api/v1/settings/roles/${roleId}/preview`,
        { grants },
      )
      expect([code, body.data.conflicts.find(each => each.code === code)?.severity]).toEqual([code, severity])
    }
  })

  type Attempt = () => Promise<readonly [answer: Pick<Answer, 'status' | 'text'>, because: string]>
  const agent = (): Seller => kinds.house.at('AGENT')
  /** What is refused is not offered either: whoever opens the document is told the same in its place. */
  const asShown = async (client: Client, url: string, command: string, tried: () => Promise<Answer>) => {
    type OneDocument = { data: { actions: string[]; refused: Record<string, string> } }
    const { actions, refused } = (await client.get<OneDocument>(url)).body.data
    expect(actions).not.toContain(command)
    expect(Object.keys(refused)).toContain(command)
    const answer = await tried()
    expect(answer.text).toContain(refused[command])
    return answer
  }
  const paidBy = async (client: Client, payee = agent()) => {
    const { releases } = kinds
    const { sale } = await releases.collected()
    const approved = await releases.approved(await releases.drafted(sale.id, payee))
    return asShown(client, `/api/v1/commission/releases/${approved.id}`, 'pay', () =>
      releases.pay(approved, {}, releaseCalls(client)),
    )
  }
  /** Of a payee of their own: what was changed of an account stays known. */
  const accountYours =
    (index: number): Attempt =>
    async () => {
      const { second } = kinds.releases
      const { db, ou_id, at } = kinds.house
      const payee = at('AGENT', index)
      await sql`insert into payout_change (ou_id, seller_id, created_by)
        values (${ou_id}, ${payee.id}, ${second.id})`.execute(db)
      return [await paidBy(second.client, payee), 'You changed the account']
    }
  /** Whoever asks is the only one whom the chain names. */
  const ofKind =
    (type: DocumentType): Attempt =>
    async () => {
      const asking = kinds.asking[type]
      if (!asking) throw new Error(`nobody asks for ${type}`)
      const told = await decidedBy(type, await userOf(asking.by), asking.submit).then(
        id => `${type} ${id} was submitted`,
        (error: Error) => error.message,
      )
      return [{ status: 422, text: told }, NOBODY_LEFT]
    }
  const RELEASE = ['commission.release.view', 'commission.release.pay'] as const
  const advanceOf = async (codes: readonly PermissionCode[], role: RoleCode): Promise<Answer> => {
    const signed = await kinds.advances.signed()
    const client = await kinds.advances.as(role)
    return withRights(await userOf(role), codes, () =>
      asShown(client, `/api/v1/cash-advance/records/${signed.id}`, 'release', () =>
        kinds.advances.release(signed, role),
      ),
    )
  }
  const PAYS_ADVANCES = ['cash_advance.record.view', 'cash_advance.record.release'] as const

  const ON_DOCUMENTS: Readonly<Record<string, Attempt>> = {
    'commission.release.create--commission.release.approve': ofKind('commission_release'),
    'commission.release.approve--commission.release.pay': async () => {
      const { client } = kinds.house.admin
      return [await withRights(await userOf('ou_admin'), RELEASE, () => paidBy(client)), 'You approved']
    },
    'commission.release.create--commission.release.pay': async () => [
      await paidBy(kinds.house.accounting),
      'You prepared',
    ],
    'commission.soa.generate--commission.soa.approve': ofKind('soa'),
    'hr.employee.edit--commission.release.pay': accountYours(1),
    'hr.seller.edit--commission.release.pay': accountYours(2),
    'cash_advance.record.create--cash_advance.record.approve': ofKind('cash_advance'),
    'cash_advance.record.approve--cash_advance.record.release': async () => [
      await advanceOf(PAYS_ADVANCES, 'immediate_head'),
      'You approved',
    ],
    'cash_advance.record.create--cash_advance.record.release': async () => [
      await advanceOf(PAYS_ADVANCES, 'employee'),
      'own advance',
    ],
    'expense.transaction.create--expense.transaction.approve': ofKind('expense'),
    'expense.transaction.approve--expense.transaction.post': async () => {
      const { db } = api.database
      const code = 'expense.transaction.approve--expense.transaction.post'
      const rule = (severity: 'warn' | 'block') =>
        db.updateTable('sod_rule').set({ severity }).where('code', '=', code).execute()
      const approved = await kinds.expenses.approved({ lines: [{ amount: '250.00' }] })
      await rule('block')
      const codes = ['expense.transaction.view', 'expense.transaction.post'] as const
      const { head } = kinds.expenses
      const answer = await withRights(await userOf('immediate_head'), codes, () =>
        asShown(head, `/api/v1/expense/transactions/${approved.id}`, 'post', () =>
          kinds.expenses.post(approved, {}, head),
        ),
      )
      await rule('warn')
      return [answer, 'You approved']
    },
    'sales.payment.create--sales.payment.verify': async () => {
      const { desk } = kinds.house
      const sale = await kinds.house.booked()
      const calls = paymentCalls(desk.client)
      const paid_on = await kinds.house.today()
      const row = await calls.recorded(sale.id, { paid_on, amount: '1000.00' })
      return [
        await withRights(await userOf('sales_admin'), ['sales.payment.verify'], () =>
          calls.command(row, 'verify'),
        ),
        '',
      ]
    },
  }

  it('on the same document are refused to one person, whatever rights they hold, for every pair that is kept apart', async () => {
    const onDocuments = SEGREGATION_RULES.filter(
      ({ permission_a }) => !GIVEN_AS_RIGHTS.includes(permission_a),
    )
    const codes = onDocuments.map(({ code }) => code).filter(code => !NOT_BUILT.includes(code))
    // Reopening is refused where its entries are: tests/api/period-reopenings.test.ts.
    expect(Object.keys(ON_DOCUMENTS).toSorted()).toEqual(
      codes.filter(code => !code.startsWith('accounting.period.reopen')).toSorted(),
    )
    for (const [code, tried] of Object.entries(ON_DOCUMENTS)) {
      const [answer, because] = await tried()
      expect([code, answer.status < 300]).toEqual([code, false])
      expect([403, 404, 422]).toContain(answer.status)
      expect([code, answer.text]).toEqual([code, expect.stringContaining(because)])
    }
  })

  it('of the payee of a release, or of the seller of a sale, are refused to that very person, each of them', async () => {
    const { house, releases } = kinds
    const me = agent()
    const userId = await userOf('agent')
    const own = releaseCalls(house.agent.client)
    const [one, other] = [await releases.collected(), await releases.collected()]
    const approved = await releases.approved(await releases.drafted(one.sale.id, me))
    const draft = await releases.drafted(other.sale.id, me)
    const reserved = await house.reserved()
    await house.pay(reserved.id, '52953.27')
    const today = await house.today()
    const TRIED: Readonly<Record<string, () => Promise<Answer>>> = {
      'commission.release.create': () =>
        own.draft({ ou_id: house.ou_id, seller_id: me.id, share_ids: [], holdback_ids: [] }),
      'commission.release.submit': () => own.command(draft, 'submit'),
      'commission.release.approve': async () => {
        const submitted = done(await releases.maker.command(draft, 'submit'))
        const seat = await api.database.db
          .selectFrom('approval_seat')
          .select('id')
          .where('subject_id', '=', submitted.id)
          .executeTakeFirstOrThrow()
        return house.agent.client.post(
          `/api/v1/approvals/inbox/${seat.id}/decide`,
          { decision: 'approve' },
          seen(1),
        )
      },
      'commission.release.pay': () => releases.pay(approved, {}, own),
      'commission.release.void': () => own.command(approved, 'void', { reason: 'Not like this.' }),
      'sales.record.book': async () =>
        saleCalls(house.agent.client).book(await house.desk.fresh(reserved.id), today),
    }
    const barred = PARTY_RULES.flatMap(rule => rule.barred)
    expect(Object.keys(TRIED).toSorted()).toEqual([...barred].toSorted())
    const codes = [...barred, 'commission.release.view', 'sales.record.view'] as const
    await withRights(userId, codes, async () => {
      for (const [code, tried] of Object.entries(TRIED)) {
        const answer = await tried()
        expect([code, answer.text, answer.status < 300]).toEqual([code, answer.text, false])
        expect([403, 404, 409, 422]).toContain(answer.status)
      }
    })
    expect((await releases.maker.get(approved.id)).status).toBe('approved')
    expect((await house.desk.fresh(reserved.id)).status).toBe('reserved')
  })
})
