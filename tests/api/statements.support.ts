import type { Billable } from '@contract/modules/commission/statement-line'
import type { Statement } from '@contract/modules/commission/statement.document'
import type { Client } from '@tests/support/api'
import { withKey } from '@tests/api/ledger.support'
import { done, sees, type Refusal, type SellingDesk } from '@tests/api/sales.support'

export const STATEMENTS = '/api/v1/commission/statements'
type One = { data: Statement & { actions?: string[] } } & Refusal

/** What somebody does with statements of account, by the API alone. */
export function statementCalls(client: Client) {
  const command = (row: Statement, path: string, body: object = {}) =>
    client.post<One>(`${STATEMENTS}/${row.id}/${path}`, body, withKey(row))
  const get = async (id: string) => (await client.get<One>(`${STATEMENTS}/${id}`)).body.data
  return {
    client,
    command,
    get,
    billable: (query: { developer_id: string; ou_id: string; cutoff_on: string }) =>
      client.get<{ data: Billable } & Refusal>(
        `${STATEMENTS}/billable?${new URLSearchParams(query).toString()}`,
      ),
    draft: (body: object) => client.post<One>(STATEMENTS, body),
    drafted: async (body: object): Promise<Statement> => {
      const answer = await client.post<One>(STATEMENTS, body)
      if (answer.status !== 201) throw new Error(`not drafted: ${answer.text}`)
      return answer.body.data
    },
  }
}
export type StatementCalls = ReturnType<typeof statementCalls>

/** The seat of whoever decides statements of Cebu, who agrees. */
async function approve(house: SellingDesk, statement: Statement): Promise<void> {
  const inbox = await house.admin.client.get<{
    data: { id: string; subject_id: string; row_version: number }[]
  }>('/api/v1/approvals/inbox?start=0&end=200')
  const seat = inbox.body.data.find(({ subject_id }) => subject_id === statement.id)
  if (!seat) throw new Error('the administrator of the unit is not asked')
  const answer = await house.admin.client.post(
    `/api/v1/approvals/inbox/${seat.id}/decide`,
    { decision: 'approve' },
    sees(seat),
  )
  if (answer.status !== 200) throw new Error(`not approved: ${answer.text}`)
}

/** Accounting bills a developer in Cebu. */
export async function billingDesk(house: SellingDesk) {
  const accounting = statementCalls(house.accounting)
  const today = await house.today()
  const asked = () => ({ developer_id: house.project.developer_id, ou_id: house.ou_id, cutoff_on: today })
  /** Three agents of one level share the golden deal; a manager, a director and a broker stand above them. */
  const goldenSale = async () => {
    const sale = await house.booked({
      sellers: [
        house.line(house.at('AGENT'), 'agent'),
        house.line(house.at('AGENT', 1), 'agent'),
        house.line(house.at('AGENT', 2), 'agent'),
        house.line(house.at('SM'), 'sales_manager'),
        house.line(house.at('SD'), 'sales_director'),
        house.line(house.at('BROKER'), 'broker'),
      ],
    })
    await house.pay(sale.id, '411126.18')
    return sale
  }
  const draftOf = async (sales: string | readonly string[], cutoff_on = today) => {
    const wanted = { ...asked(), cutoff_on }
    const { lines } = (await accounting.billable(wanted)).body.data
    const tranche_ids = lines.filter(line => sales.includes(line.sale_id)).map(line => line.tranche_id)
    return accounting.drafted({ ...wanted, tranche_ids })
  }
  const approved = async (sales: string | readonly string[], on = today) => {
    const submitted = done(await accounting.command(await draftOf(sales, on), 'submit'))
    await approve(house, submitted)
    return accounting.get(submitted.id)
  }
  const sent = async (saleId: string | readonly string[], on = today) =>
    done(
      await accounting.command(await approved(saleId, on), 'send', {
        statement_on: on,
        service_invoice_no: 'SI-1',
      }),
    )
  return { accounting, today, asked, goldenSale, draftOf, approved, sent }
}
export type BillingDesk = Awaited<ReturnType<typeof billingDesk>>
