import { changePasswordSchema } from '@contract/modules/auth/auth.calls'
import { useChangePasswordMutation } from '@/features/profile/profile.api'
import { Form } from '@/shared/form/form'
import { FormPassword } from '@/shared/form/form-password'
import { refuseWeakPassword } from '@/shared/form/refuse-weak-password'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { toApiFailure } from '@/shared/http/api-failure'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'

export type PasswordFormProps = {
  /** For the browser's password manager: whose password this is. */
  email: string
}

/** Leaving out the current password is for those who have none yet, and they set it by a link. */
const passwordsSchema = changePasswordSchema.required()
type Passwords = { current_password: string; password: string }

export function PasswordForm({ email }: PasswordFormProps) {
  const t = usePhrases('profile')
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const [changePassword] = useChangePasswordMutation()
  const form = usePortalForm<Passwords>({
    schema: passwordsSchema,
    defaultValues: { current_password: '', password: '' },
    onSubmit: async (passwords, fields) => {
      await refuseWeakPassword(passwords.password, user ?? { email })
      try {
        await changePassword(passwords).unwrap()
      } catch (failed) {
        if (toApiFailure(failed).code !== 'wrong_password') throw failed
        const error = { type: 'server', message: 'wrong_password' }
        return fields.setError('current_password', error, { shouldFocus: true })
      }
      fields.reset()
      dispatch(success(t('password.saved')))
    },
  })

  return (
    <Card title={t('password.title')} text={t('password.text')}>
      <Form form={form} className="form-stack">
        {/* Password managers file the new password under this name. */}
        <input
          className="d-none"
          type="text"
          name="username"
          autoComplete="username"
          value={email}
          readOnly
        />
        <FormPassword
          form={form}
          name="current_password"
          label={t('password.current')}
          autoComplete="current-password"
        />
        <FormPassword
          form={form}
          name="password"
          label={t('password.new')}
          hint={t('password.hint')}
          autoComplete="new-password"
        />
        <div className="form-actions">
          <Button type="submit" busy={form.isBusy}>
            {t('password.save')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
