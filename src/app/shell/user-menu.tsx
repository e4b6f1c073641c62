import { Suspense } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { Avatar } from '@/shared/ui/avatar'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownDivider } from '@/shared/ui/dropdown-divider'
import { DropdownItem } from '@/shared/ui/dropdown-item'
import { late, orNothing } from '@/shared/ui/late'

// Not before somebody has one: the frame draws initials by itself.
const PhotoImage = late(() => import('@/shared/photo/photo-image').then(file => file.PhotoImage), orNothing)

export function UserMenu() {
  const t = usePhrases('shell')
  const user = useAppSelector(selectUser)
  if (!user) return null
  const name = user.full_name
  const photo = user.photo_id && (
    <Suspense>
      <PhotoImage key={user.photo_id} id={user.photo_id} />
    </Suspense>
  )
  return (
    <Dropdown
      align="end"
      toggleClassName="user-menu"
      label={t('user.label', { name })}
      toggle={<Avatar name={name} photo={photo} />}
    >
      <div className="user-menu-card">
        <Avatar name={name} photo={photo} />
        <span className="user-menu-words">
          <span className="user-menu-name">{name}</span>
          <span className="user-menu-email">{user.email}</span>
        </span>
      </div>
      <DropdownDivider />
      <DropdownItem to="/user/profile" icon="person">
        {t('user.profile')}
      </DropdownItem>
      <DropdownItem to="/logout" icon="box-arrow-right">
        {t('user.sign_out')}
      </DropdownItem>
    </Dropdown>
  )
}
