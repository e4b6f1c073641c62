import { useState } from 'react'
import { formatAmount } from '@contract/kernel/money'
import type { RepriceLine } from '@contract/selling/property-unit.calls'
import { UnitStatusBadge } from '@/features/property/units/unit-status-badge'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Table, type TableColumn } from '@/shared/ui/table'

export type RepriceTableProps = { lines: readonly RepriceLine[] }

const PAGE = 50

export function RepriceTable({ lines }: RepriceTableProps) {
  const t = usePhrases('property')
  const [shown, setShown] = useState(PAGE)
  const columns: TableColumn<RepriceLine>[] = [
    {
      key: 'unit',
      header: t('fields.unit_code'),
      rowHeader: true,
      cell: line => <bdi>{line.unit_code}</bdi>,
    },
    { key: 'project', header: t('fields.project_id'), cell: line => <bdi>{line.project_label}</bdi> },
    { key: 'status', header: t('fields.status'), cell: line => <UnitStatusBadge status={line.status} /> },
    { key: 'old', header: t('reprice.old'), figures: true, cell: line => formatAmount(line.old_price) },
    {
      key: 'new',
      header: t('reprice.new'),
      figures: true,
      cell: line => <strong>{formatAmount(line.new_price)}</strong>,
    },
  ]
  return (
    <>
      <Table
        caption={t('reprice.preview_title')}
        columns={columns}
        rows={lines.slice(0, shown)}
        rowKey={line => line.id}
      />
      {lines.length > shown && (
        <Button onClick={() => setShown(count => count + 10 * PAGE)}>
          {t('reprice.more', { count: lines.length - shown })}
        </Button>
      )}
    </>
  )
}
