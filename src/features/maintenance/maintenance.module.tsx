import type { FeatureModule } from '@/shared/access/feature-module'
import { loadPhrases } from '@/shared/i18n/i18n'

export const maintenanceModule: FeatureModule = {
  name: 'maintenance',
  phrases: ['grid', 'record'],
  routes: [
    {
      path: '/maintenance/developer',
      lazy: () =>
        import('@/features/maintenance/developers/developers.screen').then(file => file.DevelopersScreen),
    },
    {
      path: '/maintenance/project',
      lazy: () => import('@/features/maintenance/projects/projects.screen').then(file => file.ProjectsScreen),
    },
    {
      path: '/maintenance/developer/:id',
      lazy: () =>
        import('@/features/maintenance/developers/developer.screen').then(file => file.DeveloperScreen),
    },
    {
      path: '/maintenance/project/:id',
      lazy: () => import('@/features/maintenance/projects/project.screen').then(file => file.ProjectScreen),
    },
    {
      path: '/maintenance/house-model',
      lazy: () =>
        import('@/features/maintenance/unit-types/house-models.screen').then(file => file.HouseModelsScreen),
    },
    {
      path: '/maintenance/unit-type',
      lazy: () =>
        import('@/features/maintenance/unit-types/unit-types.screen').then(file => file.UnitTypesScreen),
    },
    {
      path: '/maintenance/sub-unit-type',
      lazy: () =>
        import('@/features/maintenance/unit-types/sub-unit-types.screen').then(
          file => file.SubUnitTypesScreen,
        ),
    },
    {
      path: '/maintenance/area',
      lazy: () => import('@/features/maintenance/areas.screen').then(file => file.AreasScreen),
    },
    {
      path: '/maintenance/prospect-status',
      lazy: () =>
        import('@/features/maintenance/prospect-statuses.screen').then(file => file.ProspectStatusesScreen),
    },
    {
      path: '/maintenance/sales-team/index',
      lazy: () =>
        import('@/features/maintenance/sales-teams/sales-teams.screen').then(file => file.SalesTeamsScreen),
    },
    {
      path: '/maintenance/sales-team/members',
      lazy: () =>
        import('@/features/maintenance/sales-teams/sales-team-members.screen').then(
          file => file.SalesTeamMembersScreen,
        ),
    },
    {
      path: '/maintenance/position/index',
      lazy: () => import('@/features/maintenance/positions.screen').then(file => file.PositionsScreen),
    },
    {
      path: '/maintenance/division',
      lazy: () => import('@/features/maintenance/divisions.screen').then(file => file.DivisionsScreen),
    },
    {
      path: '/maintenance/ou/index',
      lazy: () =>
        import('@/features/maintenance/operating-units.screen').then(file => file.OperatingUnitsScreen),
    },
    {
      path: '/maintenance/approver',
      lazy: () =>
        Promise.all([import('@/features/maintenance/approvers.screen'), loadPhrases('document-types')]).then(
          ([file]) => file.ApproversScreen,
        ),
    },
    {
      path: '/maintenance/bank',
      lazy: () => import('@/features/maintenance/banks/banks.screen').then(file => file.BanksScreen),
    },
  ],
}
