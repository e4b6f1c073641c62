import { useState } from 'react'
import type { OwnSession } from '@contract/modules/auth/auth.calls'
import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
} from '@/features/profile/profile.api'
import { SessionsTable } from '@/features/profile/sessions-table'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote, success } from '@/shared/notify/notification.slice'
import { toApiFailure } from '@/shared/http/api-failure'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

type SessionsToEnd = OwnSession | 'others' | null

export function OwnSessions() {
  const t = usePhrases('profile')
  const dispatch = useAppDispatch()
  const { data: sessions, ...answer } = useListOwnSessionsQuery()
  const [endOne, endingOne] = useEndOwnSessionMutation()
  const [endOthers, endingOthers] = useEndOtherSessionsMutation()
  const [asking, setAsking] = useState<SessionsToEnd>(null)
  const hasOthers = sessions?.some(session => !session.is_current) ?? false

  const handleConfirm = async () => {
    if (asking === null) return
    try {
      await (asking === 'others' ? endOthers() : endOne(asking.id)).unwrap()
      dispatch(success(t(asking === 'others' ? 'sessions.others_ended' : 'sessions.ended')))
    } catch (failed) {
      dispatch(errorNote(toApiFailure(failed).message))
    }
    setAsking(null)
  }

  return (
    <Card
      flush
      title={t('sessions.title')}
      actions={
        hasOthers && (
          <Button size="sm" onClick={() => setAsking('others')}>
            {t('sessions.end_others')}
          </Button>
        )
      }
    >
      {(answer.error !== undefined || !sessions) && (
        <AnswerWait answer={answer} shape="rows" lines={3} className="p-3" />
      )}
      {!answer.error && sessions && (
        <SessionsTable sessions={sessions} isBusy={answer.isFetching} onEnd={setAsking} />
      )}
      {asking && (
        <ConfirmDialog
          show
          tone="danger"
          title={t(asking === 'others' ? 'sessions.end_others_title' : 'sessions.end_title')}
          confirmLabel={t(asking === 'others' ? 'sessions.end_others' : 'sessions.end')}
          busy={endingOne.isLoading || endingOthers.isLoading}
          onConfirm={() => void handleConfirm()}
          onCancel={() => setAsking(null)}
        >
          {asking === 'others'
            ? t('sessions.end_others_text')
            : t('sessions.end_text', { device: asking.device || t('sessions.unknown') })}
        </ConfirmDialog>
      )}
    </Card>
  )
}
