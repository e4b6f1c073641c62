import type { Grant } from '@contract/access/grants'
import type { ModuleCode } from '@contract/access/modules'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { MenuGroupKey } from '@contract/access/menu-groups'

export type ScreenDeclaration = {
  /** As react-router writes it. */
  path: string
  title_key: `screens.${string}`
  /** Where no permission says it: every page is sent the list of screens, and need not be told twice. */
  module?: ModuleCode
  /** Null: every signed-in user. */
  permission: PermissionCode | null
  /** A name of bootstrap-icons. */
  icon: string
  /**
   * Null: reached from other screens only. `needs` asks for more than the screen itself does, where reading it
   * is allowed but would only clutter the menu: a seller may look up areas, and need not see them listed.
   */
  menu: { group: MenuGroupKey; sort: number; needs?: Grant } | null
}
