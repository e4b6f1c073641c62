import { isLocale, LOCALE_CODES, LOCALES } from '@contract/kernel/locales'
import { changeLocale } from '@/shared/i18n/change-locale'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Icon } from '@/shared/ui/icon'

export type LocaleSwitcherProps = {
  /** Shows the globe alone where there is little room; its name stays for screen readers. */
  compact?: boolean | undefined
}

/** A native list: right on every phone, by keyboard and in every script, and it costs nothing to load. */
export function LocaleSwitcher({ compact = false }: LocaleSwitcherProps) {
  const t = usePhrases('ui')
  const locale = useLocale()
  return (
    <label className={compact ? 'locale-switcher locale-switcher-compact' : 'locale-switcher'}>
      <Icon name="translate" />
      <span className="visually-hidden">{t('language')}</span>
      <select
        value={locale}
        title={t('language')}
        onChange={event => {
          if (isLocale(event.target.value)) void changeLocale(event.target.value)
        }}
      >
        {LOCALE_CODES.map(code => (
          <option key={code} value={code} lang={LOCALES[code].tag}>
            {LOCALES[code].name}
          </option>
        ))}
      </select>
    </label>
  )
}
