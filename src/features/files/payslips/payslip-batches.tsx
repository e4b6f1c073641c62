import { useState } from 'react'
import type { PayslipBatch } from '@contract/modules/files/payslip.calls'
import { NewBatchForm } from '@/features/files/payslips/new-batch-form'
import { PayslipBatchPage } from '@/features/files/payslips/payslip-batch-page'
import { useListBatchesQuery } from '@/features/files/payslips/payslips.api'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Icon } from '@/shared/ui/icon'

/** Payslips on their way to people: begun for a period, filled, looked through, published. */
export function PayslipBatches() {
  const t = usePhrases('files')
  const [opened, setOpened] = useState<string | null>(null)
  const { data, ...answer } = useListBatchesQuery()
  if (opened === 'new')
    return <NewBatchForm onBegun={batch => setOpened(batch.id)} onCancel={() => setOpened(null)} />
  if (opened) return <PayslipBatchPage id={opened} onBack={() => setOpened(null)} />

  const begin = (
    <Button variant="primary" icon="plus-lg" onClick={() => setOpened('new')}>
      {t('batch.begin')}
    </Button>
  )
  return (
    <Card flush title={t('batch.title')} text={t('batch.text')} actions={begin}>
      {!data && <AnswerWait answer={answer} shape="rows" lines={4} className="p-3" />}
      {data?.length === 0 && <EmptyState icon="inbox" title={t('batch.empty')} />}
      {data && data.length > 0 && (
        <ul className="files-list">
          {data.map(batch => (
            <BatchLine key={batch.id} batch={batch} onOpen={() => setOpened(batch.id)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function BatchLine({ batch, onOpen }: { batch: PayslipBatch; onOpen: () => void }) {
  const t = usePhrases('files')
  const formats = useFormats()
  return (
    <li>
      <button type="button" className="files-line" onClick={onOpen}>
        <span className="files-line-words">
          <span className="files-line-title">
            {formats.shortDate(batch.period_from)} – {formats.shortDate(batch.period_to)}
          </span>
          <span className="files-line-meta">
            <span>{t(`payslips.cutoff.${batch.cutoff}`)}</span>
            <span>{t('batch.files', { count: batch.file_count })}</span>
            {batch.created_by_name && <bdi>{batch.created_by_name}</bdi>}
          </span>
        </span>
        {batch.status === 'draft' && batch.problem_count > 0 && (
          <Badge tone="warning">{t('batch.problems', { count: batch.problem_count })}</Badge>
        )}
        <Badge tone={batch.status === 'published' ? 'success' : 'neutral'}>
          {t(`batch.status.${batch.status}`)}
        </Badge>
        <Icon name="chevron-right" mirrored />
      </button>
    </li>
  )
}
