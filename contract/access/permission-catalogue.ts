import { commissionPermissions } from '@contract/access/permissions/commission.permissions'
import { dailyPermissions } from '@contract/access/permissions/daily.permissions'
import type { Permission as PermissionOf } from '@contract/access/permissions/define-permissions'
import { maintenancePermissions } from '@contract/access/permissions/maintenance.permissions'
import { moneyPermissions } from '@contract/access/permissions/money.permissions'
import { peoplePermissions } from '@contract/access/permissions/people.permissions'
import { sellingPermissions } from '@contract/access/permissions/selling.permissions'
import { settingsPermissions } from '@contract/access/permissions/settings.permissions'

const catalogue = [
  ...dailyPermissions,
  ...sellingPermissions,
  ...commissionPermissions,
  ...moneyPermissions,
  ...peoplePermissions,
  ...maintenancePermissions,
  ...settingsPermissions,
] as const

export type PermissionCode = (typeof catalogue)[number]['code']
export type Permission = PermissionOf<PermissionCode>

/** Every right there is. A code that does not stand here is denied. */
export const PERMISSIONS: readonly Permission[] = catalogue

const byCode: ReadonlyMap<string, Permission> = new Map(
  PERMISSIONS.map(permission => [permission.code, permission]),
)

export function isPermissionCode(text: unknown): text is PermissionCode {
  return typeof text === 'string' && byCode.has(text)
}

export function permissionOf(code: PermissionCode): Permission {
  const permission = byCode.get(code)
  if (!permission) throw new Error(`No such permission: ${code}`)
  return permission
}
