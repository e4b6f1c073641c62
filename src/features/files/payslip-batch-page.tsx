import { useState } from 'react'
import { BatchFiles } from '@/features/files/batch-files'
import { ManyFiles } from '@/features/files/many-files'
import {
  useDiscardBatchMutation,
  useGetBatchQuery,
  usePublishBatchMutation,
} from '@/features/files/payslips.api'
import { useFormats } from '@/shared/format/use-formats'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { Skeleton } from '@/shared/ui/skeleton'

/** What publishing would do, file by file; nothing is done before the question below is answered. */
export function PayslipBatchPage({ id, onBack }: { id: string; onBack: () => void }) {
  const t = usePhrases('files')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null)
  const { currentData: batch, error, isFetching, refetch } = useGetBatchQuery(id)
  const [publish, publishing] = usePublishBatchMutation()
  const [discard, discarding] = useDiscardBatchMutation()

  if (!batch)
    return error ? (
      <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="rows" lines={6} />
    )
  const ready = batch.files.filter(file => file.problem === null).length
  const isDraft = batch.status === 'draft'
  const settle = (failed: unknown, words: string) => {
    setAsked(null)
    if (!failed) dispatch(success(words))
    return !failed
  }
  const handlePublish = async () => {
    const values = { expected: ready, leave_problems: batch.problem_count > 0 }
    const answer = await publish({ id, values })
    settle(answer.error, t('batch.published', { count: ready }))
  }
  const handleDiscard = async () => {
    const answer = await discard(id)
    if (settle(answer.error, t('batch.discarded'))) onBack()
  }
  const refused = publishing.error ?? discarding.error
  return (
    <div className="stack">
      <div className="cluster">
        <Button icon="arrow-left" onClick={onBack}>
          {t('batch.all')}
        </Button>
      </div>
      <Card
        title={`${formats.shortDate(batch.period_from)} – ${formats.shortDate(batch.period_to)}`}
        text={`${t(`payslips.cutoff.${batch.cutoff}`)} · ${t('payslips.paid', { date: formats.shortDate(batch.pay_date) })}`}
      >
        <div className="stack">
          {refused && <Banner tone="danger">{toApiFailure(refused).message}</Banner>}
          {!isDraft && <Banner tone="success">{t(`batch.status.${batch.status}`)}</Banner>}
          {isDraft && <ManyFiles id={id} />}
          {batch.problem_count > 0 && isDraft && (
            <Banner tone="warning">{t('batch.left_behind', { count: batch.problem_count })}</Banner>
          )}
          <BatchFiles batch={batch} />
          {isDraft && (
            <div className="cluster">
              <Button
                variant="primary"
                icon="send-check"
                disabled={ready === 0}
                onClick={() => setAsked('publish')}
              >
                {t('batch.publish', { count: ready })}
              </Button>
              <Button icon="trash" onClick={() => setAsked('discard')}>
                {t('batch.discard')}
              </Button>
            </div>
          )}
        </div>
      </Card>
      {asked === 'publish' && (
        <ConfirmDialog
          show
          title={t('batch.publish', { count: ready })}
          confirmLabel={t('batch.publish_now')}
          busy={publishing.isLoading}
          onConfirm={() => void handlePublish()}
          onCancel={() => setAsked(null)}
        >
          {t('batch.ask_publish')}
        </ConfirmDialog>
      )}
      {asked === 'discard' && (
        <ConfirmDialog
          show
          tone="danger"
          title={t('batch.discard')}
          confirmLabel={t('batch.discard')}
          busy={discarding.isLoading}
          onConfirm={() => void handleDiscard()}
          onCancel={() => setAsked(null)}
        >
          {t('batch.ask_discard')}
        </ConfirmDialog>
      )}
    </div>
  )
}
