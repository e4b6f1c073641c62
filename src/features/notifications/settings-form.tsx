import { CHANNELS } from '@contract/modules/notifications/notification-kinds'
import type { NotificationSettings } from '@contract/modules/notifications/notification.calls'
import { MailTimes } from '@/features/notifications/mail-times'
import { useSaveNotificationSettingsMutation } from '@/features/notifications/notifications.api'
import {
  changeOf,
  settingsValuesSchema,
  valuesOf,
  type SettingsValues,
  fieldOfKind,
} from '@/features/notifications/settings-values'
import { Form } from '@/shared/form/form'
import { FormSelect } from '@/shared/form/form-select'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { usePortalForm, type PortalForm } from '@/shared/form/use-portal-form'
import { toApiFailure } from '@/shared/http/api-failure'
import type { PhraseKey } from '@/shared/i18n/namespaces'
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

type KindChannelsProps = { form: PortalForm<SettingsValues>; kinds: NotificationSettings['kinds'] }

/** A choice a kind, those of one part of the portal together. */
function KindChannels({ form, kinds }: KindChannelsProps) {
  const t = usePhrases('notifications')
  const modules = [...new Set(kinds.map(({ module }) => module))]
  const channels = CHANNELS.map(value => ({ value, label: t(`channel.${value}`) }))
  return (
    <div className="stack">
      {modules.map(module => (
        <section key={module} className="form-stack">
          <h3 className="kind-group">{t(`group.${module}` as PhraseKey<'notifications'>)}</h3>
          <div className="form-grid">
            {kinds
              .filter(kind => kind.module === module)
              .map(({ kind, label, always }) => (
                <FormSelect
                  key={kind}
                  form={form}
                  name={`channels.${fieldOfKind(kind)}`}
                  label={label}
                  hint={always ? t('settings.always') : undefined}
                  options={always ? channels.filter(({ value }) => value !== 'off') : channels}
                />
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}
