import type { OpenLine } from '@contract/modules/collection/open-line'
import type { Receipt } from '@contract/modules/collection/receipt.resource'
import type { ShownAllocation } from '@contract/modules/collection/shown-allocation'
import type { Client } from '@tests/support/api'
import { withKey } from '@tests/api/ledger.support'
import type { Refusal } from '@tests/api/sales.support'

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
