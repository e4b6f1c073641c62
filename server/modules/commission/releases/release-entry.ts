import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import type { AdvanceDeduction } from '@server/platform/ledger/advance-port'
import type { LedgerEvent } from '@server/platform/ledger/post-entry'

export const keyOf = ({ id }: Pick<KeptRelease, 'id'>): string => `commission_release:${id}`
export const sourceOf = ({ id }: Pick<KeptRelease, 'id'>) => ({ type: 'commission_release', id }) as const

export type PaidParts = {
  payee: string
  deducted: readonly AdvanceDeduction[]
  check_no: string | null
  money_account: string | undefined
}

/** The payment of a release, as the ledger is told of it. */
export function entryOf(
  release: KeptRelease,
  { paid_on }: { paid_on: DateText },
  { payee, deducted, check_no, money_account }: PaidParts,
): LedgerEvent {
  return {
    ouId: release.ou_id,
    date: paid_on,
    memo: [release.number, payee, check_no].filter(Boolean).join(' '),
    source: sourceOf(release),
    key: keyOf(release),
    lines: POSTING.release_paid({
      seller: { party_type: 'seller', party_id: release.seller_id },
      gross: parseMoney(release.gross_amount),
      vat: parseMoney(release.vat_amount),
      ewt: parseMoney(release.ewt_amount),
      holdback: parseMoney(release.holdback_amount),
      clawback: parseMoney(release.clawback_amount),
      advances: deducted.map(({ amount, party, ou_id }) => ({ amount, party, ou_id })),
      other_deduction: parseMoney(release.other_amount),
      returned: parseMoney(release.returned_amount),
      ...(money_account && { money_account }),
    }),
  }
}
