import { useId, type ReactNode } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { Side } from '@/shared/record/version-diff'

export type StaleFieldProps = {
  field: string
  label: string
  mine: ReactNode
  theirs: ReactNode
  theirsTitle: string
  choice: Side | null
  onChoose: (side: Side) => void
}

export function StaleField({ field, label, mine, theirs, theirsTitle, choice, onChoose }: StaleFieldProps) {
  const t = usePhrases('record')
  const id = useId()
  const side = (name: Side, title: string, value: ReactNode) => (
    <label className="stale-side">
      <span className="stale-side-title">
        <input
          type="radio"
          className="check-input"
          name={`${id}-${field}`}
          checked={choice === name}
          onChange={() => onChoose(name)}
        />
        {title}
      </span>
      <span className="stale-side-value">{value}</span>
    </label>
  )
  return (
    <fieldset className="stale-field">
      <legend className="field-label">{label}</legend>
      {side('mine', t('stale.mine'), mine)}
      {side('theirs', theirsTitle, theirs)}
    </fieldset>
  )
}
