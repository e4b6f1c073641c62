import type { SchemeTerms } from '@contract/modules/commission/scheme.resource'
import { shownRate } from '@/shared/format/shown-rate'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

export type SchemeTranchesProps = {
  scheme: Pick<SchemeTerms, 'tranches' | 'requires_documents' | 'requires_pdc' | 'trigger_kind'>
}

type Tranche = SchemeTerms['tranches'][number]

/** When each part of a commission opens, and how much of it that is. */
export function SchemeTranches({ scheme }: SchemeTranchesProps) {
  const t = usePhrases('commission')
  const waits = ({ requires_event }: Tranche) =>
    [
      scheme.requires_documents ? t('tranches.documents') : '',
      scheme.requires_pdc ? t('tranches.pdc') : '',
      requires_event === 'none' ? '' : t(`values.requires_event.${requires_event}`),
    ].filter(Boolean)
  const columns: TableColumn<Tranche>[] = [
    {
      key: 'name',
      header: t('tranches.one'),
      rowHeader: true,
      cell: ({ name, seq }) => <bdi>{name ?? t('tranches.number', { number: seq })}</bdi>,
    },
    {
      key: 'trigger',
      header: t(`tranches.opens.${scheme.trigger_kind}`),
      figures: true,
      cell: ({ trigger_pct }) => <Ltr>{`${shownRate(trigger_pct)} %`}</Ltr>,
    },
    {
      key: 'release',
      header: t('fields.release_pct'),
      figures: true,
      cell: ({ release_pct }) => <Ltr>{`${shownRate(release_pct)} %`}</Ltr>,
    },
    {
      key: 'waits',
      header: t('tranches.waits'),
      cell: tranche => waits(tranche).join(', ') || '–',
    },
  ]
  return (
    <section aria-label={t('tranches.title')}>
      <h2 className="section-title">{t('tranches.title')}</h2>
      <Table
        caption={t('tranches.title')}
        columns={columns}
        rows={scheme.tranches}
        rowKey={({ seq }) => seq}
      />
    </section>
  )
}
