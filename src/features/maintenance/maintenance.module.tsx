import type { FeatureModule } from '@/shared/access/feature-module'
import { loadPhrases } from '@/shared/i18n/i18n'

export const maintenanceModule: FeatureModule = {
  name: 'maintenance',
  phrases: ['grid', 'record'],
  routes: {
    '/maintenance/developer': () =>
      import('@/features/maintenance/developers/developers.screen').then(file => file.DevelopersScreen),
    '/maintenance/project': () =>
      import('@/features/maintenance/projects/projects.screen').then(file => file.ProjectsScreen),
    '/maintenance/developer/:id': () =>
      import('@/features/maintenance/developers/developer.screen').then(file => file.DeveloperScreen),
    '/maintenance/project/:id': () =>
      import('@/features/maintenance/projects/project.screen').then(file => file.ProjectScreen),
    '/maintenance/house-model': () =>
      import('@/features/maintenance/unit-types/house-models.screen').then(file => file.HouseModelsScreen),
    '/maintenance/unit-type': () =>
      import('@/features/maintenance/unit-types/unit-types.screen').then(file => file.UnitTypesScreen),
    '/maintenance/sub-unit-type': () =>
      import('@/features/maintenance/unit-types/sub-unit-types.screen').then(file => file.SubUnitTypesScreen),
    '/maintenance/area': () => import('@/features/maintenance/areas.screen').then(file => file.AreasScreen),
    '/maintenance/prospect-status': () =>
      import('@/features/maintenance/prospect-statuses.screen').then(file => file.ProspectStatusesScreen),
    '/maintenance/sales-team/index': () =>
      import('@/features/maintenance/sales-teams/sales-teams.screen').then(file => file.SalesTeamsScreen),
    '/maintenance/sales-team/members': () =>
      import('@/features/maintenance/sales-teams/sales-team-members.screen').then(
        file => file.SalesTeamMembersScreen,
      ),
    '/maintenance/position/index': () =>
      import('@/features/maintenance/positions.screen').then(file => file.PositionsScreen),
    '/maintenance/division': () =>
      import('@/features/maintenance/divisions.screen').then(file => file.DivisionsScreen),
    '/maintenance/ou/index': () =>
      import('@/features/maintenance/operating-units.screen').then(file => file.OperatingUnitsScreen),
    '/maintenance/approver': () =>
      Promise.all([import('@/features/maintenance/approvers.screen'), loadPhrases('document-types')]).then(
        ([file]) => file.ApproversScreen,
      ),
    '/maintenance/bank': () =>
      import('@/features/maintenance/banks/banks.screen').then(file => file.BanksScreen),
  },
}
