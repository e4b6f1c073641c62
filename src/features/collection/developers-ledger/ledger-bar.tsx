import { useEffect } from 'react'
import { z } from 'zod'
import { isDateText } from '@contract/kernel/dates'
import { DateInput } from '@/shared/form/date-input'
import { FormReference } from '@/shared/form/form-reference'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'
import { Field } from '@/shared/ui/field'

const schema = z.strictObject({ developer_id: z.string() })

export type LedgerBarProps = {
  developerId: string
  from: string
  to: string
  onChange: (changes: Record<string, string>) => void
}

/** Whose ledger, and of which days. */
export function LedgerBar({ developerId, from, to, onChange }: LedgerBarProps) {
  const t = usePhrases('collection')
  const form = usePortalForm({
    schema,
    defaultValues: { developer_id: developerId },
    onSubmit: () => Promise.resolve(),
  })
  const picked = form.fields.watch('developer_id') || ''
  useEffect(() => {
    if (picked !== developerId) onChange({ developer: picked })
    // oxlint-disable-next-line react/exhaustive-deps -- only what is picked changes the address
  }, [picked])
  const day = (name: 'from' | 'to', value: string) => (
    <Field label={t(`ledger.${name}`)}>
      <DateInput
        value={value}
        onChange={typed => typed && isDateText(typed) && onChange({ [name]: typed })}
      />
    </Field>
  )
  return (
    <Card>
      <div className="form-grid">
        <FormReference form={form} name="developer_id" to="developer" label={t('fields.developer_id')} />
        {day('from', from)}
        {day('to', to)}
      </div>
    </Card>
  )
}
