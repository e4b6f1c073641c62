import type { TrialBalance } from '@contract/modules/accounting/trial-balance.calls'
import { BalanceTraceSteps } from '@/features/trial-balance/balance-trace-steps'
import { linksBehind } from '@/features/trial-balance/links-behind'
import { useGetBalanceTraceQuery, type BalanceQuestion } from '@/features/trial-balance/trial-balance.api'
import type { OpenBalance } from '@/features/trial-balance/open-balance'
import { TraceDialog } from '@/shared/computation/computation-steps'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Skeleton } from '@/shared/ui/skeleton'

export type BalanceTraceProps = {
  opened: OpenBalance
  balance: TrialBalance
  question: BalanceQuestion
  onClose: () => void
}

/** How a figure comes about: what went in, the rule, and the way to its entries. */
export function BalanceTrace({ opened, balance, question, onClose }: BalanceTraceProps) {
  const t = usePhrases('trial-balance')
  const { title, ...cell } = opened
  const answer = useGetBalanceTraceQuery({ ...question, ...cell })
  const links = linksBehind(opened, balance, question.units)
  return (
    <TraceDialog
      title={title}
      links={links.map(({ kind, to }) => ({ key: kind, to, words: t(`trace.${kind}`) }))}
      onClose={onClose}
    >
      <Answer answer={answer} wait={<Skeleton lines={4} />}>
        {({ steps }) => <BalanceTraceSteps {...{ steps, opened, balance }} />}
      </Answer>
    </TraceDialog>
  )
}
