import type { PayslipBatchFile, PayslipBatchPage } from '@contract/modules/files/payslip.commands'
import { useRemoveBatchFileMutation } from '@/features/files/payslips.api'
import { Ltr } from '@/shared/format/ltr'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Badge } from '@/shared/ui/badge'
import { EmptyState } from '@/shared/ui/empty-state'
import { IconButton } from '@/shared/ui/icon-button'
import { Table } from '@/shared/ui/table'

export function BatchFiles({ batch }: { batch: PayslipBatchPage }) {
  const t = usePhrases('files')
  const dispatch = useAppDispatch()
  const [remove] = useRemoveBatchFileMutation()
  const handleRemove = async (file: PayslipBatchFile) => {
    const answer = await remove({ id: batch.id, fileId: file.id })
    if (answer.error) dispatch(errorNote(toApiFailure(answer.error).message))
  }
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
                onClick={() => void handleRemove(file)}
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
