import { formatAmount } from '@contract/kernel/money'
import { paymentSteps } from '@contract/modules/commission/release-steps.rules'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import { fill } from '@server/platform/pdf/paper-words'
import type { PaperPhrases } from '@server/platform/pdf/phrases/paper.phrases'

/** From gross to net in words: what is kept of it stands in brackets. */
export function paymentLines(
  { voucher }: PaperPhrases,
  release: KeptRelease,
): [label: string, amount: string][] {
  const params = { rate: String(Number(release.ewt_rate)), what: release.other_note ?? '' }
  return paymentSteps(release).map(({ name, amount, isLess }) => [
    fill(voucher[name], params),
    isLess ? `(${formatAmount(amount)})` : formatAmount(amount),
  ])
}
