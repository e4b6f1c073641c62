import { useId } from 'react'
import { menuIconsPhrases } from '@/features/settings/menus/menu-icons.phrases'
import { useLatePhrases } from '@/shared/i18n/use-late-phrases'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Icon } from '@/shared/ui/icon'
import { Skeleton } from '@/shared/ui/skeleton'

type Choice = keyof typeof menuIconsPhrases
const NAMES = Object.keys(menuIconsPhrases) as Choice[]
const CHOICES: readonly Choice[] = ['none', ...NAMES.filter(name => name !== 'none')]

export type IconPickerProps = { value: string | null; onChange: (icon: string | null) => void }

/** Pictures to choose one of; what is chosen stands in words above them. One of an earlier version stays until another is. */
export function IconPicker({ value, onChange }: IconPickerProps) {
  const t = usePhrases('menu-icons')
  const settings = usePhrases('settings')
  const areNamesHere = useLatePhrases('menu-icons')
  const name = useId()
  const isChosen = (icon: Choice) => (icon === 'none' ? value === null : icon === value)
  const chosen = CHOICES.find(isChosen)
  if (!areNamesHere) return <Skeleton shape="rows" lines={4} />
  return (
    <fieldset className="icon-picker">
      <legend className="field-label">
        {settings('menus.icon')}
        {chosen && <span className="fw-normal">{` · ${t(chosen)}`}</span>}
      </legend>
      {CHOICES.map(icon => (
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
