import { weekdayOf } from '@contract/kernel/calendar'
import { WEEK_DATES } from '@/features/leave/week-strip'
import { useFormField } from '@/shared/form/use-form-field'
import { useFormats } from '@/shared/format/use-formats'
import type { FieldControlProps } from '@/shared/record/field-control'
import type { RecordValues } from '@/shared/record/record-values'
import { useFieldWords } from '@/shared/record/use-field-words'
import { Checkbox } from '@/shared/ui/checkbox'

const SATURDAY = 6

/** The days of the week that are worked, kept as the bits of one figure; Saturday has a field of its own. */
export function WorkdaysControl({ form, name, namespace }: FieldControlProps) {
  const words = useFieldWords(namespace)
  const formats = useFormats()
  const field = useFormField<RecordValues, number>(form, name)
  const bits = typeof field.value === 'number' ? field.value : 0

  return (
    <fieldset className="workdays">
      <legend className="field-label">{words.label(name)}</legend>
      <div className="workdays-boxes">
        {WEEK_DATES.filter(on => weekdayOf(on) !== SATURDAY).map((on, index) => {
          const bit = 1 << weekdayOf(on)
          return (
            <Checkbox
              key={on}
              ref={index === 0 ? field.ref : undefined}
              name={name}
              label={formats.weekday(on)}
              checked={(bits & bit) !== 0}
              onBlur={field.onBlur}
              onChange={event => field.onChange(event.target.checked ? bits | bit : bits & ~bit)}
            />
          )
        })}
      </div>
      {field.error && <p className="field-error">{field.error}</p>}
      <p className="field-hint">{words.hint(name)}</p>
    </fieldset>
  )
}
