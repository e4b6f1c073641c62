import { skipToken } from '@reduxjs/toolkit/query/react'
import { isDateText } from '@contract/kernel/dates'
import { useGetEntryPosterQuery } from '@/features/ledger/ledger.api'
import { useFormValues } from '@/shared/form/use-form-values'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'
import { Banner } from '@/shared/ui/banner'

/** The day of an entry, and below it that another person has to post into its month, where that is so. */
export function EntryDay(props: FieldControlProps) {
  const { entry_date, ...values } = useFormValues(props.form)
  const ou_id = values['ou_id'] ?? props.row?.['ou_id']
  const day = String(entry_date)
  const { currentData } = useGetEntryPosterQuery(
    ou_id && isDateText(day) ? { ou_id: String(ou_id), entry_date: day } : skipToken,
  )
  return (
    <div className="form-stack">
      <FieldControl {...props} />
      {currentData?.refused && <Banner tone="warning">{currentData.refused}</Banner>}
    </div>
  )
}
