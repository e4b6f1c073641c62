import { Fragment } from 'react'
import { shownPercent } from '@/shared/computation/step-words'
import { useGetMacedaQuery } from '@/features/sales/sales.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Card } from '@/shared/ui/card'
import { DefinitionList, type Definition } from '@/shared/ui/definition-list'

export type MacedaFactsProps = { id: string }

/** RA 6552: what the law grants this buyer. It informs whoever cancels; it never cancels by itself. */
export function MacedaFacts({ id }: MacedaFactsProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const { currentData: panel, ...answer } = useGetMacedaQuery(id)
  if (!panel) return <AnswerWait answer={answer} lines={6} />
  const amount = (value: string) => <Ltr>{formats.amount(value)}</Ltr>
  const date = (value: string | null) => (value ? formats.shortDate(value) : '–')
  const facts: Definition[] = [
    [t('maceda.total_paid'), amount(panel.total_paid)],
    [t('maceda.instalment'), amount(panel.monthly_instalment)],
    [t('maceda.years_paid'), t('maceda.years', { count: panel.years_paid })],
    [t('maceda.years_elapsed'), t('maceda.years', { count: panel.years_elapsed })],
    [t('maceda.grace'), t(`maceda.grace_${panel.grace.unit}`, { count: panel.grace.count })],
    [t('maceda.oldest'), date(panel.oldest_unpaid_due)],
    [t('maceda.grace_ends'), date(panel.grace_ends_on)],
    [t('maceda.earliest'), date(panel.earliest_cancellation_on)],
    [
      t('maceda.refund'),
      <Fragment key="refund">
        <strong>{amount(panel.refund)}</strong>{' '}
        <span className="text-muted">
          <Ltr>{`(${shownPercent(panel.refund_rate_pct)})`}</Ltr>
        </span>
      </Fragment>,
    ],
  ]
  return (
    <Card title={t('maceda.title')} text={t('maceda.text')} level={3}>
      <DefinitionList definitions={facts} />
    </Card>
  )
}
