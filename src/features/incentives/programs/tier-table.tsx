import { formatAmount } from '@contract/kernel/money'
import type { IncentiveProgram } from '@contract/modules/commission/incentive-program.resource'
import type { IncentiveTier } from '@contract/modules/commission/incentive-tier'
import { useMeasure } from '@/features/incentives/use-measure'
import { shownRate } from '@/shared/format/shown-rate'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

/** What each tier gives, for those who do not change it. */
export function TierTable({ program: { metric, tiers } }: { program: IncentiveProgram }) {
  const t = usePhrases('incentives')
  const measure = useMeasure()
  const columns: TableColumn<IncentiveTier>[] = [
    {
      key: 'from',
      header: t('tiers.from'),
      rowHeader: true,
      cell: ({ from }) => <bdi>{measure(metric, from)}</bdi>,
    },
    {
      key: 'to',
      header: t('tiers.to'),
      cell: ({ to }) => (to === null ? t('tiers.no_end') : <bdi>{measure(metric, to)}</bdi>),
    },
    {
      key: 'amount',
      header: t('tiers.kind'),
      figures: true,
      cell: ({ kind, amount }) => (
        <Ltr>{kind === 'pct' ? `${shownRate(amount)} %` : formatAmount(amount)}</Ltr>
      ),
    },
  ]
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('programs.tiers')}</h3>
      <Table caption={t('programs.tiers')} columns={columns} rows={tiers} rowKey={({ from }) => from} />
    </section>
  )
}
