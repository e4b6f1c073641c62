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
  routes: [
    {
      path: '/settings/users',
      lazy: () => import('@/features/settings/users/users.screen').then(file => file.UsersScreen),
    },
    {
      path: '/settings/users/:id',
      lazy: () => import('@/features/settings/users/user.screen').then(file => file.UserScreen),
    },
    { path: '/settings/users/form', lazy: userForm },
    { path: '/settings/users/form/:id', lazy: userForm },
    {
      path: '/settings/roles',
      lazy: () => import('@/features/settings/roles/roles.screen').then(file => file.RolesScreen),
    },
    {
      path: '/settings/roles/:id',
      lazy: () => import('@/features/settings/roles/role.screen').then(file => file.RoleScreen),
    },
    { path: '/settings/roles/form', lazy: roleForm },
    { path: '/settings/roles/form/:id', lazy: roleForm },
    {
      path: '/settings/permissions',
      lazy: () =>
        import('@/features/settings/modules/permissions.screen').then(file => file.PermissionsScreen),
    },
    { path: '/settings/permissions/form', lazy: permissionForm },
    { path: '/settings/permissions/form/:id', lazy: permissionForm },
    {
      path: '/settings/modules',
      lazy: () => import('@/features/settings/modules/modules.screen').then(file => file.ModulesScreen),
    },
    { path: '/settings/modules/form', lazy: moduleForm },
    { path: '/settings/modules/form/:id', lazy: moduleForm },
    {
      path: '/settings/menus',
      lazy: () => import('@/features/settings/menus/menus.screen').then(file => file.MenusScreen),
    },
    { path: '/settings/menus/form', lazy: menuForm },
    { path: '/settings/menus/form/:id', lazy: menuForm },
    {
      path: '/settings/number-series',
      lazy: () =>
        import('@/features/settings/company/number-series.screen').then(file => file.NumberSeriesScreen),
    },
    {
      path: '/settings/company',
      lazy: () => import('@/features/settings/company/company.screen').then(file => file.CompanyScreen),
    },
    {
      path: '/settings/outbox',
      lazy: () => import('@/features/settings/outbox/outbox.screen').then(file => file.OutboxScreen),
    },
    {
      path: '/settings/audit',
      lazy: () => import('@/features/settings/audit/audit.screen').then(file => file.AuditScreen),
    },
  ],
}
