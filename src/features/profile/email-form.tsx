import { useState } from 'react'
import {
  askEmailSchema,
  confirmEmailSchema,
  type AskEmail,
  type ConfirmEmail,
} from '@contract/modules/auth/auth.calls'
import { useAskEmailMutation, useConfirmEmailMutation } from '@/features/profile/profile.api'
import { Form } from '@/shared/form/form'
import { FormPassword } from '@/shared/form/form-password'
import { FormText } from '@/shared/form/form-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'

export type EmailFormProps = { email: string }

const nobody: AskEmail = { email: '', current_password: '' }
const nothing: ConfirmEmail = { old_code: '', new_code: '' }

/** First the password and the new address, then the codes that both addresses have got. */
export function EmailForm({ email }: EmailFormProps) {
  const t = usePhrases('profile')
  const dispatch = useAppDispatch()
  const [ask] = useAskEmailMutation()
  const [confirm] = useConfirmEmailMutation()
  const [wanted, setWanted] = useState<string | null>(null)

  const asking = usePortalForm<AskEmail>({
    schema: askEmailSchema,
    defaultValues: nobody,
    onSubmit: async (values, fields) => {
      try {
        await ask(values).unwrap()
      } catch (failed) {
        if (toApiFailure(failed).code !== 'wrong_password') throw failed
        const error = { type: 'server', message: 'wrong_password' }
        return fields.setError('current_password', error, { shouldFocus: true })
      }
      fields.reset(nobody)
      setWanted(values.email)
    },
  })
  const confirming = usePortalForm<ConfirmEmail>({
    schema: confirmEmailSchema,
    defaultValues: nothing,
    onSubmit: async (codes, fields) => {
      await confirm(codes).unwrap()
      fields.reset(nothing)
      setWanted(null)
      dispatch(success(t('email.saved')))
    },
  })
  const code = { inputMode: 'numeric', autoComplete: 'one-time-code', dir: 'ltr' } as const

  return (
    <Card title={t('email.title')} text={t('email.text')}>
      {wanted === null ? (
        <Form form={asking} className="form-stack">
          <FormText form={asking} name="email" type="email" label={t('email.new')} autoComplete="email" />
          <FormPassword
            form={asking}
            name="current_password"
            label={t('password.current')}
            autoComplete="current-password"
          />
          <div className="form-actions">
            <Button type="submit" busy={asking.isBusy}>
              {t('email.ask')}
            </Button>
          </div>
        </Form>
      ) : (
        <Form form={confirming} className="form-stack">
          <FormText form={confirming} name="old_code" label={t('email.code_at', { email })} {...code} />
          <FormText
            form={confirming}
            name="new_code"
            label={t('email.code_at', { email: wanted })}
            {...code}
          />
          <div className="form-actions">
            <Button type="submit" variant="primary" busy={confirming.isBusy}>
              {t('email.confirm')}
            </Button>
            <Button onClick={() => setWanted(null)}>{t('email.other')}</Button>
          </div>
        </Form>
      )}
    </Card>
  )
}
