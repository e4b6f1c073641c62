import { useState } from 'react'
import type { AmendValues } from '@/features/sales/amend/amend-values'
import { useFindUnitsQuery, useGetPickedUnitQuery } from '@/features/sales/pick.api'
import { ComboBox } from '@/shared/form/combo-box'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { useFormField } from '@/shared/form/use-form-field'
import { useDebounced } from '@/shared/form/use-debounced'
import { toApiFailure } from '@/shared/http/api-failure'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'

export type UnitPickProps = { form: PortalForm<AmendValues> }

export function UnitPick({ form }: UnitPickProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const field = useFormField<AmendValues, string | null>(form, 'unit_id')
  const id = typeof field.value === 'string' ? field.value : null
  const [asked, setAsked] = useState<string | null>(null)
  const search = useDebounced(asked)
  const found = useFindUnitsQuery(search ?? '', { skip: search === null })
  const picked = useGetPickedUnitQuery(id ?? '', { skip: id === null })
  const label = (unit: { unit_code: string; project_label: string | null; list_price: string }) =>
    `${unit.unit_code} · ${unit.project_label ?? ''} · ${formats.amount(unit.list_price)}`
  return (
    <Field label={t('amend.new_unit')} error={field.error} required>
      <ComboBox
        name="unit_id"
        value={id === null ? null : { id, label: picked.currentData ? label(picked.currentData) : '…' }}
        options={(found.data ?? []).map(unit => ({ id: unit.id, label: label(unit) }))}
        isBusy={found.isFetching || search !== asked}
        failure={found.error ? toApiFailure(found.error).message : undefined}
        inputRef={field.ref}
        onSearch={setAsked}
        onPick={option => field.onChange(option?.id ?? null)}
        onBlur={field.onBlur}
      />
    </Field>
  )
}
