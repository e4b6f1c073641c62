import { useState, type ReactNode } from 'react'
import { useController, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'
import { IconButton } from '@/shared/ui/icon-button'
import { FileChooser } from '@/shared/form/file-chooser'
import { useFieldMessage } from '@/shared/form/use-field-message'
import { useFileSender, type SendFile } from '@/shared/form/use-file-sender'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type StoredFile = { id: string; file_name: string }

export type FormFileProps<Values extends FieldValues> = {
  form: PortalForm<Values>
  /** The field holds the id of a stored file, or null. */
  name: Path<Values>
  label: ReactNode
  /** Stores the file as soon as it is chosen; the form then carries only its id. */
  send: SendFile<StoredFile>
  /** What the stored file is called, where the row says so. */
  fileName?: string | null | undefined
  hint?: ReactNode
  required?: boolean | undefined
  optional?: boolean | undefined
  disabled?: boolean | undefined
}

export function FormFile<Values extends FieldValues>(props: FormFileProps<Values>) {
  const { form, name, label, send, fileName, hint, required, optional, disabled } = props
  const t = usePhrases('record')
  const messageOf = useFieldMessage()
  const { field, fieldState } = useController({ name, control: form.fields.control })
  const [shown, setShown] = useState(fileName ?? null)
  const sender = useFileSender(send, stored => {
    setShown(stored.file_name)
    field.onChange(stored.id as PathValue<Values, Path<Values>>)
  })
  const words = shown ?? t('none')

  return (
    <Field
      label={label}
      hint={hint}
      error={messageOf(fieldState.error?.message)}
      required={required}
      optional={optional}
    >
      {field.value && (
        <div className="cluster">
          <bdi className="text-break">{words}</bdi>
          {!disabled && (
            <IconButton
              icon="trash"
              size="sm"
              label={t('form.file.remove', { name: words })}
              onClick={() => field.onChange(null as PathValue<Values, Path<Values>>)}
            />
          )}
        </div>
      )}
      <FileChooser sender={sender} disabled={disabled} />
    </Field>
  )
}
