import type { NotificationSettings } from '@contract/modules/notifications/notification.calls'
import { KindChannels } from '@/features/notifications/kind-channels'
import { MailTimes } from '@/features/notifications/mail-times'
import { useSaveNotificationSettingsMutation } from '@/features/notifications/notifications.api'
import {
  changeOf,
  settingsValuesSchema,
  valuesOf,
  type SettingsValues,
} from '@/features/notifications/settings-values'
import { Form } from '@/shared/form/form'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'

export type SettingsFormProps = {
  settings: NotificationSettings
  /** They were changed elsewhere meanwhile: the next attempt needs the version that stands now. */
  onStale: () => void
}

export function SettingsForm({ settings, onStale }: SettingsFormProps) {
  const t = usePhrases('notifications')
  const dispatch = useAppDispatch()
  const [save] = useSaveNotificationSettingsMutation()
  const form = usePortalForm<SettingsValues>({
    schema: settingsValuesSchema,
    defaultValues: valuesOf(settings),
    onSubmit: async (values, fields) => {
      try {
        const change = changeOf(values, valuesOf(settings))
        fields.reset(valuesOf(await save({ change, version: settings.row_version }).unwrap()))
        dispatch(success(t('settings.saved')))
      } catch (failed) {
        if (toApiFailure(failed).code === 'stale_record') onStale()
        throw failed
      }
    },
  })
  const { isDirty } = form.fields.formState
  return (
    <Form form={form} className="form-stack">
      <Card title={t('settings.times')}>
        <MailTimes form={form} />
      </Card>
      <Card title={t('settings.kinds')} text={t('settings.kinds_text')}>
        <KindChannels form={form} kinds={settings.kinds} />
      </Card>
      <div className="form-actions">
        <Button type="submit" variant="primary" busy={form.isBusy} disabled={!isDirty}>
          {t('settings.save')}
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty && !form.isBusy} />
    </Form>
  )
}
