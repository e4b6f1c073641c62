import { useNavigate } from 'react-router-dom'
import { schemeFormPath } from '@/features/commission/scheme-paths'
import { schemeActions, type ShownScheme } from '@/features/commission/schemes.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type NextVersionDialogProps = { scheme: ShownScheme; onClose: () => void }

/** Asks for the first day alone: the rest is copied, and changed in the form that follows. */
export function NextVersionDialog({ scheme, onClose }: NextVersionDialogProps) {
  const t = usePhrases('commission')
  const navigate = useNavigate()
  const form = useCommandForm<{ valid_from: string }, ResourceRow>(schemeActions.next_version, {
    record: scheme,
    defaultValues: { valid_from: '' },
    done: made => t('next.done', { version: Number(made['version']) }),
    onDone: made => void navigate(schemeFormPath(made.id)),
  })
  return (
    <FormDialog
      form={form}
      title={t('next.title', { name: scheme.name })}
      submit={t('next.submit')}
      onClose={onClose}
    >
      <p>{t('next.text', { version: scheme.version })}</p>
      <FormDate form={form} name="valid_from" label={t('fields.valid_from')} hint={t('next.hint')} required />
    </FormDialog>
  )
}
