import type { Credit } from '@contract/modules/commission/credit.document'
import type { CreditPreview } from '@contract/modules/commission/credit-preview'
import { agree } from '@tests/api/incentives.support'
import { withKey } from '@tests/api/ledger.support'
import { done, type Refusal, type SellingDesk } from '@tests/api/sales.support'

export const CREDITS = '/api/v1/commission/credits'
type One = { data: Credit & { actions?: string[] } } & Refusal
type CreditRequest = { sale_id: string; tranche_id: string; amount: string }

/** Accounting credits what was billed, and the administrator of the unit agrees. */
export function creditCalls(house: SellingDesk, by = house.accounting) {
  const preview = (sale_id: string, credit: { tranche_id: string; amount: string } | null = null) =>
    by.post<{ data: CreditPreview } & Refusal>(`${CREDITS}/preview`, { sale_id, credit })
  const draft = (asked: CreditRequest) =>
    by.post<One>(CREDITS, { ...asked, reason: 'The price base was a promotion.' })
  const command = (row: Credit, verb: string, body: object = {}) =>
    by.post<One>(`${CREDITS}/${row.id}/${verb}`, body, withKey(row))
  const read = async (id: string) => (await by.get<One>(`${CREDITS}/${id}`)).body.data
  /** What was billed of a sale, the first tranche first; nothing of one that came back and is not booked again. */
  const billed = async (saleId: string) => {
    const answer = await preview(saleId)
    return answer.status === 422 ? [] : done(answer).tranches
  }
  const approved = async (asked: CreditRequest) => {
    const { id } = done(await command(done(await draft(asked)), 'submit'))
    const answer = await agree(house.admin.client, id)
    if (answer?.status !== 200) throw new Error(`not agreed: ${answer?.text ?? 'nobody is asked'}`)
    if ((await read(id)).status === 'pending') await agree(house.president.client, id)
    return read(id)
  }
  /** Of a tranche of a sale, posted. */
  const credited = async (saleId: string, amount: string, seq = 1) => {
    const tranche = (await billed(saleId)).find(each => each.seq === seq)
    const asked = { sale_id: saleId, tranche_id: tranche?.tranche_id ?? '', amount }
    return done(await command(await approved(asked), 'post'))
  }
  return { preview, draft, command, read, billed, approved, credited }
}
