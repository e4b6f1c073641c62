import { nameOf } from '@/features/settings/user-name'
import { useCommandUserMutation, useMoveUserMutation, usersWentStale } from '@/features/settings/user.api'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error, success } from '@/shared/notify/notification.slice'
import { toApiFailure } from '@/shared/http/api-failure'
import { useAppDispatch } from '@/shared/store/hooks'

export type UserAction = 'suspend' | 'reactivate' | 'unlock' | 'send_reset' | 'end_sessions'

export interface UserActions {
  /** True when it was done; either way the person is told. */
  act: (action: UserAction) => Promise<boolean>
  isBusy: boolean
}

export function useUserActions(user: UserListItem): UserActions {
  const t = usePhrases('settings')
  const dispatch = useAppDispatch()
  const [move, moving] = useMoveUserMutation()
  const [command, commanding] = useCommandUserMutation()
  const words = { name: nameOf(user), email: user.email }

  const send = (action: UserAction) => {
    switch (action) {
      case 'suspend':
      case 'reactivate':
        return move({ user, to: action }).unwrap()
      case 'unlock':
        return command({ user, command: 'unlock' }).unwrap()
      case 'send_reset':
        return command({ user, command: 'send-reset' }).unwrap()
      case 'end_sessions':
        return command({ user, command: 'end-sessions' }).unwrap()
    }
  }
  const act = async (action: UserAction): Promise<boolean> => {
    try {
      await send(action)
      dispatch(success(t(`done.${action}`, words)))
      return true
    } catch (failed) {
      const { code, message } = toApiFailure(failed)
      if (code === 'stale_record') dispatch(usersWentStale())
      dispatch(error(message))
      return false
    }
  }
  return { act, isBusy: moving.isLoading || commanding.isLoading }
}
