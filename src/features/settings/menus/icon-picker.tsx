import { useEffect, useId } from 'react'
import type { menuIconsPhrases } from '@/features/settings/menus/menu-icons.phrases'
import { hasPhrase, loadPhrases } from '@/shared/i18n/i18n'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Icon } from '@/shared/ui/icon'
import { ICON_NAMES } from '@/shared/ui/icon-names'

type Choice = keyof typeof menuIconsPhrases
/** Those that have a name. */
const isChoice = (icon: string): icon is Choice => hasPhrase('menu-icons', icon)

export type IconPickerProps = { value: string | null; onChange: (icon: string | null) => void }

/** Pictures to choose one of; what is chosen stands in words above them. One of an earlier version stays until another is. */
export function IconPicker({ value, onChange }: IconPickerProps) {
  const t = usePhrases('menu-icons')
  // As `useLatePhrases` does, which comes in the file of records: all of that would be fetched with the form.
  useEffect(() => {
    loadPhrases('menu-icons').catch(() => undefined)
  }, [])
  const settings = usePhrases('settings')
  const name = useId()
  if (!isChoice('none')) return null
  const choices: readonly Choice[] = ['none', ...(ICON_NAMES as readonly string[]).filter(isChoice)]
  const isChosen = (icon: Choice) => (icon === 'none' ? value === null : icon === value)
  const chosen = choices.find(isChosen)
  return (
    <fieldset className="icon-picker">
      <legend className="field-label">
        {settings('menus.icon')}
        {chosen && <span className="fw-normal">{` · ${t(chosen)}`}</span>}
      </legend>
      {choices.map(icon => (
        <label key={icon} className="icon-choice" title={t(icon)}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            aria-label={t(icon)}
            checked={isChosen(icon)}
            onChange={() => onChange(icon === 'none' ? null : icon)}
          />
          {icon === 'none' ? <span aria-hidden="true">–</span> : <Icon name={icon} size="lg" />}
        </label>
      ))}
    </fieldset>
  )
}
