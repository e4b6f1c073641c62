import type { FeatureModule } from '@/shared/access/feature-module'

export const filesModule: FeatureModule = {
  name: 'files',
  phrases: ['grid', 'record'],
  routes: {
    '/files/memos': () => import('@/features/files/memos/memos.screen').then(file => file.MemosScreen),
    '/files/downloadable-form': () =>
      import('@/features/files/forms/forms.screen').then(file => file.FormsScreen),
    '/files/employee/memos': () =>
      import('@/features/files/own-memos/own-memos.screen').then(file => file.OwnMemosScreen),
    '/files/employee/downloadable-form': () =>
      import('@/features/files/forms/own-forms.screen').then(file => file.OwnFormsScreen),
    '/files/employee/payslip': () =>
      import('@/features/files/payslips/payslips.screen').then(file => file.PayslipsScreen),
  },
}
