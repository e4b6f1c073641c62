import { sql } from 'kysely'
import { addMonths } from '@contract/kernel/dates'
import type { DocumentType } from '@contract/kernel/document-types'
import type { RoleCode } from '@contract/access/roles'
import { adjustmentDesk } from '@tests/api/adjustments.support'
import { advanceDesk } from '@tests/api/cash-advance.support'
import { clawbackDesk } from '@tests/api/clawback.support'
import { requestCalls } from '@tests/api/commission-requests.support'
import { creditCalls } from '@tests/api/credits.support'
import { expenseCalls } from '@tests/api/expense.support'
import { incentiveDesk } from '@tests/api/incentives.support'
import { leaveCompany } from '@tests/api/leave.support'
import { ledgerCalls, withKey } from '@tests/api/ledger.support'
import { reopeningDesk } from '@tests/api/period-reopenings.support'
import { releaseDesk } from '@tests/api/releases.support'
import { done, sellingDesk } from '@tests/api/sales.support'
import { lastWorkday, timeCalls } from '@tests/api/time-logs.support'
import type { TestApi } from '@tests/support/api'
import { dayOfNextYear } from '@tests/support/next-year'

/** Somebody who asks, and the document that they hand in, by its id. */
export type Submission = { by: RoleCode; submit: () => Promise<string> }

/** Every kind of document there is, handed in by whoever hands it in; null where none is made yet. */
export async function documentsOfEachKind(api: TestApi) {
  const house = await sellingDesk(api)
  const { db, ou_id } = house
  const claws = await clawbackDesk(api, house)
  const changes = await adjustmentDesk(api, claws)
  const releases = await releaseDesk(api, house)
  const { billing } = releases
  const incentives = await incentiveDesk(api, { house, claws, releases })
  const credits = creditCalls(house)
  const advances = await advanceDesk(api)
  const expenses = await expenseCalls(api)
  const reopenings = await reopeningDesk(api)
  const books = ledgerCalls(api, house.accounting)
  const leave = await leaveCompany(api)
  const own = timeCalls(await api.as('employee'))
  const newest = async (table: string) => {
    const { rows } = await sql<{
      id: string
    }>`select id from ${sql.table(table)} order by created_at desc limit 1`.execute(db)
    return rows[0]?.id ?? ''
  }
  const timely = { reason: 'The reader was out of order.', work_date: lastWorkday() }

  const asking: Record<DocumentType, Submission | null> = {
    leave: {
      by: 'employee',
      submit: async () => {
        const day = { date_from: dayOfNextYear(7), date_to: dayOfNextYear(7) }
        return (await leave.submit({ ...day, leave_type_id: leave.typeId('LWOP') })).id
      },
    },
    time_correction: {
      by: 'employee',
      submit: async () => {
        const on = { on: timely.work_date, replaces: null }
        const adds = [
          { ...on, time: '08:00', direction: 'in' },
          { ...on, time: '17:00', direction: 'out' },
        ]
        done(await own.correct({ ...timely, adds }))
        return newest('time_correction')
      },
    },
    overtime: {
      by: 'employee',
      submit: async () => {
        done(await own.overtime({ ...timely, minutes: 60 }))
        return newest('overtime_request')
      },
    },
    cash_advance: {
      by: 'employee',
      submit: async () => done(await advances.act('employee', await advances.ask(), 'submit')).id,
    },
    soa_request: {
      by: 'agent',
      submit: async () => {
        const calls = requestCalls(house.agent.client)
        const sale = await billing.goldenSale()
        const { id: seller_id } = house.at('AGENT')
        const { tranches } = (await calls.choices(seller_id)).body.data
        const tranche = tranches.find(each => each.sale_no === sale.sale_no)
        const asked = { kind: 'bill_tranche', seller_id, tranche_id: tranche?.id }
        return done(await calls.command(done(await calls.draft(asked)), 'submit')).id
      },
    },
    soa: {
      by: 'accounting',
      submit: async () => {
        const draft = await billing.draftOf((await billing.goldenSale()).id)
        return done(await billing.accounting.command(draft, 'submit')).id
      },
    },
    commission_release: {
      by: 'accounting',
      submit: async () => {
        const { sale } = await releases.collected()
        const draft = await releases.drafted(sale.id, releases.agent())
        return done(await releases.maker.command(draft, 'submit')).id
      },
    },
    commission_correction: {
      by: 'accounting',
      submit: async () => {
        const { id: sale_id } = await billing.goldenSale()
        await billing.sent(sale_id)
        const { sellers } = changes.sellers([[house.at('AGENT', 1)]])
        const url = '/api/v1/commission/corrections'
        const asked = { sale_id, sellers, reason: 'The wrong agent was named.' }
        type Row = { data: { id: string; row_version: number } }
        const draft = done(await house.accounting.post<Row>(url, asked))
        return done(await house.accounting.post<Row>(`${url}/${draft.id}/submit`, {}, withKey(draft))).id
      },
    },
    commission_credit: {
      by: 'accounting',
      submit: async () => {
        const { id: sale_id } = await billing.goldenSale()
        await billing.sent(sale_id)
        const [tranche] = await credits.billed(sale_id)
        const draft = await credits.draft({ sale_id, tranche_id: tranche?.tranche_id ?? '', amount: '10.00' })
        return done(await credits.command(done(draft), 'submit')).id
      },
    },
    incentive_grant: {
      by: 'accounting',
      submit: async () => {
        const { program } = await incentives.twoSales(0, 12)
        return (await incentives.submitted(program.id, 0)).id
      },
    },
    expense: {
      by: 'employee',
      submit: async () => (await expenses.submitted({ lines: [{ amount: '250.00' }] })).id,
    },
    journal_void: null,
    sale_amendment: {
      by: 'ou_admin',
      submit: async () => {
        const sale = await house.booked()
        done(await house.admin.amend(sale, changes.price('5')))
        return newest('sale_amendment')
      },
    },
    period_reopening: {
      by: 'accounting',
      submit: async () => {
        const back = (count: number) => addMonths(`${billing.today.slice(0, 7)}-01`, -count).slice(0, 7)
        for (const count of [2, 1]) await books.movePeriod(await books.period(ou_id, back(count)), 'close')
        return (await reopenings.submitted(await books.period(ou_id, back(1)))).id
      },
    },
  }
  return { house, releases, advances, expenses, asking }
}
export type EachKind = Awaited<ReturnType<typeof documentsOfEachKind>>
