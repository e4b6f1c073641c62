import type { UserListItem } from '@contract/modules/settings/user.resource'
import { isLocked } from '@/features/settings/users/user-lock'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Record<UserListItem['status'], Tone> = {
  pending: 'warning',
  active: 'success',
  suspended: 'danger',
  deactivated: 'neutral',
}

export type UserStatusProps = { user: Pick<UserListItem, 'status' | 'locked_until'> }

export function UserStatus({ user }: UserStatusProps) {
  const t = usePhrases('settings')
  return (
    <span className="cluster">
      <Badge tone={TONES[user.status]} dot>
        {t(`users.values.status.${user.status}`)}
      </Badge>
      {isLocked(user) && <Badge tone="danger">{t('users.locked')}</Badge>}
    </span>
  )
}
