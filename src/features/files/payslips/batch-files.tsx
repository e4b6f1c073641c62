import type { PayslipBatchFile, PayslipBatchPage } from '@contract/modules/files/payslip.calls'
import { batchActions } from '@/features/files/payslips/payslips.api'
import { useCommand } from '@/shared/command/use-command'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { EmptyState } from '@/shared/ui/empty-state'
import { IconButton } from '@/shared/ui/icon-button'
import { Table } from '@/shared/ui/table'

export function BatchFiles({ batch }: { batch: PayslipBatchPage }) {
  const t = usePhrases('files')
  const [remove] = useCommand(batchActions.remove)
  const columns = [
    {
      key: 'file',
      header: t('batch.file'),
      rowHeader: true,
      cell: (file: PayslipBatchFile) => <bdi className="text-break">{file.file_name}</bdi>,
    },
    {
      key: 'person',
      header: t('batch.person'),
      cell: (file: PayslipBatchFile) =>
        file.full_name ? (
          <>
            <bdi>{file.full_name}</bdi> <Ltr>{file.employee_no}</Ltr>
          </>
        ) : (
          '–'
        ),
    },
    {
      key: 'outcome',
      header: t('batch.outcome'),
      cell: (file: PayslipBatchFile) =>
        file.problem ? (
          <Badge tone="danger">{t(`batch.problem.${file.problem}`)}</Badge>
        ) : (
          <Badge tone={file.replaces ? 'warning' : 'success'}>
            {file.replaces ? t('batch.replaces') : t('batch.matched')}
          </Badge>
        ),
    },
    ...(batch.status === 'draft'
      ? [
          {
            key: 'remove',
            header: '',
            cell: (file: PayslipBatchFile) => (
              <IconButton
                icon="trash"
                label={t('batch.remove', { name: file.file_name })}
                onClick={() => void remove({ record: batch, ids: { fileId: file.id } }, null)}
              />
            ),
          },
        ]
      : []),
  ]
  return (
    <Table
      caption={t('batch.outcome')}
      columns={columns}
      rows={batch.files}
      rowKey={file => file.id}
      empty={<EmptyState icon="upload" title={t('batch.no_files')} />}
    />
  )
}
