import { isLocale, LOCALE_CODES, LOCALES } from '@contract/kernel/locales'
import { changeLocale } from '@/shared/i18n/change-locale'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

const OPTIONS = LOCALE_CODES.map(code => ({ value: code, label: LOCALES[code].name }))

export function LookCard() {
  const t = usePhrases('profile')
  const locale = useLocale()

  const handleChange = (value: string) => {
    if (isLocale(value)) void changeLocale(value)
  }
  return (
    <Card title={t('look.title')}>
      <div className="form-stack">
        <Field label={t('look.language')} hint={t('look.language_hint')}>
          <Select options={OPTIONS} value={locale} onChange={event => handleChange(event.target.value)} />
        </Field>
        <p className="text-muted small mb-0">{t('look.layout_hint')}</p>
      </div>
    </Card>
  )
}
