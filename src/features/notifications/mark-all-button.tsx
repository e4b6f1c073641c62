import {
  useReadAllNotificationsMutation,
  useTakeBackReadAllMutation,
} from '@/features/notifications/notifications.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote, success } from '@/shared/notify/notification.slice'
import { withUndo } from '@/shared/notify/undo'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

/** All at once, and back again for those that were unread before. */
export function MarkAllButton() {
  const t = usePhrases('notifications')
  const dispatch = useAppDispatch()
  const [readAll, { isLoading }] = useReadAllNotificationsMutation()
  const [takeBack] = useTakeBackReadAllMutation()

  const handleMark = async () => {
    const { data, error } = await readAll()
    if (error) dispatch(errorNote(toApiFailure(error).message))
    else if (data.changed === 0) dispatch(success(t('list.none_unread')))
    else
      dispatch(
        withUndo(t('list.marked_all'), () => {
          void takeBack(data.mark).then(answer => {
            if (answer.error) dispatch(errorNote(toApiFailure(answer.error).message))
          })
        }),
      )
  }
  return (
    <Button size="sm" icon="check-lg" busy={isLoading} onClick={() => void handleMark()}>
      {t('list.mark_all')}
    </Button>
  )
}
