import { useState } from 'react'
import type { OwnMemoPage } from '@contract/modules/files/memo.calls'
import { ownMemoActions } from '@/features/files/memos.api'
import { useStaleTags } from '@/shared/command/use-stale-tags'
import { useFormats } from '@/shared/format/use-formats'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

/** Two presses: one says that it was read, the other that it is meant. Nothing is marked before the server has it. */
export function MemoAcknowledge({ memo }: { memo: OwnMemoPage }) {
  const t = usePhrases('files')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  const [acknowledge, { isLoading, error }] = ownMemoActions.acknowledge.useMutation()
  const goStale = useStaleTags(ownMemoActions.acknowledge)

  if (memo.state === 'acknowledged')
    return (
      <Banner tone="success">
        {t('acknowledge.done', { date: formats.longDate(memo.acknowledged_at ?? '') })}
      </Banner>
    )
  const handleConfirm = async () => {
    try {
      await acknowledge({ record: memo, body: { version: memo.version } }).unwrap()
      dispatch(success(t('acknowledge.noted')))
    } catch {
      // A refusal says that the memo has changed: then it is read anew.
      goStale(memo.id)
    }
    setAsking(false)
  }
  return (
    <div className="files-acknowledge" role="group" aria-label={t('acknowledge.group')}>
      {error !== undefined && <Banner tone="danger">{toApiFailure(error).message}</Banner>}
      <p className="mb-0">
        {memo.ack_deadline
          ? t('acknowledge.asked_until', { date: formats.shortDate(memo.ack_deadline) })
          : t('acknowledge.asked')}
      </p>
      {isAsking ? (
        <div className="cluster">
          <Button
            variant="primary"
            size="lg"
            icon="check-lg"
            busy={isLoading}
            onClick={() => void handleConfirm()}
          >
            {t('acknowledge.confirm')}
          </Button>
          <Button size="lg" disabled={isLoading} onClick={() => setAsking(false)}>
            {t('acknowledge.not_yet')}
          </Button>
        </div>
      ) : (
        <Button variant="primary" size="lg" icon="check-lg" onClick={() => setAsking(true)}>
          {t('acknowledge.press')}
        </Button>
      )}
    </div>
  )
}
