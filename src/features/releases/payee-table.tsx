import type { Releasable } from '@contract/modules/commission/release-line'
import { usePickWords } from '@/features/releases/use-pick-words'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import type { TableColumn } from '@/shared/ui/table'
import { PickTable } from '@/shared/ui/pick-table'

export type PayeeTableProps = {
  payees: readonly Releasable[]
  selected: readonly string[]
  onChange: (ids: string[]) => void
}

const FIGURES = ['amount', 'holdbacks', 'open_clawbacks'] as const

/** Who could be paid, with what of it, and what keeps somebody from being paid. */
export function PayeeTable({ payees, selected, onChange }: PayeeTableProps) {
  const t = usePhrases('releases')
  const words = usePickWords()
  const formats = useFormats()
  const named: TableColumn<Releasable> = {
    key: 'name',
    header: t('prepare.payee'),
    rowHeader: true,
    cell: ({ name, bars, shares, sales, has_draft }) => (
      <>
        <bdi>{name}</bdi>
        <div className="text-muted small">{t('prepare.shares', { count: shares, sales })}</div>
        {has_draft && <Badge tone="info">{t('prepare.has_draft')}</Badge>}
        {bars.map(bar => (
          <Badge key={bar} tone="warning">
            {t(`bars.short.${bar}`)}
          </Badge>
        ))}
      </>
    ),
  }
  const figures = FIGURES.map((key): TableColumn<Releasable> => ({
    key,
    header: t(`prepare.${key}`),
    figures: true,
    wideOnly: key !== 'amount',
    cell: payee => <Ltr>{formats.amount(payee[key])}</Ltr>,
  }))
  return (
    <PickTable
      caption={t('prepare.caption')}
      words={words}
      columns={[named, ...figures]}
      rows={payees}
      idOf={({ seller_id }) => seller_id}
      nameOf={({ name }) => name}
      canPick={({ bars }) => bars.length === 0}
      selected={selected}
      onChange={onChange}
    />
  )
}
