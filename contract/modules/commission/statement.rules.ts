import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { parseRate } from '@contract/kernel/rates'
import type { VatMode } from '@contract/kernel/taxed-amounts'
import { soaAmounts } from '@contract/modules/commission/soa.rules'
import type { StatementLine } from '@contract/modules/commission/statement-line'

export type BilledTranche = Omit<StatementLine, 'net' | 'vat' | 'gross' | 'ewt'> & { amount: string }
/** Rates as decimal text; a company that is not registered for VAT bills none. */
export type BillingTerms = { vat_rate: string; ewt_rate: string; is_vat_registered: boolean }

/** R-11, line by line: the statement is the sum of its lines. */
export function billLine({ amount, ...line }: BilledTranche, terms: BillingTerms): StatementLine {
  const vat_mode: VatMode = terms.is_vat_registered ? line.vat_mode : 'none'
  const { net, vat, gross, ewt } = soaAmounts(parseMoney(amount), {
    vat_mode,
    vat_rate: parseRate(terms.vat_rate),
    ewt_rate: parseRate(terms.ewt_rate),
  })
  const text = moneyText
  return { ...line, vat_mode, net: text(net), vat: text(vat), gross: text(gross), ewt: text(ewt) }
}

export type StatementTotals = Record<'net' | 'vat' | 'gross' | 'ewt' | 'collectible', Centavos>

export function statementTotals(
  lines: readonly Pick<StatementLine, 'net' | 'vat' | 'gross' | 'ewt'>[],
): StatementTotals {
  const sum = (name: 'net' | 'vat' | 'gross' | 'ewt') => total(lines.map(line => parseMoney(line[name])))
  const [net, vat, gross, ewt] = [sum('net'), sum('vat'), sum('gross'), sum('ewt')]
  return { net, vat, gross, ewt, collectible: gross - ewt }
}

export const SHARE_COSTS = ['sellers_commission', 'overrides', 'incentives'] as const
export type ShareCost = (typeof SHARE_COSTS)[number]
/** What a share costs the company: an incentive is none of its commission, whoever gets it. */
export const costOf = (share: { is_override: boolean; is_incentive: boolean }): ShareCost =>
  share.is_incentive ? 'incentives' : share.is_override ? 'overrides' : 'sellers_commission'

export type BilledShare = { seller_id: string; is_override: boolean; is_incentive: boolean; amount: string }

/** What sellers earn of the billed tranches, one amount for each seller and kind of cost. */
export function accruedShares(shares: readonly BilledShare[]) {
  const sums = new Map<string, { seller_id: string; cost: ShareCost; amount: Centavos }>()
  for (const { seller_id, amount, ...share } of shares) {
    const cost = costOf(share)
    const key = `${seller_id} ${cost}`
    const before = sums.get(key)?.amount ?? 0n
    sums.set(key, { seller_id, cost, amount: before + parseMoney(amount) })
  }
  return [...sums.values()].map(({ seller_id, cost, amount }) => ({
    cost,
    amount,
    seller: { party_type: 'seller' as const, party_id: seller_id },
  }))
}
