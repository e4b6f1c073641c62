import { formatAmount } from '@contract/kernel/money'
import type { CertificateReport } from '@contract/modules/collection/certificate-report'
import { certificateAddress } from '@/features/collection/certificates/certificates.api'
import { Can } from '@/shared/access/can'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'
import { Card } from '@/shared/ui/card'
import { DefinitionList } from '@/shared/ui/definition-list'
import { Table, type TableColumn } from '@/shared/ui/table'

type Overdue = CertificateReport['overdue'][number]
export type MissingAgesProps = { report: CertificateReport; units: string | undefined }

/** How long certificates are overdue, and the letters that ask for them. */
export function MissingAges({ report, units }: MissingAgesProps) {
  const t = usePhrases('collection')
  const { aging, overdue, as_of } = report
  const columns: TableColumn<Overdue>[] = [
    {
      key: 'developer',
      header: t('certificate.developer'),
      rowHeader: true,
      cell: row => <bdi>{row.developer_name}</bdi>,
    },
    {
      key: 'missing',
      header: t('certificate.missing'),
      figures: true,
      cell: row => <Ltr>{formatAmount(row.missing)}</Ltr>,
    },
    {
      key: 'letter',
      header: t('certificate.reminder'),
      figures: true,
      cell: ({ developer_id, developer_name }) => (
        <Can code="collection.certificate.export">
          <SaveButton
            icon="printer"
            url={certificateAddress('reminder.pdf', { developer_id, as_of, units })}
            name={t('certificate.letter_file', { name: developer_name })}
          >
            {t('certificate.letter')}
          </SaveButton>
        </Can>
      ),
    },
  ]
  return (
    <Card title={t('certificate.ages')}>
      <div className="stack">
        <DefinitionList
          definitions={aging.map(({ bucket, missing }) => [
            t(`receivables.bucket.${bucket}`),
            <Ltr key={bucket}>{formatAmount(missing)}</Ltr>,
          ])}
        />
        {overdue.length > 0 && (
          <Table
            caption={t('certificate.overdue_of')}
            columns={columns}
            rows={overdue}
            rowKey={row => row.developer_id}
          />
        )}
      </div>
    </Card>
  )
}
