import type { FeatureModule } from '@/shared/access/feature-module'

const roleForm = () => import('@/features/settings/roles/role-form.screen').then(file => file.RoleFormScreen)
const userForm = () => import('@/features/settings/users/user-form.screen').then(file => file.UserFormScreen)
const moduleForm = () =>
  import('@/features/settings/modules/module-form.screen').then(file => file.ModuleFormScreen)
const menuForm = () => import('@/features/settings/menus/menu-form.screen').then(file => file.MenuFormScreen)
const permissionForm = () =>
  import('@/features/settings/modules/permission-form.screen').then(file => file.PermissionFormScreen)

export const settingsModule: FeatureModule = {
  name: 'settings',
  phrases: ['grid', 'record', 'rights'],
  routes: {
    '/settings/users': () => import('@/features/settings/users/users.screen').then(file => file.UsersScreen),
    '/settings/users/:id': () =>
      import('@/features/settings/users/user.screen').then(file => file.UserScreen),
    '/settings/users/form': userForm,
    '/settings/users/form/:id': userForm,
    '/settings/roles': () => import('@/features/settings/roles/roles.screen').then(file => file.RolesScreen),
    '/settings/roles/:id': () =>
      import('@/features/settings/roles/role.screen').then(file => file.RoleScreen),
    '/settings/roles/form': roleForm,
    '/settings/roles/form/:id': roleForm,
    '/settings/permissions': () =>
      import('@/features/settings/modules/permissions.screen').then(file => file.PermissionsScreen),
    '/settings/permissions/form': permissionForm,
    '/settings/permissions/form/:id': permissionForm,
    '/settings/modules': () =>
      import('@/features/settings/modules/modules.screen').then(file => file.ModulesScreen),
    '/settings/modules/form': moduleForm,
    '/settings/modules/form/:id': moduleForm,
    '/settings/menus': () => import('@/features/settings/menus/menus.screen').then(file => file.MenusScreen),
    '/settings/menus/form': menuForm,
    '/settings/menus/form/:id': menuForm,
    '/settings/number-series': () =>
      import('@/features/settings/company/number-series.screen').then(file => file.NumberSeriesScreen),
    '/settings/company': () =>
      import('@/features/settings/company/company.screen').then(file => file.CompanyScreen),
    '/settings/outbox': () =>
      import('@/features/settings/outbox/outbox.screen').then(file => file.OutboxScreen),
    '/settings/audit': () => import('@/features/settings/audit/audit.screen').then(file => file.AuditScreen),
  },
}
