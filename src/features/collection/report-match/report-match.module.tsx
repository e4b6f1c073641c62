import type { FeatureModule } from '@/shared/access/feature-module'

export const reportMatchModule: FeatureModule = {
  name: 'report-match',
  phrases: ['grid', 'record'],
  routes: {
    '/collection/report-match': () =>
      import('@/features/collection/report-match/report-match.screen').then(file => file.ReportMatchScreen),
  },
}
