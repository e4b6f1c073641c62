import '@/features/collection/collection.scss'
import { Link } from 'react-router-dom'
import { oneOf } from '@contract/kernel/one-of'
import { monthsOfQuarter } from '@contract/kernel/quarters'
import type { CertificateReport } from '@contract/modules/collection/certificate-report'
import { certificatesPath, type NewCertificate } from '@/features/collection/certificates/certificates-path'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { StatementTable } from '@/shared/statement/statement-table'
import { Badge } from '@/shared/ui/badge'

type Row = CertificateReport['quarters'][number]['rows'][number]

/** Quarter by quarter what each developer withheld, beside what it certified. */
export function QuarterTable({ report }: { report: CertificateReport }) {
  const t = usePhrases('collection')
  const formats = useFormats()
  const can = useCan()
  const columns = [
    { key: 'quarter', label: `${t('certificate.quarter')} · ${t('certificate.developer')}` },
    ...(['expected', 'received', 'difference', 'missing', 'overdue'] as const).map(key => ({
      key,
      label: t(`certificate.${key}`),
    })),
    { key: 'record', label: t('certificate.number') },
  ]
  const receiptsOf = ({ quarter, developer_id, ou_code, developer_name }: Row) => {
    if (!can('collection.report.view')) return undefined
    const months = monthsOfQuarter(quarter)
    const said = {
      ...{ by: 'developer_id', from: months[0] ?? '', to: months[2] ?? '' },
      ...{ units: ou_code, developer: developer_id, of: developer_id },
    }
    return {
      to: `/collection/report?${new URLSearchParams(said).toString()}`,
      label: t('report.receipts_of', { name: developer_name }),
    }
  }
  const certificatesOf = ({ quarter, developer_id, ou_id, developer_name }: Row) => ({
    to: certificatesPath({
      quarter: { filterType: 'text', type: 'equals', filter: quarter },
      developer_id: oneOf(developer_id),
      ou_id: oneOf(ou_id),
    }),
    label: t('certificate.certificates_of', { name: developer_name }),
  })
  const given = ({ quarter, developer_id, ou_id, missing }: Row): NewCertificate => ({
    ...{ quarter, developer_id, ou_id, tax_withheld: missing },
  })
  return (
    <StatementTable title={t('certificate.title')} columns={columns}>
      {report.quarters.map(({ quarter, due_on, rows, totals }) => (
        <tbody key={quarter}>
          <tr>
            <th scope="row">
              <Ltr>{quarter.replace('-', ' ')}</Ltr>{' '}
              <span className="text-muted small text-nowrap">
                {t('certificate.due_on', { on: formats.date(due_on) })}
              </span>
            </th>
            <StatementFigure amount={totals.expected} />
            <StatementFigure amount={totals.received} />
            <StatementFigure amount={totals.difference} />
            <StatementFigure amount={totals.missing} />
            <td />
            <td />
          </tr>
          {rows.map(row => (
            <tr key={`${row.developer_id} ${row.ou_id}`} className="statement-line">
              <th scope="row" className="certificate-developer">
                <bdi>{row.developer_name}</bdi> · <bdi>{row.ou_name}</bdi>
              </th>
              <StatementFigure amount={row.expected} entries={receiptsOf(row)} />
              <StatementFigure amount={row.received} entries={certificatesOf(row)} />
              <StatementFigure amount={row.difference} />
              <StatementFigure amount={row.missing} />
              <td className="cell-figures">
                {row.days > 0 && <Badge tone="danger">{t('certificate.days', { count: row.days })}</Badge>}
              </td>
              <td className="cell-figures">
                {row.missing !== '0.00' && can('collection.certificate.create') && (
                  <Link to={certificatesPath(undefined, 'new')} state={given(row)} className="record-link">
                    {t('certificate.record')}
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
      <tbody className="statement-result">
        <tr>
          <th scope="row">{t('certificate.total')}</th>
          <StatementFigure amount={report.totals.expected} />
          <StatementFigure amount={report.totals.received} />
          <StatementFigure amount={report.totals.difference} />
          <StatementFigure amount={report.totals.missing} />
          <td />
          <td />
        </tr>
      </tbody>
    </StatementTable>
  )
}
