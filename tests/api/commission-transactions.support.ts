import type { TransactionReason } from '@contract/modules/commission/transaction-reason'
import type { CommissionTransaction } from '@contract/modules/commission/transaction.resource'
import type { Client } from '@tests/support/api'
import { sees, type Refusal } from '@tests/api/sales.support'

const TRANSACTIONS = '/api/v1/commission/transactions'
export type Share = CommissionTransaction & { reason: TransactionReason }
type One = { data: Share } & Refusal

/** Shares of commission as somebody reads them, and what they may do with a tranche. */
export function transactionCalls(client: Client) {
  const of = async (saleId: string): Promise<Share[]> => {
    const filter = encodeURIComponent(JSON.stringify({ sale_id: { filterType: 'set', values: [saleId] } }))
    const answer = await client.get<{ data: Share[] } & Refusal>(
      `${TRANSACTIONS}?start=0&end=100&filter=${filter}`,
    )
    if (answer.status !== 200) throw new Error(`not listed: ${answer.text}`)
    return answer.body.data
  }
  return {
    of,
    /** Of one seller, or of the company; the shares of the first tranche unless another is named. */
    one: async (saleId: string, sellerId: string | null, seq = 1): Promise<Share> => {
      const found = (await of(saleId)).find(share => share.seller_id === sellerId && share.seq === seq)
      if (!found) throw new Error('no such share is seen')
      return (await client.get<One>(`${TRANSACTIONS}/${found.id}`)).body.data
    },
    open: (id: string) => client.get<One>(`${TRANSACTIONS}/${id}`),
    hold: (share: Share, reason = 'The developer disputes the unit.') =>
      client.post<One>(`${TRANSACTIONS}/${share.id}/hold`, { reason }, sees(share)),
    letGo: (share: Share) => client.post<One>(`${TRANSACTIONS}/${share.id}/let-go`, {}, sees(share)),
  }
}
