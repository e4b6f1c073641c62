import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { Avatar } from '@/shared/ui/avatar'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownDivider } from '@/shared/ui/dropdown-divider'
import { DropdownItem } from '@/shared/ui/dropdown-item'

export function UserMenu() {
  const t = usePhrases('shell')
  const user = useAppSelector(selectUser)
  if (!user) return null
  const name = user.full_name
  return (
    <Dropdown
      align="end"
      toggleClassName="user-menu"
      label={t('user.label', { name })}
      toggle={<Avatar name={name} />}
    >
      <div className="user-menu-card">
        <Avatar name={name} />
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
