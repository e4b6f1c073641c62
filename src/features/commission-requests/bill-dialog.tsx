import type { RequestDraft } from '@contract/modules/commission/request-line'
import { requests, useGetRequestDraftsQuery } from '@/features/commission-requests/commission-requests.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import type { DocumentDialogProps } from '@/shared/document/document-view'
import { FormDialog } from '@/shared/form/form-dialog'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Checkbox } from '@/shared/ui/checkbox'
import { Skeleton } from '@/shared/ui/skeleton'

/** On which statement the tranche is billed: the newest draft of the developer, unless somebody says otherwise. */
export function BillDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const answer = useGetRequestDraftsQuery(row.id, { refetchOnMountOrArgChange: true })
  return (
    <Answer answer={answer} wait={<Skeleton lines={2} />}>
      {drafts => <DraftChoice drafts={drafts} row={row} recordName={recordName} onClose={onClose} />}
    </Answer>
  )
}

type DraftChoiceProps = DocumentDialogProps & { drafts: readonly RequestDraft[] }

function DraftChoice({ drafts, row, recordName, onClose }: DraftChoiceProps) {
  const t = usePhrases('commission-requests')
  const formats = useFormats()
  const { bill } = requests.commands
  if (!bill) throw new Error('a request can be billed')
  const form = useCommandForm<{ statement_id: string | null }, unknown>(bill, {
    record: row,
    defaultValues: { statement_id: drafts[0]?.id ?? null },
    done: () => t('command.bill.done', { name: recordName }),
    onDone: onClose,
  })
  const chosen = form.fields.watch('statement_id')
  const radio = (id: string | null, label: string, hint?: string) => (
    <Checkbox
      key={id}
      kind="radio"
      name="statement_id"
      label={label}
      hint={hint}
      checked={chosen === id}
      onChange={() => form.fields.setValue('statement_id', id, { shouldDirty: true })}
    />
  )
  return (
    <FormDialog
      form={form}
      title={t('command.bill.title', { name: recordName })}
      submit={t('command.bill.submit')}
      onClose={onClose}
    >
      <p>{t('command.bill.text')}</p>
      <fieldset className="form-stack">
        <legend className="field-label">{t('bill.into')}</legend>
        {drafts.map(({ id, cutoff_on, lines: count, gross_amount }) =>
          radio(
            id,
            t('bill.draft', { date: formats.date(cutoff_on) }),
            t('bill.draft_hint', { count, amount: formats.amount(gross_amount) }),
          ),
        )}
        {radio(null, t('bill.fresh'))}
      </fieldset>
    </FormDialog>
  )
}
