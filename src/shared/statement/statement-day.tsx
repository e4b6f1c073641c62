import { isDateText } from '@contract/kernel/dates'
import { DateInput } from '@/shared/form/date-input'
import { Field } from '@/shared/ui/field'

export type StatementDayProps = {
  label: string
  value: string | undefined
  /** A whole day, or nothing once it is emptied. */
  onChange: (day: string) => void
  className?: string
}

/** A day that a statement is asked of: what is only half typed is no question yet. */
export function StatementDay({ label, value, onChange, className }: StatementDayProps) {
  return (
    <Field label={label} className={className}>
      <DateInput
        value={value ?? null}
        onChange={typed => (typed === null || isDateText(typed)) && onChange(typed ?? '')}
      />
    </Field>
  )
}
