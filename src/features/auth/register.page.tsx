import { Link, useNavigate } from 'react-router-dom'
import { registerSchema, type Registration } from '@contract/modules/auth/auth.calls'
import { Form } from '@/shared/form/form'
import { FormPassword } from '@/shared/form/form-password'
import { FormText } from '@/shared/form/form-text'
import { refuseWeakPassword } from '@/shared/form/refuse-weak-password'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { http } from '@/shared/http/http'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { AuthLayout } from '@/shared/ui/auth-layout'
import { Button } from '@/shared/ui/button'

export function RegisterPage() {
  const t = usePhrases('auth')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const form = usePortalForm<Registration>({
    schema: registerSchema,
    defaultValues: { username: '', email: '', password: '' },
    onSubmit: async values => {
      await refuseWeakPassword(values.password, values)
      await http.post('/users/register', values, { anonymous: true })
      dispatch(success(t('register.success')))
      await navigate('/login', { state: { registered: true } })
    },
  })

  return (
    <AuthLayout
      title={t('register.title')}
      text={t('register.text')}
      footer={
        <>
          {t('register.login_question')} <Link to="/login">{t('register.login')}</Link>
        </>
      }
    >
      <Form form={form} className="form-stack">
        <FormText
          form={form}
          name="username"
          label={t('username')}
          hint={t('register.username_hint')}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
        />
        <FormText
          form={form}
          name="email"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
        />
        <FormPassword
          form={form}
          name="password"
          label={t('password')}
          hint={t('register.password_hint')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" size="lg" block busy={form.isBusy}>
          {t('register.submit')}
        </Button>
      </Form>
    </AuthLayout>
  )
}
