import type { StatementMailing } from '@contract/modules/commission/statement-link'
import type { StatementLine } from '@contract/modules/commission/statement-line'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

type Dispute = StatementMailing['disputes'][number]
export type DisputedLinesProps = { disputes: readonly Dispute[]; lines: readonly StatementLine[] }

/** What the developer does not agree with, line by line, and how that ended. */
export function DisputedLines({ disputes, lines }: DisputedLinesProps) {
  const t = usePhrases('statements')
  const formats = useFormats()
  const columns: TableColumn<Dispute>[] = [
    {
      key: 'line',
      header: t('disputes.line'),
      rowHeader: true,
      cell: ({ tranche_id }) => {
        const line = lines.find(each => each.tranche_id === tranche_id)
        return (
          <bdi>
            {line?.sale_no} · {line?.unit_code} · {line?.seq}
          </bdi>
        )
      },
    },
    { key: 'reason', header: t('disputes.reason'), cell: ({ reason }) => <span dir="auto">{reason}</span> },
    {
      key: 'by',
      header: t('disputes.by'),
      cell: ({ disputed_by, disputed_on }) => (
        <span>
          <bdi>{disputed_by}</bdi>, <Ltr>{formats.date(disputed_on)}</Ltr>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('disputes.state'),
      cell: ({ settled_on, settlement }) => {
        if (settled_on === null) return t('disputes.open')
        const date = formats.date(settled_on)
        return settlement === null
          ? t('disputes.paid', { date })
          : t('disputes.settled', { date, text: settlement })
      },
    },
  ]
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('disputes.title')}</h3>
      <Table caption={t('disputes.title')} columns={columns} rows={disputes} rowKey={({ id }) => id} />
    </section>
  )
}
