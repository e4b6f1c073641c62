import { useState } from 'react'
import {
  useGetCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '@/features/buyers/leads/lead-commands.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as failed, success } from '@/shared/notify/notification.slice'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Modal } from '@/shared/ui/modal'
import { TextInput } from '@/shared/ui/text-input'

export type CalendarDialogProps = { onClose: () => void }

/** The address by which one's own calendar reads one's next actions. */
export function CalendarDialog({ onClose }: CalendarDialogProps) {
  const t = usePhrases('leads')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { data: feed, ...answer } = useGetCalendarFeedQuery()
  const [make, making] = useMakeCalendarFeedMutation()
  const [revoke, revoking] = useRevokeCalendarFeedMutation()
  const [isEnding, setEnding] = useState(false)

  const run = async (work: () => Promise<unknown>, words: string) => {
    try {
      await work()
      setEnding(false)
      dispatch(success(words))
    } catch (cause) {
      dispatch(failed(toApiFailure(cause).message))
    }
  }
  const handleMake = () => void run(() => make().unwrap(), t('calendar.made'))
  const handleRevoke = () => void run(() => revoke().unwrap(), t('calendar.revoked'))
  const handleCopy = (url: string) => void run(() => navigator.clipboard.writeText(url), t('calendar.copied'))

  return (
    <Modal show title={t('calendar.title')} onClose={onClose}>
      <div className="stack">
        <p>{t('calendar.text')}</p>
        {feed === undefined && <AnswerWait answer={answer} lines={3} />}
        {feed === null && (
          <Button variant="primary" icon="calendar-plus" busy={making.isLoading} onClick={handleMake}>
            {t('calendar.make')}
          </Button>
        )}
        {feed && (
          <>
            <Field label={t('calendar.url')} hint={t('calendar.secret')}>
              <TextInput readOnly dir="ltr" value={feed.url} onFocus={event => event.target.select()} />
            </Field>
            <p className="text-muted small">
              {feed.last_read_at ? (
                <>
                  {t('calendar.read')} <Ltr>{formats.instant(feed.last_read_at)}</Ltr>
                </>
              ) : (
                t('calendar.never_read')
              )}
            </p>
            <div className="cluster">
              <Button variant="primary" icon="copy" onClick={() => handleCopy(feed.url)}>
                {t('calendar.copy')}
              </Button>
              {!isEnding && <Button onClick={() => setEnding(true)}>{t('calendar.change')}</Button>}
            </div>
            {isEnding && (
              <div className="stack">
                <p>{t('calendar.change_text')}</p>
                <div className="cluster">
                  <Button icon="arrow-clockwise" busy={making.isLoading} onClick={handleMake}>
                    {t('calendar.rotate')}
                  </Button>
                  <Button variant="danger" busy={revoking.isLoading} onClick={handleRevoke}>
                    {t('calendar.revoke')}
                  </Button>
                </div>
              </div>
            )}
          </>
        )}
      </div>
    </Modal>
  )
}
