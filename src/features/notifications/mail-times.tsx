import type { SettingsValues } from '@/features/notifications/settings-values'
import { FormChoices } from '@/shared/form/form-choices'
import { FormSwitch } from '@/shared/form/form-switch'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type MailTimesProps = { form: PortalForm<SettingsValues> }

/** A week that begins with a Monday: its days name those of every week. */
const MONDAY_TO_SUNDAY = [5, 6, 7, 8, 9, 10, 11].map(day => `2026-01-${String(day).padStart(2, '0')}`)

export function MailTimes({ form }: MailTimesProps) {
  const t = usePhrases('notifications')
  const formats = useFormats()
  const isQuiet = form.fields.watch('is_quiet')
  const days = MONDAY_TO_SUNDAY.map((date, index) => ({
    value: String(index + 1),
    label: formats.weekday(date),
  }))
  return (
    <div className="form-stack">
      <div className="form-grid">
        <FormText
          form={form}
          name="digest_at"
          type="time"
          label={t('settings.digest_at')}
          hint={t('settings.digest_hint')}
          required
        />
      </div>
      <FormSwitch
        form={form}
        name="is_quiet"
        label={t('settings.is_quiet')}
        hint={t('settings.quiet_hint')}
      />
      {isQuiet && (
        <>
          <div className="form-grid">
            <FormText form={form} name="from" type="time" label={t('settings.from')} required />
            <FormText form={form} name="to" type="time" label={t('settings.to')} required />
          </div>
          <div className="quiet-days">
            <FormChoices form={form} name="days" label={t('settings.days')} options={days} />
          </div>
        </>
      )}
    </div>
  )
}
