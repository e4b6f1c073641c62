import type { FeatureModule } from '@/shared/access/feature-module'

export const authModule: FeatureModule = {
  name: 'auth',
  routes: {
    '/login': () => import('@/features/auth/login.page').then(file => file.LoginPage),
    '/register': () => import('@/features/auth/register.page').then(file => file.RegisterPage),
    '/forgot-password': () =>
      import('@/features/auth/forgot-password.page').then(file => file.ForgotPasswordPage),
    '/reset-password/:token': () =>
      import('@/features/auth/reset-password.page').then(file => file.ResetPasswordPage),
    '/logout': () => import('@/features/auth/logout.page').then(file => file.LogoutPage),
  },
}
