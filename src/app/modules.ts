import { accountingModule } from '@/features/accounting/accounting.module'
import { authModule } from '@/features/auth/auth.module'
import { linkModule } from '@/features/approvals/link.module'
import { dashboardModule } from '@/features/dashboard/dashboard.module'
import { maintenanceModule } from '@/features/maintenance/maintenance.module'
import { peopleModule } from '@/features/people/people.module'
import { profileModule } from '@/features/profile/profile.module'
import { settingsModule } from '@/features/settings/settings.module'
import type { FeatureModule } from '@/shared/access/feature-module'

/** The one list of what the portal is made of. */
export const FEATURE_MODULES: readonly FeatureModule[] = [
  accountingModule,
  authModule,
  dashboardModule,
  linkModule,
  maintenanceModule,
  peopleModule,
  profileModule,
  settingsModule,
]
