import { Field } from '@/shared/ui/field'
import { TextInput } from '@/shared/ui/text-input'

export type StepCountProps = {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}

/** A whole number from one on; what cannot be one is not taken. */
export function StepCount({ label, value, most, onChange }: StepCountProps) {
  return (
    <Field label={label}>
      <TextInput
        type="number"
        inputMode="numeric"
        figures
        min={1}
        max={most}
        value={value === 0 ? '' : value}
        onChange={event => onChange(Math.min(most, Math.max(0, Math.trunc(Number(event.target.value)))))}
      />
    </Field>
  )
}
