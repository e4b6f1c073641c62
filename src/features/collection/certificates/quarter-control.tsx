import { businessDate } from '@contract/kernel/dates'
import { latestQuarters } from '@contract/kernel/quarters'
import type { FieldControlProps } from '@/shared/record/field-control'
import { FieldSelect } from '@/shared/record/field-select'

const CHOICES = 20

/** The quarters of the last years, and the one that the record names. */
export function QuarterControl({ row, ...field }: FieldControlProps) {
  const named = row?.[field.name]
  const known = latestQuarters(businessDate(new Date()), CHOICES)
  const quarters = [...new Set([...(typeof named === 'string' ? [named] : []), ...known])]
  return (
    <FieldSelect {...field} options={quarters.map(value => ({ value, label: value.replace('-', ' ') }))} />
  )
}
