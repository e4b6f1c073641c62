import { isDateText } from '@contract/kernel/dates'
import { BillableTable } from '@/features/statements/billable-table'
import { useGetBillableQuery } from '@/features/statements/statements.api'
import { WaitingTable } from '@/features/statements/waiting-table'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Answer } from '@/shared/record/answer'
import { Skeleton } from '@/shared/ui/skeleton'

/** What of a developer's sales can be billed up to a day; all of it unless lines are taken off. */
export function BillableControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('statements')
  const { developer_id, cutoff_on, ...values } = useFormValues(form)
  const ou_id = values['ou_id'] ?? row?.['ou_id']
  const isAsked = Boolean(developer_id && ou_id && isDateText(String(cutoff_on ?? '')))
  const question = {
    developer_id: String(developer_id),
    ou_id: String(ou_id),
    cutoff_on: String(cutoff_on),
    ...(row && { statement_id: String(row['id']) }),
  }
  const answer = useGetBillableQuery(question, { skip: !isAsked })
  if (!isAsked) return <p className="text-muted">{t('lines.choose_first')}</p>
  return (
    <Answer answer={answer} wait={<Skeleton lines={4} />}>
      {({ lines, waiting }) => {
        const selected = (values[name] as string[] | null | undefined) ?? lines.map(line => line.tranche_id)
        const change = (ids: string[]) =>
          form.fields.setValue(name, ids.length === lines.length ? null : ids, { shouldDirty: true })
        return (
          <div className="form-stack">
            {lines.length === 0 ? (
              <p>{t('lines.nothing')}</p>
            ) : (
              <BillableTable lines={lines} selected={new Set(selected)} onChange={change} />
            )}
            {waiting.length > 0 && <WaitingTable waiting={waiting} />}
          </div>
        )
      }}
    </Answer>
  )
}
