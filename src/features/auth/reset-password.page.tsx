import { useLayoutEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { resetPasswordSchema } from '@contract/modules/auth/auth.calls'
import { Form } from '@/shared/form/form'
import { FormPassword } from '@/shared/form/form-password'
import { refuseWeakPassword } from '@/shared/form/refuse-weak-password'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { toApiFailure } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { AuthLayout } from '@/shared/ui/auth-layout'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'

const newPasswordSchema = resetPasswordSchema.pick({ password: true })

/** By a mailed link: a forgotten password, and the first one of a new account. */
export function ResetPasswordPage() {
  const t = usePhrases('auth')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const token = useTokenOfAddress()
  const [isExpired, setExpired] = useState(false)
  const form = usePortalForm<{ password: string }>({
    schema: newPasswordSchema,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      // Whose it is the server alone knows.
      await refuseWeakPassword(password, {})
      try {
        await http.post('/users/reset-password', { token, password }, { anonymous: true })
      } catch (error) {
        const failure = toApiFailure(error)
        const isTokenRefused = failure.fields.some(field => field.path === 'token')
        if (failure.code !== 'link_expired' && !isTokenRefused) throw error
        return setExpired(true)
      }
      dispatch(success(t('reset.success')))
      await navigate('/login', { replace: true })
    },
  })

  return (
    <AuthLayout
      title={t('reset.title')}
      text={t('reset.text')}
      footer={<Link to="/login">{t('to_login')}</Link>}
    >
      {isExpired || !token ? (
        <div className="auth-body form-stack">
          {token ? (
            <Banner tone="warning" role="alert" title={t('reset.expired_title')}>
              {t('reset.expired')}
            </Banner>
          ) : (
            <Banner tone="info">{t('reset.reopen')}</Banner>
          )}
          <ButtonLink variant="primary" to="/forgot-password">
            {t('reset.again')}
          </ButtonLink>
        </div>
      ) : (
        <Form form={form} className="form-stack">
          <FormPassword
            form={form}
            name="password"
            label={t('reset.label')}
            hint={t('register.password_hint')}
            autoComplete="new-password"
          />
          <Button type="submit" variant="primary" size="lg" block busy={form.isBusy}>
            {t('reset.submit')}
          </Button>
        </Form>
      )}
    </AuthLayout>
  )
}

/** Stands in the address once the token is taken out of it. */
const OPENED = 'opened'

/** At once: what opens an account stays in no history, no screenshot and no address that somebody copies. */
function useTokenOfAddress(): string {
  const navigate = useNavigate()
  const { token: inAddress = OPENED } = useParams()
  const [token, setToken] = useState('')
  const isMailed = inAddress !== OPENED
  if (isMailed && inAddress !== token) setToken(inAddress)
  useLayoutEffect(() => {
    if (isMailed) void navigate(`/reset-password/${OPENED}`, { replace: true })
  }, [isMailed, navigate])
  return token
}
