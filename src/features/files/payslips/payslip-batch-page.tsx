import { useState } from 'react'
import { BatchFiles } from '@/features/files/payslips/batch-files'
import { ManyFiles } from '@/features/files/payslips/many-files'
import { batchActions, useGetBatchQuery } from '@/features/files/payslips/payslips.api'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'

/** What publishing would do, file by file; nothing is done before the question below is answered. */
export function PayslipBatchPage({ id, onBack }: { id: string; onBack: () => void }) {
  const t = usePhrases('files')
  const formats = useFormats()
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null)
  const { currentData: batch, ...answer } = useGetBatchQuery(id)

  if (!batch) return <AnswerWait answer={answer} shape="rows" lines={6} />
  const ready = batch.files.filter(file => file.problem === null).length
  const isDraft = batch.status === 'draft'
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
        <CommandConfirm
          command={batchActions.publish}
          call={{ record: batch, body: { expected: ready, leave_problems: batch.problem_count > 0 } }}
          title={t('batch.publish', { count: ready })}
          confirmLabel={t('batch.publish_now')}
          done={t('batch.published', { count: ready })}
          onClose={() => setAsked(null)}
        >
          {t('batch.ask_publish')}
        </CommandConfirm>
      )}
      {asked === 'discard' && (
        <CommandConfirm
          command={batchActions.discard}
          call={{ record: batch }}
          tone="danger"
          title={t('batch.discard')}
          confirmLabel={t('batch.discard')}
          done={t('batch.discarded')}
          onDone={onBack}
          onClose={() => setAsked(null)}
        >
          {t('batch.ask_discard')}
        </CommandConfirm>
      )}
    </div>
  )
}
