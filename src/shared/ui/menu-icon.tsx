import { Icon } from '@/shared/ui/icon'
import { isIconName } from '@/shared/ui/icon-names'

export type MenuIconProps = { name: string | null }

/** Menus come from the server and may name an icon that this version does not draw. */
export function MenuIcon({ name }: MenuIconProps) {
  return <Icon name={name && isIconName(name) ? name : 'circle'} className="menu-icon" />
}
