import type { BrokenRule } from '@contract/kernel/broken-rule'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { billingProblems } from '@contract/modules/commission/request.rules'
import type { RequestKind, RequestLine } from '@contract/modules/commission/request-line'
import type { KeptCommissionRequest } from '@contract/modules/commission/request.document'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import {
  findAskedHoldbacks,
  findAskedShares,
  findAskedTranches,
  findUnpaid,
  hasCommission,
} from '@server/modules/commission/requests/asked-share.repository'

/** What a request keeps of what it asks for. */
export type AskedValues = Pick<
  KeptCommissionRequest,
  | 'tranche_id'
  | 'sale_id'
  | 'sale_no'
  | 'seq'
  | 'share_ids'
  | 'holdback_ids'
  | 'from_on'
  | 'to_on'
  | 'amount'
  | 'lines'
> & { ou_id: string }

const NOTHING = {
  ...{ tranche_id: null, sale_id: null, sale_no: null, seq: null, share_ids: null, holdback_ids: null },
  ...{ from_on: null, to_on: null, amount: null, lines: [] },
}

type Ask = (tx: Tx, asked: KeptCommissionRequest, seller: { ou_id: string }) => Promise<AskedValues>
const broken = (path: string, code: string): BrokenRule[] => [{ path, code }]

/** As it stands now, within the units of whoever asks: what is not there for him is not asked for. */
export const ASKS: Readonly<Record<RequestKind, Ask>> = {
  async bill_tranche(tx, { seller_id, tranche_id }) {
    if (tranche_id === null) refuseBroken(broken('tranche_id', 'required'))
    const [tranche] = await findAskedTranches(tx.db, seller_id, tranche_id)
    refuseBroken(billingProblems(tranche ?? null))
    if (!tranche) throw new Error('a tranche that is not there was refused')
    const { id, ou_id, sale_id, sale_no, seq, amount } = tranche
    const lines = [lineOf('tranche', tranche)]
    return { ...NOTHING, ou_id, tranche_id: id, sale_id, sale_no, seq, amount, lines }
  },

  async early_release(tx, { seller_id, share_ids, holdback_ids }) {
    const wanted = { shares: new Set(share_ids), holdbacks: new Set(holdback_ids) }
    const shares = (await findAskedShares(tx.db, seller_id)).filter(({ id }) => wanted.shares.has(id))
    const held = await findAskedHoldbacks(tx.db, seller_id, await businessDay(tx.db))
    const holdbacks = held.filter(({ id }) => wanted.holdbacks.has(id))
    const missing = [...wanted.shares].filter(id => !shares.some(share => share.id === id))
    if (missing.length > 0) {
      const isUnpaid = parseMoney(await findUnpaid(tx.db, seller_id, missing)) > 0n
      refuseBroken(broken('share_ids', isUnpaid ? 'request_money_not_paid' : 'request_share_not_open'))
    }
    if (holdbacks.length < wanted.holdbacks.size)
      refuseBroken(broken('holdback_ids', 'request_share_not_open'))
    const chosen = [...shares, ...holdbacks]
    const [first] = chosen
    if (!first) {
      const isUnpaid = parseMoney(await findUnpaid(tx.db, seller_id)) > 0n
      const code = isUnpaid && held.length === 0 ? 'request_money_not_paid' : 'request_needs_amounts'
      refuseBroken(broken('share_ids', code))
      throw new Error('nothing was chosen')
    }
    if (chosen.some(({ ou_id }) => ou_id !== first.ou_id))
      refuseBroken(broken('share_ids', 'request_one_unit'))
    return {
      ...NOTHING,
      ou_id: first.ou_id,
      share_ids: shares.map(({ id }) => id),
      holdback_ids: holdbacks.map(({ id }) => id),
      amount: moneyText(total(chosen.map(({ amount }) => parseMoney(amount)))),
      lines: [
        ...shares.map(share => lineOf('share', share)),
        ...holdbacks.map(holdback => lineOf('holdback', holdback)),
      ],
    }
  },

  async seller_statement(tx, { seller_id, from_on, to_on }, { ou_id }) {
    refuseBroken([
      ...(from_on === null ? broken('from_on', 'required') : []),
      ...(to_on === null ? broken('to_on', 'required') : []),
    ])
    if (from_on !== null && to_on !== null && from_on > to_on) refuseBroken(broken('to_on', 'dates_reversed'))
    if (!(await hasCommission(tx.db, seller_id))) refuseBroken(broken('seller_id', 'request_no_commission'))
    return { ...NOTHING, ou_id, from_on, to_on }
  },
}

type AmountRow = Omit<RequestLine, 'of'>
const lineOf = (
  of: RequestLine['of'],
  { id, sale_no, unit_code, buyer_name, seq, amount }: AmountRow,
): RequestLine => ({ of, id, sale_no, unit_code, buyer_name, seq, amount })
