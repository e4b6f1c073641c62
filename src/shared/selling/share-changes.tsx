import { moneyText, parseMoney } from '@contract/kernel/money'
import type { ShareChange } from '@contract/selling/commission-adjustment'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

export type ShareChangesProps = { changes: readonly ShareChange[] }

/** Each share of a commission that becomes different, before and after. */
export function ShareChanges({ changes }: ShareChangesProps) {
  const t = usePhrases('selling')
  const formats = useFormats()
  const money = (amount: string) => <Ltr>{formats.amount(amount)}</Ltr>
  const columns: TableColumn<ShareChange>[] = [
    {
      key: 'who',
      header: t('changes.who'),
      rowHeader: true,
      cell: ({ seller_name, level }) => (
        <>
          <bdi>{seller_name ?? t('changes.company')}</bdi>{' '}
          {level && <span className="text-muted small">{t(`levels.${level}`)}</span>}
        </>
      ),
    },
    { key: 'seq', header: t('changes.tranche'), figures: true, cell: ({ seq }) => seq },
    { key: 'before', header: t('changes.before'), figures: true, cell: ({ before }) => money(before) },
    { key: 'after', header: t('changes.after'), figures: true, cell: ({ after }) => money(after) },
    {
      key: 'difference',
      header: t('changes.difference'),
      figures: true,
      cell: ({ before, after }) => money(moneyText(parseMoney(after) - parseMoney(before))),
    },
  ]
  return (
    <Table
      caption={t('changes.caption')}
      columns={columns}
      rows={changes}
      rowKey={({ seq, sale_seller_id }) => `${seq} ${sale_seller_id ?? ''}`}
    />
  )
}
