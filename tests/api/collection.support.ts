import { sql } from 'kysely'
import type { OpenLine } from '@contract/modules/collection/open-line'
import type { Receipt } from '@contract/modules/collection/receipt.resource'
import type { ShownAllocation } from '@contract/modules/collection/shown-allocation'
import type { Client, TestApi } from '@tests/support/api'
import { withKey } from '@tests/api/ledger.support'
import { done, sellingDesk, type Refusal, type SellingDesk } from '@tests/api/sales.support'
import { billingDesk, type BillingDesk } from '@tests/api/statements.support'

const RECEIPTS = '/api/v1/collection/records'
type ShownReceipt = Receipt & { actions?: string[]; settled?: ShownAllocation[] }
type One = { data: ShownReceipt } & Refusal

/** What somebody does with receipts from developers, by the API alone. */
export function receiptCalls(client: Client) {
  const command = (row: Receipt, path: string, body: object = {}) =>
    client.post<One>(`${RECEIPTS}/${row.id}/${path}`, body, withKey(row))
  return {
    command,
    get: async (id: string) => (await client.get<One>(`${RECEIPTS}/${id}`)).body.data,
    draft: (body: object) => client.post<One>(RECEIPTS, body),
    openLines: (of: { developer_id: string; ou_id: string }) =>
      client.get<{ data: OpenLine[] } & Refusal>(
        `/api/v1/collection/open-lines?${new URLSearchParams(of).toString()}`,
      ),
  }
}
export type ReceiptCalls = ReturnType<typeof receiptCalls>

/** Accounting bills a developer and receives what it pays. */
function receivingDesk(house: SellingDesk, billing: BillingDesk) {
  const accounting = receiptCalls(house.accounting)
  const whose = () => ({ developer_id: house.project.developer_id, ou_id: house.ou_id })
  /** The golden deal's first tranche, billed with 84,272.15. */
  const billed = async (on = billing.today) => {
    const sale = await billing.goldenSale()
    await sql`update commission_tranche set eligible_on = ${on} where eligible_on is not null and sale_commission_id = (
      select id from sale_commission where sale_id = ${sale.id})`.execute(house.db)
    const statement = await billing.sent(sale.id, on)
    const { data } = (await accounting.openLines(whose())).body
    const line = data.find(open => open.statement_id === statement.id)
    if (!line) throw new Error('a sent statement has an open line')
    return { sale, statement, line }
  }
  const drafted = async (more: object) =>
    done(
      await accounting.draft({
        ...whose(),
        received_on: billing.today,
        mode: 'bank_transfer',
        ...more,
      }),
    )
  const posted = async (more: object) => done(await accounting.command(await drafted(more), 'post'))
  return { accounting, whose, billed, drafted, posted }
}

/** A house that sells for a developer, bills it and receives what it pays. */
export async function collectingHouse(api: TestApi) {
  const house = await sellingDesk(api)
  const billing = await billingDesk(house)
  return { house, billing, desk: receivingDesk(house, billing) }
}
export type CollectingHouse = Awaited<ReturnType<typeof collectingHouse>>

/** A file as somebody takes it away. */
export const takeFile = (api: TestApi, client: Client, url: string) =>
  api.app.inject({ url, headers: { authorization: `Bearer ${client.user?.token ?? ''}` } })
