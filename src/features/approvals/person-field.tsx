import { useState, type ReactNode } from 'react'
import { useSearchPeopleQuery } from '@/features/approvals/delegations/delegations.api'
import { ComboBox, type ComboOption } from '@/shared/form/combo-box'
import { useDebounced } from '@/shared/form/use-debounced'
import { toApiFailure } from '@/shared/http/api-failure'
import { Field } from '@/shared/ui/field'

export type PersonFieldProps = {
  label: ReactNode
  value: ComboOption | null
  error?: ReactNode
  isOptional?: boolean
  onPick: (person: ComboOption | null) => void
}

/** Anyone with an account. Who may name a delegate need not see the list of users. */
export function PersonField({ label, value, error, isOptional = false, onPick }: PersonFieldProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const search = useDebounced(asked)
  const found = useSearchPeopleQuery(search ?? '', { skip: search === null })
  const people = (found.data ?? []).map(({ id, name, detail }) => ({ id, label: `${name} · ${detail}` }))
  return (
    <Field label={label} error={error} required={!isOptional}>
      <ComboBox
        value={value}
        options={people}
        isBusy={found.isFetching || search !== asked}
        failure={found.error ? toApiFailure(found.error).message : undefined}
        onSearch={setAsked}
        onPick={onPick}
      />
    </Field>
  )
}
