import { useState } from 'react'
import type { AmendValues } from '@/features/sales/amend/amend-values'
import { useFindBuyersQuery, useGetPickedBuyerQuery } from '@/features/sales/pick.api'
import { ComboBox } from '@/shared/form/combo-box'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { useFormField } from '@/shared/form/use-form-field'
import { useDebounced } from '@/shared/form/use-debounced'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'

export type BuyerPickProps = { form: PortalForm<AmendValues> }

export function BuyerPick({ form }: BuyerPickProps) {
  const t = usePhrases('sales')
  const field = useFormField<AmendValues, string | null>(form, 'buyer_id')
  const id = typeof field.value === 'string' ? field.value : null
  const [asked, setAsked] = useState<string | null>(null)
  const search = useDebounced(asked)
  const found = useFindBuyersQuery(search ?? '', { skip: search === null })
  const picked = useGetPickedBuyerQuery(id ?? '', { skip: id === null })
  return (
    <Field label={t('parties.buyer')} error={field.error} required>
      <ComboBox
        name="buyer_id"
        value={id === null ? null : { id, label: picked.currentData?.full_name ?? '…' }}
        options={(found.data ?? []).map(({ id: key, full_name, buyer_no }) => ({
          id: key,
          label: `${full_name} · ${buyer_no}`,
        }))}
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
