import type { FeatureModule } from '@/shared/access/feature-module'

export const authModule: FeatureModule = {
  name: 'auth',
  routes: [
    { path: '/login', lazy: () => import('@/features/auth/login.page').then(file => file.LoginPage) },
    {
      path: '/register',
      lazy: () => import('@/features/auth/register.page').then(file => file.RegisterPage),
    },
    {
      path: '/forgot-password',
      lazy: () => import('@/features/auth/forgot-password.page').then(file => file.ForgotPasswordPage),
    },
    {
      path: '/reset-password/:token',
      lazy: () => import('@/features/auth/reset-password.page').then(file => file.ResetPasswordPage),
    },
    { path: '/logout', lazy: () => import('@/features/auth/logout.page').then(file => file.LogoutPage) },
  ],
}
