import type { Signature } from '@contract/modules/cash-advance/cash-advance.calls'
import { advances, useGetAdvanceStandingQuery } from '@/features/cash-advance/cash-advance.api'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { useCommandForm } from '@/shared/command/use-command-form'
import type { DocumentDialogProps } from '@/shared/document/document-view'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormText } from '@/shared/form/form-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SignaturePad } from '@/shared/signature/signature-pad'

/** What is signed, read before the name and the signature are put under it. */
export function SignDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const { currentData: standing } = useGetAdvanceStandingQuery(row.id)
  const text = standing?.to_sign
  if (!text) return null
  return <SignForm row={row} recordName={recordName} text={text} onClose={onClose} />
}

function SignForm({ row, recordName, text, onClose }: DocumentDialogProps & { text: string }) {
  const t = usePhrases('cash-advance')
  const words = usePhrases('signature')
  const form = useCommandForm<Signature, unknown>(advances.commands['sign'] as PortalCommand, {
    record: row,
    defaultValues: { signed_name: '', drawing: '', text },
    done: () => t('command.sign.done', { name: recordName }),
    onDone: onClose,
  })
  const drawing = form.fields.watch('drawing')
  const isUnsigned = form.fields.formState.errors.drawing !== undefined
  return (
    <FormDialog form={form} title={t('command.sign.title')} submit={words('sign')} onClose={onClose}>
      <p className="advance-authority" dir="auto">
        {text}
      </p>
      <FormText
        form={form}
        name="signed_name"
        label={words('name')}
        hint={words('name_hint')}
        autoComplete="name"
        required
      />
      <SignaturePad
        drawing={drawing}
        error={isUnsigned && drawing === '' ? words('missing') : undefined}
        onDraw={path => form.fields.setValue('drawing', path, { shouldDirty: true })}
      />
    </FormDialog>
  )
}
