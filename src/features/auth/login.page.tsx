import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { DemoAccounts } from '@/features/auth/demo-accounts'
import { LoginForm } from '@/features/auth/login-form'
import { useSignIn } from '@/features/auth/use-sign-in'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { dropNotice, readNotice } from '@/shared/session/session-notice'
import { AuthLayout } from '@/shared/ui/auth-layout'
import { Banner } from '@/shared/ui/banner'

export function LoginPage() {
  const t = usePhrases('auth')
  const shared = usePhrases('shared')
  const { state } = useLocation() as { state: { registered?: boolean } | null }
  const [notice] = useState(readNotice)
  const { signInWith, isBusy } = useSignIn()

  useEffect(dropNotice, [])

  return (
    <AuthLayout
      title={t('login.title')}
      text={t('login.text')}
      footer={
        <>
          {t('login.register_question')} <Link to="/register">{t('login.register')}</Link>
        </>
      }
    >
      <div className="auth-body form-stack">
        {notice && (
          <Banner tone="warning" role="status">
            {shared(`session.${notice}`)}
          </Banner>
        )}
        {state?.registered && (
          <Banner tone="success" title={t('login.registered_title')}>
            {t('login.registered')}
          </Banner>
        )}
        <LoginForm isBusy={isBusy} onSubmit={signInWith} />
        <DemoAccounts isBusy={isBusy} onChoose={signInWith} />
      </div>
    </AuthLayout>
  )
}
