import type { CommissionView } from '@contract/selling/commission.calls'
import { shownPercent } from '@/shared/computation/step-words'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Table, type TableColumn } from '@/shared/ui/table'

export type TrancheTableProps = { view: CommissionView }

type Tranche = CommissionView['tranches'][number]

/** When each part opens, and what it still waits for. */
export function TrancheTable({ view }: TrancheTableProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const columns: TableColumn<Tranche>[] = [
    {
      key: 'name',
      header: t('commission.tranche'),
      rowHeader: true,
      cell: ({ seq, name }) => <bdi>{name ?? t('commission.tranche_no', { number: seq })}</bdi>,
    },
    {
      key: 'trigger',
      header: t('commission.opens_at'),
      figures: true,
      cell: ({ trigger_amount, trigger_pct }) => (
        <Ltr>{`${formats.amount(trigger_amount)} (${shownPercent(trigger_pct)})`}</Ltr>
      ),
    },
    {
      key: 'date',
      header: t('commission.when'),
      cell: ({ status, eligible_on, expected_on }) =>
        status !== 'reversed' && (eligible_on || expected_on)
          ? formats.shortDate(eligible_on ?? expected_on ?? '')
          : '–',
    },
    {
      key: 'status',
      header: t('commission.state'),
      cell: ({ status, waits_for }) => (
        <span>
          <Badge tone={status === 'locked' ? 'neutral' : status === 'reversed' ? 'danger' : 'success'} dot>
            {t(`commission.tranche_status.${status}`)}
          </Badge>
          {waits_for.length > 0 && (
            <span className="text-muted small">
              {' '}
              {waits_for.map(what => t(`commission.waits.${what}`)).join(', ')}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'release',
      header: t('commission.release'),
      figures: true,
      cell: ({ release_pct, gross }) => (
        <Ltr>
          {gross ? `${formats.amount(gross)} (${shownPercent(release_pct)})` : shownPercent(release_pct)}
        </Ltr>
      ),
    },
  ]
  return (
    <Table
      caption={t('commission.tranches')}
      columns={columns}
      rows={view.tranches}
      rowKey={({ seq }) => seq}
    />
  )
}
