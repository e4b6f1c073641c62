import type { ReactNode } from 'react'
import { Field } from '@/shared/ui/field'
import { TextInput } from '@/shared/ui/text-input'

export type MonthSpanProps = {
  /** As "2026-03". */
  from: string
  to: string
  labels: { from: ReactNode; to: ReactNode }
  onChange: (span: { from: string; to: string }) => void
}

/** From a month to a month; neither passes the other, and an emptied field changes nothing. */
export function MonthSpan({ from, to, labels, onChange }: MonthSpanProps) {
  return (
    <>
      <Field label={labels.from}>
        <TextInput
          type="month"
          dir="ltr"
          value={from}
          max={to}
          onChange={event => event.target.value && onChange({ from: event.target.value, to })}
        />
      </Field>
      <Field label={labels.to}>
        <TextInput
          type="month"
          dir="ltr"
          value={to}
          min={from}
          onChange={event => event.target.value && onChange({ from, to: event.target.value })}
        />
      </Field>
    </>
  )
}
