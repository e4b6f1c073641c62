import type { NotificationSettings } from '@contract/modules/notifications/notification.calls'
import { CHANNELS } from '@contract/modules/notifications/notification-kinds'
import { fieldOfKind, type SettingsValues } from '@/features/notifications/settings-values'
import { FormSelect } from '@/shared/form/form-select'
import type { PortalForm } from '@/shared/form/use-portal-form'
import type { PhraseKey } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type KindChannelsProps = { form: PortalForm<SettingsValues>; kinds: NotificationSettings['kinds'] }

/** A choice a kind, those of one part of the portal together. */
export function KindChannels({ form, kinds }: KindChannelsProps) {
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
