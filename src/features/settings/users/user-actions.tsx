import { lazy, Suspense, useState } from 'react'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { useUserActions, type UserAction } from '@/features/settings/users/use-user-actions'
import { isLocked } from '@/features/settings/users/user-lock'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownItem } from '@/shared/ui/dropdown-item'
import { Icon } from '@/shared/ui/icon'

const ActivateUserDialog = lazy(() =>
  import('@/features/settings/users/activate-user-dialog').then(file => ({
    default: file.ActivateUserDialog,
  })),
)

export type UserActionsProps = { user: UserListItem }

type AccountAction = 'activate' | 'suspend' | 'end_sessions'

/** What may be done with an account now, by its state and the rights of whoever looks at it. */
export function UserActions({ user }: UserActionsProps) {
  const t = usePhrases('settings')
  const can = useCan()
  const isSelf = useAppSelector(selectUser)?.id === user.id
  const [asking, setAsking] = useState<AccountAction | null>(null)
  const { act, isBusy } = useUserActions(user)
  const name = user.full_name
  const { status } = user

  const maySuspend = can('settings.user.suspend') && !isSelf
  const mayHelp = can('settings.user.reset_password')
  const offers = {
    activate: status === 'pending' && can('settings.user.assign_role'),
    reactivate: status === 'suspended' && maySuspend,
    unlock: isLocked(user) && mayHelp,
    send_reset: (status === 'active' || status === 'pending') && mayHelp,
    end_sessions: status === 'active' && maySuspend,
    suspend: status === 'active' && maySuspend,
  }
  if (!Object.values(offers).some(Boolean)) return null

  const handleConfirm = async (action: UserAction) => {
    if (await act(action)) setAsking(null)
  }
  return (
    <>
      <Dropdown
        align="end"
        label={t('users.actions', { name })}
        toggleClassName="icon-button"
        toggle={<Icon name="three-dots-vertical" />}
      >
        {offers.activate && (
          <DropdownItem icon="person-check" onSelect={() => setAsking('activate')}>
            {t('act.activate')}
          </DropdownItem>
        )}
        {offers.reactivate && (
          <DropdownItem icon="person-check" onSelect={() => void act('reactivate')}>
            {t('act.reactivate')}
          </DropdownItem>
        )}
        {offers.unlock && (
          <DropdownItem icon="unlock" onSelect={() => void act('unlock')}>
            {t('act.unlock')}
          </DropdownItem>
        )}
        {offers.send_reset && (
          <DropdownItem icon="send" onSelect={() => void act('send_reset')}>
            {t('act.send_reset')}
          </DropdownItem>
        )}
        {offers.end_sessions && (
          <DropdownItem icon="box-arrow-right" onSelect={() => setAsking('end_sessions')}>
            {t('act.end_sessions')}
          </DropdownItem>
        )}
        {offers.suspend && (
          <DropdownItem icon="x-circle" onSelect={() => setAsking('suspend')}>
            {t('act.suspend')}
          </DropdownItem>
        )}
      </Dropdown>
      {asking === 'activate' && (
        <Suspense>
          <ActivateUserDialog user={user} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      {(asking === 'suspend' || asking === 'end_sessions') && (
        <ConfirmDialog
          show
          tone="danger"
          title={t(`ask.${asking}_title`, { name })}
          confirmLabel={t(`ask.${asking}_confirm`)}
          busy={isBusy}
          onConfirm={() => void handleConfirm(asking)}
          onCancel={() => setAsking(null)}
        >
          {t(`ask.${asking}`, { name })}
        </ConfirmDialog>
      )}
    </>
  )
}
