import { useState } from 'react'
import { businessDate } from '@contract/kernel/dates'
import type { YearEnd as YearEndAnswer } from '@contract/modules/leave/leave-balance.calls'
import { useGetYearEndQuery } from '@/features/leave/leave.api'
import { leaveActions } from '@/features/leave/leave-commands.api'
import { YearBar } from '@/features/leave/year-bar'
import { YearEndRows } from '@/features/leave/year-end/year-end-rows'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'

/** Choose the year, read every line, confirm: nothing is written before the last of the three. */
export function YearEnd() {
  const t = usePhrases('leave')
  const formats = useFormats()
  const [year, setYear] = useState(() => Number(businessDate(new Date()).slice(0, 4)) - 1)
  const [isAsking, setAsking] = useState(false)
  const [closed, setClosed] = useState<YearEndAnswer | null>(null)
  const { currentData: plan, ...answer } = useGetYearEndQuery(year)

  const handleYear = (next: number) => {
    setClosed(null)
    setYear(next)
  }
  return (
    <Card title={t('close.title')} text={t('close.text')}>
      <div className="stack">
        <YearBar year={year} onYear={handleYear} />
        {closed && closed.year === year && (
          <Banner tone="success" role="status" title={t('close.done', { year })}>
            {t('close.done_text', { count: closed.rows.length })}
          </Banner>
        )}
        {!plan && <AnswerWait answer={answer} shape="rows" lines={6} />}
        {plan?.rows.length === 0 && (
          <EmptyState icon="check-circle" title={t('close.nothing')}>
            {t('close.nothing_text')}
          </EmptyState>
        )}
        {plan && plan.rows.length > 0 && (
          <>
            {!plan.may_close && <Banner tone="warning">{t('close.too_early', { year })}</Banner>}
            <YearEndRows rows={plan.rows} />
            <div className="cluster">
              <strong>
                {t('close.totals')} <Ltr>{formats.amount(plan.total_amount)}</Ltr>
              </strong>
              <Button
                variant="primary"
                icon="lock"
                disabled={!plan.may_close}
                onClick={() => setAsking(true)}
              >
                {t('close.confirm', { year })}
              </Button>
            </div>
          </>
        )}
      </div>
      {isAsking && (
        <CommandConfirm
          command={leaveActions.close_year}
          call={{ body: { year } }}
          title={t('close.confirm_title', { year })}
          confirmLabel={t('close.confirm', { year })}
          tone="danger"
          done={t('close.done', { year })}
          onDone={() => setClosed(plan ?? null)}
          onClose={() => setAsking(false)}
        >
          {t('close.confirm_text', { count: plan?.rows.length ?? 0 })}
        </CommandConfirm>
      )}
    </Card>
  )
}
