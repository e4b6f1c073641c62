import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useRef } from 'react'
import { useGetUncertifiedQuery } from '@/features/collection/certificates/certificates.api'
import { useFormValues } from '@/shared/form/use-form-values'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'

const FILLED = ['tax_base', 'tax_withheld'] as const

/** The base of the tax. A new certificate begins with what receipts tell of its quarter, until somebody types. */
export function BaseControl(props: FieldControlProps) {
  const { row } = props
  const { fields } = props.form
  const { developer_id, ou_id, quarter } = useFormValues(props.form)
  const isAsked = row === null && developer_id && ou_id && quarter
  const { currentData: known } = useGetUncertifiedQuery(
    isAsked
      ? { developer_id: String(developer_id), ou_id: String(ou_id), quarter: String(quarter) }
      : skipToken,
  )
  const filled = useRef<Partial<Record<(typeof FILLED)[number], string>>>({})
  useEffect(() => {
    if (!known) return
    for (const name of FILLED) {
      const typed = fields.getValues(name)
      if (known[name] === '0.00' || (typed && typed !== filled.current[name])) continue
      filled.current[name] = known[name]
      fields.setValue(name, known[name], { shouldDirty: true })
    }
  }, [known, fields])
  return <FieldControl {...props} />
}
