import { Link } from 'react-router-dom'
import type { Recovery } from '@contract/modules/commission/clawback-state'
import { amountColumn } from '@/shared/format/amount-column'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

/** Which release kept how much of it; a voided release gives its part back. */
export function RecoveryTable({ recoveries }: { recoveries: readonly Recovery[] }) {
  const t = usePhrases('clawbacks')
  const formats = useFormats()
  const columns: TableColumn<Recovery>[] = [
    {
      key: 'release',
      header: t('recoveries.release'),
      rowHeader: true,
      cell: row => (
        <Link to={`/commission/release?record=${row.release_id}`} className="record-link text-nowrap">
          <bdi>{row.number}</bdi>
        </Link>
      ),
    },
    { key: 'on', header: t('recoveries.on'), cell: row => <Ltr>{formats.date(row.recovered_on)}</Ltr> },
    amountColumn('amount', t('recoveries.amount')),
  ]
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('recoveries.title')}</h3>
      {recoveries.length === 0 ? (
        <p className="text-muted mb-0">{t('recoveries.none')}</p>
      ) : (
        <Table
          caption={t('recoveries.title')}
          columns={columns}
          rows={recoveries}
          rowKey={row => `${row.release_id} ${row.amount}`}
        />
      )}
    </section>
  )
}
