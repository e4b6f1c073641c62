import type { FeatureModule } from '@/shared/access/feature-module'

export const filesModule: FeatureModule = {
  name: 'files',
  phrases: ['grid', 'record'],
  routes: [
    {
      path: '/files/memos',
      lazy: () => import('@/features/files/memos/memos.screen').then(file => file.MemosScreen),
    },
    {
      path: '/files/downloadable-form',
      lazy: () => import('@/features/files/forms/forms.screen').then(file => file.FormsScreen),
    },
    {
      path: '/files/employee/memos',
      lazy: () => import('@/features/files/own-memos/own-memos.screen').then(file => file.OwnMemosScreen),
    },
    {
      path: '/files/employee/downloadable-form',
      lazy: () => import('@/features/files/forms/own-forms.screen').then(file => file.OwnFormsScreen),
    },
    {
      path: '/files/employee/payslip',
      lazy: () => import('@/features/files/payslips/payslips.screen').then(file => file.PayslipsScreen),
    },
  ],
}
