import type { UserListItem } from '@contract/modules/settings/user.resource'
import { userActions } from '@/features/settings/users/user.api'
import { useCommand } from '@/shared/command/use-command'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type UserAction = 'suspend' | 'reactivate' | 'unlock' | 'send_reset' | 'end_sessions'

export interface UserActions {
  /** True when it was done; either way the person is told. */
  act: (action: UserAction) => Promise<boolean>
  isBusy: boolean
}

export function useUserActions(user: UserListItem): UserActions {
  const t = usePhrases('settings')
  const commands = {
    suspend: useCommand(userActions.suspend),
    reactivate: useCommand(userActions.reactivate),
    unlock: useCommand(userActions.unlock),
    send_reset: useCommand(userActions.send_reset),
    end_sessions: useCommand(userActions.end_sessions),
  }
  return {
    act: action => {
      const [run] = commands[action]
      return run({ record: user }, t(`done.${action}`, { name: user.full_name, email: user.email }))
    },
    isBusy: Object.values(commands).some(([, busyId]) => busyId !== null),
  }
}
