import { useState } from 'react'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.calls'
import { BalanceSheetTable } from '@/features/trial-balance/balance-sheet-table'
import { BalanceTraceSteps } from '@/features/trial-balance/balance-trace-steps'
import { linksBehind } from '@/features/trial-balance/links-behind'
import type { OpenBalance } from '@/features/trial-balance/open-balance'
import { TrialBalanceTable } from '@/features/trial-balance/trial-balance-table'
import {
  useGetTrialBalanceQuery,
  useGetBalanceTraceQuery,
  type BalanceQuestion,
} from '@/features/trial-balance/trial-balance.api'
import type { BalanceAddress } from '@/features/trial-balance/use-balance-address'
import { TraceDialog } from '@/shared/computation/computation-steps'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { KnownChanges } from '@/shared/statement/known-changes'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { Tabs } from '@/shared/ui/tabs'

export type BalanceViewProps = { address: BalanceAddress }

export function BalanceView({ address: { question, said, change } }: BalanceViewProps) {
  const t = usePhrases('trial-balance')
  const formats = useFormats()
  const [opened, setOpened] = useState<OpenBalance | null>(null)
  const { currentData: balance, ...answer } = useGetTrialBalanceQuery(question)
  if (!balance) return <AnswerWait answer={answer} shape="rows" lines={12} />
  if (balance.rows.length === 0)
    return (
      <>
        <Card>
          <EmptyState icon="list-columns" title={t('empty', { month: formats.month(`${question.to}-01`) })}>
            {t('empty_text')}
          </EmptyState>
        </Card>
        <KnownChanges statement={balance} />
      </>
    )
  return (
    <>
      <Card flush className="balance-card">
        <Tabs
          label={t('views')}
          activeKey={said('view') === 'balance_sheet' ? 'balance_sheet' : 'title'}
          onChange={view => change({ view: view === 'title' ? '' : view })}
          tabs={[
            {
              key: 'title',
              label: t('title'),
              content: <TrialBalanceTable balance={balance} units={question.units} onOpen={setOpened} />,
            },
            {
              key: 'balance_sheet',
              label: t('balance_sheet'),
              content: <BalanceSheetTable balance={balance} onOpen={setOpened} />,
            },
          ]}
        />
      </Card>
      <KnownChanges statement={balance} />
      {opened && <BalanceTrace {...{ opened, balance, question }} onClose={() => setOpened(null)} />}
    </>
  )
}

type BalanceTraceProps = {
  opened: OpenBalance
  balance: TrialBalance
  question: BalanceQuestion
  onClose: () => void
}

/** How a figure comes about: what went in, the rule, and the way to its entries. */
function BalanceTrace({ opened, balance, question, onClose }: BalanceTraceProps) {
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
