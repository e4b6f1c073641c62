import { useState } from 'react'
import { Link } from 'react-router-dom'
import { forgotPasswordSchema } from '@contract/modules/auth/auth.calls'
import { Form } from '@/shared/form/form'
import { FormText } from '@/shared/form/form-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { http } from '@/shared/http/http'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AuthLayout } from '@/shared/ui/auth-layout'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

/** The answer is the same for every address: nobody learns here who has an account. */
export function ForgotPasswordPage() {
  const t = usePhrases('auth')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = usePortalForm<{ email: string }>({
    schema: forgotPasswordSchema,
    defaultValues: { email: '' },
    onSubmit: async ({ email }) => {
      await http.post('/users/forgot-password', { email }, { anonymous: true })
      setSentTo(email)
    },
  })

  return (
    <AuthLayout
      title={t('forgot.title')}
      text={t('forgot.text')}
      footer={<Link to="/login">{t('to_login')}</Link>}
    >
      {sentTo ? (
        <div className="auth-body form-stack">
          <Banner tone="success" icon="envelope" role="status" title={t('forgot.sent_title')}>
            {t('forgot.sent', { email: sentTo })}
          </Banner>
          <Button onClick={() => setSentTo(null)}>{t('forgot.again')}</Button>
        </div>
      ) : (
        <Form form={form} className="form-stack">
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
          <Button type="submit" variant="primary" size="lg" block busy={form.isBusy}>
            {t('forgot.submit')}
          </Button>
        </Form>
      )}
    </AuthLayout>
  )
}
